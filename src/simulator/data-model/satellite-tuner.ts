import { fixed, wandering } from './live-values.ts';
import { type AsyncCommand, type Context, type Definitions, oneOf, ro, rows, rw } from './schema.ts';

/** A satellite tuner, which TR-135 lacks: beside its DVBT object, with the same names (docs/usp-extension.md). */

const frontEnd = 'Device.Services.STBService.{i}.Components.FrontEnd.{i}.';
const lnb = 'Device.X_WAYMARK_STB.LNB.';
export const channelCount =
  'Device.Services.STBService.1.Components.FrontEnd.1.X_WAYMARK_DVBS.ServiceListDatabase.TotalServices';

/** Returns the LNB of the house: most have a universal one, some one for a single band. */
const dishOf = (c: Context) =>
  fixed(c, 'dish', 0, 5) === 0
    ? { type: 'Single', value: '10750' }
    : { type: 'Universal', value: '9750/10600' };

/** Returns the share of the satellite's channels that the tuner receives with these settings, from 0 to 1. */
function understood(c: Context, type: string, value: string): number {
  const dish = dishOf(c);
  if (type === dish.type && value === dish.value) return 1;
  if (dish.type !== 'Universal') return 0;
  // One band of two, or the first port of the switch with the LNB.
  if (type === 'Single') return value === '9750' ? 0.4 : value === '10600' ? 0.6 : 0;
  return type === 'DiSEqC' && value === '1' ? 1 : 0;
}

const reception = (c: Context) => understood(c, c.read(`${lnb}Type`), c.read(`${lnb}Value`));
const onAir = (c: Context) => fixed(c, 'services', 38, 96);
const isLocked = (c: Context) => reception(c) > 0;

const steps = 10;
const stepMs = 400;

/**
 * Works like FrontEnd.{i}.DVBT.Install() of TR-135: scans one transponder after the other; the result replaces the
 * list.
 */
const install: AsyncCommand = {
  kind: 'async',
  input: [],
  output: ['Status', 'ServicesFound'],
  plan: (context) => {
    const found = Math.round(onAir(context) * reception(context));
    return {
      ticks: {
        count: steps,
        everyMs: stepMs,
        event: (sequence) => ({
          objPath: 'Device.X_WAYMARK_Diagnostics.',
          name: 'ScanProgress!',
          params: {
            Sequence: String(sequence),
            Progress: String((100 * sequence) / steps),
            ServicesFound: String(Math.round((found * sequence) / steps)),
          },
        }),
      },
      durationMs: steps * stepMs,
      finish: (device) => {
        device.write(channelCount, String(found));
        return { outputArgs: { Status: 'Complete', ServicesFound: String(found) } };
      },
    };
  },
};

const transponder = (c: Context) => fixed(c, 'transponder', 0, 39);

export const satelliteTuner: Definitions = {
  [frontEnd]: {
    table: rows(1, ['Name']),
    params: {
      Enable: rw('boolean', 'true'),
      Status: ro('string', 'Enabled'),
      Name: ro('string', 'tuner0'),
    },
  },
  [`${frontEnd}X_WAYMARK_DVBS.`]: {
    params: {
      SignalStrength: ro('int', (c) =>
        String(isLocked(c) ? wandering(c, 'dvbsStrength', -52, -34, 15_000) : -78),
      ),
      SignalQuality: ro('unsignedInt', (c) =>
        String(isLocked(c) ? wandering(c, 'dvbsQuality', 68, 92, 15_000) : 0),
      ),
    },
    commands: { 'Install()': install },
  },
  [`${frontEnd}X_WAYMARK_DVBS.Modulation.`]: {
    params: {
      Frequency: ro('unsignedInt', (c) => String(10_714_000 + 40_000 * transponder(c))),
      Polarization: ro('string', (c) => (transponder(c) % 2 === 0 ? 'Horizontal' : 'Vertical')),
      SymbolRate: ro('unsignedInt', (c) => (transponder(c) % 3 === 0 ? '22000' : '27500')),
      Constellation: ro('string', (c) => (transponder(c) % 3 === 0 ? '8PSK' : 'QPSK')),
      Locked: ro('boolean', (c) => String(isLocked(c))),
      BER: ro('unsignedInt', (c) => String(wandering(c, 'ber', 0, 30, 10_000))),
      SNR: ro('int', (c) => String(isLocked(c) ? wandering(c, 'snr', 9, 15, 10_000) : 0)),
    },
  },
  [`${frontEnd}X_WAYMARK_DVBS.ServiceListDatabase.`]: {
    params: {
      TotalServices: ro('unsignedInt', (c) =>
        String(Math.round(onAir(c) * understood(c, 'Universal', '9750/10600'))),
      ),
    },
  },
  [lnb]: {
    params: {
      Type: rw('string', 'Universal', oneOf('Universal', 'Single', 'DiSEqC', 'Unicable')),
      Value: rw('string', '9750/10600', (value) => /^\d{1,5}(?:\/\d{1,5})?$/.test(value)),
    },
  },
};
