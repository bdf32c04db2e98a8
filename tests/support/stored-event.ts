import type { LoggedEvent } from '#domain/logged-event.ts';
import { taskSamples } from '#machines/task/events.ts';

/** An event at its place as a log holds it; one of a task carries the data of the sample of its type. */
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
