import type { LoggedEvent } from '#domain/logged-event.ts';
import { taskSamples } from '#machines/task/events.ts';

/** Returns an event at its position in a log; an event of a task has the data of its type's sample. */
export const storedEvent = (
  place: Pick<LoggedEvent, 'pos' | 'streamId' | 'version' | 'type'>,
): LoggedEvent => ({
  ...place,
  schemaVersion: 1,
  recordedAt: '2026-01-02T03:04:05.000Z',
  actor: { kind: 'server', id: 'test', name: 'test' },
  data: JSON.parse(JSON.stringify(taskSamples.find(({ type }) => type === place.type)?.data ?? {})),
  hash: '',
});
