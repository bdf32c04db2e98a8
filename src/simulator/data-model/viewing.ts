import { type Definitions, inRange, ro, rw } from './schema.ts';

/** Device.X_WAYMARK_Viewing.: what the box shows, in numbered segments (docs/usp-extension.md). */
export const viewingObject = 'Device.X_WAYMARK_Viewing.';

export const viewing: Definitions = {
  [viewingObject]: {
    params: {
      Enable: rw('boolean', 'true'),
      ReportInterval: rw('unsignedInt', '900', inRange(1, 86_400)),
      LogId: ro('string', (c) => c.viewing.logId),
      Lost: ro('unsignedLong', (c) => String(c.viewing.lost)),
    },
    events: { 'Report!': ['LogId', 'First', 'Count', 'SentAt', 'UpTime', 'Data'] },
  },
};
