import type { ModelProfile } from '../models.ts';
import { fixed, wandering } from './live-values.ts';
import { type AsyncCommand, type Definitions, oneOf, ro, rows, rw } from './schema.ts';

const service = 'Device.Services.STBService.{i}.';
const multiplexes = 12;

/** FrontEnd.{i}.DVBT.Install() of TR-135: one multiplex after the other. */
const install: AsyncCommand = {
  kind: 'async',
  input: ['StartFrequency', 'StopFrequency'],
  output: ['Status', 'ServicesFound'],
  plan: (context) => ({
    durationMs: multiplexes * 800,
    finish: () => ({
      outputArgs: { Status: 'Complete', ServicesFound: String(fixed(context, 'services', 38, 96)) },
    }),
  }),
};

/** Device.Services.STBService. (TR-135 1.4); HDMI and audio only where the product has such outputs. */
export function setTopBox(model: ModelProfile): Definitions {
  return { ...tuner, ...(model.avOutput && outputs) };
}

const tuner: Definitions = {
  [service]: {
    table: rows(1, ['Alias']),
    params: { Alias: ro('string', 'stb'), Enable: rw('boolean', 'true') },
  },
  [`${service}AVPlayers.`]: {
    commands: {
      'ResetPINCode()': { kind: 'sync', input: [], output: [], run: () => ({ outputArgs: {} }) },
    },
  },
  [`${service}Components.FrontEnd.{i}.`]: {
    table: rows(1, ['Name']),
    params: {
      Enable: rw('boolean', 'true'),
      Status: ro('string', 'Enabled'),
      Name: ro('string', 'tuner0'),
    },
  },
  [`${service}Components.FrontEnd.{i}.DVBT.`]: { commands: { 'Install()': install } },
  [`${service}Components.FrontEnd.{i}.DVBT.Modulation.`]: {
    params: {
      ChannelBandwidth: ro('string', '8MHz'),
      Constellation: ro('string', '256QAM'),
      Frequency: ro('unsignedInt', (c) => String(474_000 + 8000 * fixed(c, 'multiplex', 0, multiplexes - 1))),
      Locked: ro('boolean', 'true'),
      BER: ro('unsignedInt', (c) => String(wandering(c, 'ber', 0, 30, 10_000))),
      SNR: ro('int', (c) => String(wandering(c, 'snr', 26, 34, 10_000))),
    },
  },
  [`${service}Components.FrontEnd.{i}.DVBT.ServiceListDatabase.`]: {
    params: { TotalServices: ro('unsignedInt', (c) => String(fixed(c, 'services', 38, 96))) },
  },
};

const outputs: Definitions = {
  [`${service}Components.HDMI.{i}.`]: {
    table: rows(1, ['Name']),
    params: {
      Enable: rw('boolean', 'true'),
      Status: ro('string', 'Enabled'),
      Name: ro('string', 'hdmi0'),
      ResolutionMode: rw('string', 'Auto', oneOf('Auto', 'Best', 'Manual')),
      ResolutionValue: rw('string', '3840x2160/60Hz', (value) => /^\d+x\d+\/\d+(?:\.\d+)?Hz$/.test(value)),
    },
  },
  [`${service}Components.HDMI.{i}.DisplayDevice.`]: {
    params: {
      Status: ro('string', 'Present'),
      Name: ro('string', (c) => ['LG TV SSCR2', 'SAMSUNG', 'TCL 55P7'][fixed(c, 'display', 0, 2)] ?? ''),
      EEDID: ro('string', '00FFFFFFFFFFFF001E6D010101010101011D0103'),
      SupportedResolutions: ro('string', '3840x2160/60Hz,1920x1080/60Hz,1280x720/60Hz'),
      PreferredResolution: ro('string', '3840x2160/60Hz'),
      CECSupport: ro('boolean', 'true'),
      VideoLatency: ro('unsignedInt', '0'),
    },
  },
  [`${service}Components.AudioOutput.{i}.`]: {
    table: rows(1, ['Name']),
    params: {
      Enable: rw('boolean', 'true'),
      Status: ro('string', 'Enabled'),
      Name: ro('string', 'hdmi-audio'),
      AudioFormat: rw('string', 'PCM', oneOf('PCM', 'AC3', 'EAC3', 'AAC')),
      AudioLevel: rw('unsignedInt', '60', (value) => Number(value) <= 100),
      CancelMute: rw('boolean', 'true'),
    },
  },
};
