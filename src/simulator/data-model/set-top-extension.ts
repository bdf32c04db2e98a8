import { macAddress } from '../identity.ts';
import { mix, nameKey } from '../random.ts';
import { fixed, isoTime, upSeconds, wandering } from './live-values.ts';
import { type AsyncCommand, type Definitions, oneOf, ro, rows, rw } from './schema.ts';

/** Device.X_WAYMARK_STB.: what neither TR-181 nor TR-135 has for an Android set-top box (docs/usp.md). */

const apps = [
  { label: 'Live TV', name: 'com.example.livetv', store: 'Factory Application' },
  { label: 'Operator Store', name: 'com.example.store', store: 'Operator' },
  { label: 'Video Box', name: 'com.example.videobox', store: 'Play Store' },
  { label: 'Karaoke', name: 'com.example.karaoke', store: 'Play Store' },
] as const;

const app = (row = 1) => apps[(row - 1) % apps.length] ?? apps[0];
const channels = ['KBS 1', 'KBS 2', 'MBC', 'SBS', 'EBS', 'YTN', 'tvN'] as const;

/** Starting and stopping an application takes a moment and changes its state. */
function becomes(state: 'Active' | 'Idle'): AsyncCommand {
  return {
    kind: 'async',
    input: [],
    output: [],
    plan: (_, { objPath }) => ({
      durationMs: 900,
      finish: (device) => {
        device.write(`${objPath}State`, state);
        return { outputArgs: {} };
      },
    }),
  };
}

const zapMs = 20 * 60_000;

export const setTopExtension: Definitions = {
  'Device.X_WAYMARK_STB.': {
    params: {
      CurrentChannel: ro('unsignedInt', (c) =>
        String(1 + wandering(c, 'channel', 0, channels.length - 1, zapMs)),
      ),
      CurrentChannelName: ro(
        'string',
        (c) => channels[wandering(c, 'channel', 0, channels.length - 1, zapMs)] ?? channels[0],
      ),
      // Of the operator's application, which the customer sees.
      ApplicationVersion: ro('string', (c) => `5.${fixed(c, 'application', 0, 3)}.1`),
      GoogleSignedIn: ro('boolean', (c) => String(fixed(c, 'google', 0, 3) > 0)),
      OsdMessage: rw('string', '', (value) => value.length <= 200),
    },
  },
  'Device.X_WAYMARK_STB.HDMI.': { params: { CECEnable: rw('boolean', 'true') } },
  'Device.X_WAYMARK_STB.LNB.': {
    params: {
      Type: rw('string', 'Universal', oneOf('Universal', 'Single', 'DiSEqC', 'Unicable')),
      Value: rw('string', '9750/10600'),
    },
  },
  'Device.X_WAYMARK_STB.BluetoothRemote.': {
    params: {
      Paired: ro('boolean', 'true'),
      Name: ro('string', 'WM-RCU-20'),
      MACAddress: ro('string', (c) => macAddress('0A57B8', mix(c.seed, nameKey('remote')))),
      FirmwareVersion: ro('string', '1.0.7'),
      BatteryLevel: ro('unsignedInt', (c) =>
        String(Math.max(5, 100 - Math.floor(upSeconds(c) / 86_400) * 2)),
      ),
    },
  },
  'Device.X_WAYMARK_STB.App.{i}.': {
    table: rows(apps.length, ['PackageName']),
    params: {
      Label: ro('string', (_, [row]) => app(row).label),
      PackageName: ro('string', (_, [row]) => app(row).name),
      StoreName: ro('string', (_, [row]) => app(row).store),
      State: ro('string', (_, [row]) => ((row ?? 1) <= 2 ? 'Active' : 'Idle')),
      Version: ro(
        'string',
        (c, [row]) => `${fixed(c, 'appMajor', 1, 4, row ?? 1)}.${fixed(c, 'appMinor', 0, 9, row ?? 1)}.0`,
      ),
      UpdateTime: ro('dateTime', (c, [row]) =>
        isoTime(1_760_000_000_000 + fixed(c, 'appUpdate', 0, 30_000, row ?? 1) * 1e6),
      ),
      // Bytes, seconds and bytes since the last restart.
      InternetUsage: ro('unsignedLong', (c, [row]) =>
        String(Math.floor(upSeconds(c) * fixed(c, 'appTraffic', 100, 90_000, row ?? 1))),
      ),
      ForegroundTime: ro('unsignedInt', (c, [row]) =>
        String(Math.floor(upSeconds(c) / (3 + (row ?? 1) ** 2))),
      ),
      StorageUsage: ro('unsignedLong', (c, [row]) =>
        String(fixed(c, 'appStorage', 8, 400, row ?? 1) * 1_048_576),
      ),
    },
    commands: { 'Start()': becomes('Active'), 'Stop()': becomes('Idle') },
  },
};
