import type { TimelineEvent } from '#web/entities/stream/replay.ts';

export interface TakenPicture {
  /** The capture that it is of. */
  taskId: string;
  sequence: number;
  /** ISO 8601, the device's clock. */
  takenAt: string;
}

/** Every picture that a consent let in, in the order of the log. */
export function picturesOf(events: readonly TimelineEvent[]): TakenPicture[] {
  let taskId = '';
  return events.flatMap(({ type, data }) => {
    if (type === 'capture.requested') taskId = String(data.taskId);
    if (type !== 'picture.received') return [];
    return [{ taskId, sequence: Number(data.sequence), takenAt: String(data.takenAt) }];
  });
}
