import { macAddress } from '../identity.ts';
import { mix, nameKey } from '../random.ts';
import { fixed, upSeconds } from './live-values.ts';
import { type AsyncCommand, type CommandResult, type Context, type Definitions, ro } from './schema.ts';

/** The Bluetooth remote control of a set-top box, which gets its firmware from the box (docs/usp-extension.md). */

const object = 'Device.X_WAYMARK_STB.BluetoothRemote.';
/** Battery percentage below which the remote control refuses to write its memory. */
const leastBattery = 20;
const steps = 10;
const stepMs = 400;

function blockReason(c: Context): string | null {
  if (c.read(`${object}Connected`) !== 'true') return 'Error_NotConnected';
  if (Number(c.read(`${object}BatteryLevel`)) < leastBattery) return 'Error_LowBattery';
  return c.read(`${object}FirmwareVersion`) === c.read(`${object}AvailableVersion`)
    ? 'Error_NoNewerVersion'
    : null;
}

const upgrade: AsyncCommand = {
  kind: 'async',
  input: [],
  output: ['Status', 'FirmwareVersion'],
  plan: (context) => {
    const refused = blockReason(context);
    if (refused) return { durationMs: 400, finish: () => ({ outputArgs: { Status: refused } }) };
    return {
      ticks: {
        count: steps,
        everyMs: stepMs,
        event: (sequence) => ({
          objPath: 'Device.X_WAYMARK_Diagnostics.',
          name: 'RemoteUpgradeProgress!',
          params: { Sequence: String(sequence), Progress: String((100 * sequence) / steps) },
        }),
      },
      durationMs: steps * stepMs + 600,
      finish: (device): CommandResult => {
        // The remote control may have left the range, or run empty, during the update.
        const broken = blockReason(device);
        if (broken) return { outputArgs: { Status: broken } };
        const version = device.read(`${object}AvailableVersion`);
        device.write(`${object}FirmwareVersion`, version);
        return { outputArgs: { Status: 'Complete', FirmwareVersion: version } };
      },
    };
  },
};

export const remoteControl: Definitions = {
  [object]: {
    params: {
      Paired: ro('boolean', 'true'),
      Connected: ro('boolean', 'true'),
      Name: ro('string', 'WM-RCU-20'),
      MACAddress: ro('string', (c) => macAddress('0A57B8', mix(c.seed, nameKey('remote')))),
      FirmwareVersion: ro('string', '1.0.7'),
      AvailableVersion: ro('string', '1.1.0'),
      BatteryLevel: ro('unsignedInt', (c) =>
        String(Math.max(4, fixed(c, 'battery', 55, 100) - Math.floor(upSeconds(c) / 86_400))),
      ),
    },
    commands: { 'UpgradeFirmware()': upgrade },
  },
};
