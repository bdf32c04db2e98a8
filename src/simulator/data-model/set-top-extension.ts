import { fixed, wandering } from './live-values.ts';
import { channelCount } from './satellite-tuner.ts';
import { type Context, type Definitions, ro } from './schema.ts';

/** Device.X_WAYMARK_STB.: parameters of an Android set-top box that neither TR-181 nor TR-135 has (docs/usp.md). */

export const channels = ['KBS 1', 'KBS 2', 'MBC', 'SBS', 'EBS', 'YTN', 'tvN'] as const;

const zapMs = 20 * 60_000;
const channelOf = (c: Context) => wandering(c, 'channel', 0, channels.length - 1, zapMs);
const hasChannels = (c: Context) => c.read(channelCount) !== '0';

export const setTopExtension: Definitions = {
  'Device.X_WAYMARK_STB.': {
    params: {
      // With an empty list no channel is on.
      CurrentChannel: {
        ...ro('unsignedInt', (c) => String(1 + channelOf(c))),
        chosen: (c) => (hasChannels(c) ? null : '0'),
      },
      CurrentChannelName: {
        ...ro('string', (c) => channels[channelOf(c)] ?? ''),
        chosen: (c) => (hasChannels(c) ? null : ''),
      },
      // Version of the operator's application, which the customer sees.
      ApplicationVersion: ro('string', (c) => `5.${fixed(c, 'application', 0, 3)}.1`),
      GoogleSignedIn: ro('boolean', (c) => String(fixed(c, 'google', 0, 3) > 0)),
    },
  },
};
