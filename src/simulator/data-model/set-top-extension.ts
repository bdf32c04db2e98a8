import { fixed, isoTime, upSeconds, wandering } from './live-values.ts';
import { channelCount } from './satellite-tuner.ts';
import { type AsyncCommand, type Context, type Definitions, ro, rows } from './schema.ts';

/** Device.X_WAYMARK_STB.: what neither TR-181 nor TR-135 has for an Android set-top box (docs/usp.md). */

const apps = [
  { label: 'Live TV', name: 'com.example.livetv', store: 'Factory Application' },
  { label: 'Operator Store', name: 'com.example.store', store: 'Operator' },
  { label: 'Video Box', name: 'com.example.videobox', store: 'Play Store' },
  { label: 'Karaoke', name: 'com.example.karaoke', store: 'Play Store' },
] as const;

const app = (row = 1) => apps[(row - 1) % apps.length] ?? apps[0];
export const channels = ['KBS 1', 'KBS 2', 'MBC', 'SBS', 'EBS', 'YTN', 'tvN'] as const;

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
const channelOf = (c: Context) => wandering(c, 'channel', 0, channels.length - 1, zapMs);
const hasChannels = (c: Context) => c.read(channelCount) !== '0';

export const setTopExtension: Definitions = {
  'Device.X_WAYMARK_STB.': {
    params: {
      // With an empty list of channels none is on.
      CurrentChannel: {
        ...ro('unsignedInt', (c) => String(1 + channelOf(c))),
        chosen: (c) => (hasChannels(c) ? null : '0'),
      },
      CurrentChannelName: {
        ...ro('string', (c) => channels[channelOf(c)] ?? ''),
        chosen: (c) => (hasChannels(c) ? null : ''),
      },
      // Of the operator's application, which the customer sees.
      ApplicationVersion: ro('string', (c) => `5.${fixed(c, 'application', 0, 3)}.1`),
      GoogleSignedIn: ro('boolean', (c) => String(fixed(c, 'google', 0, 3) > 0)),
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
