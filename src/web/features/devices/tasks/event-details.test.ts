import { describe, expect, test } from 'vitest';
import { taskNames, taskSubjectsWithHost } from '#domain/task-kinds/texts.ts';
import { taskSamples } from '#machines/task/events.ts';
import { taskMachine } from '#machines/task/machine.ts';
import { Replay, type TimelineEvent } from '#web/entities/stream/replay.ts';
import { causeMessages } from '#web/entities/task/cause-messages.ts';
import { outcomeMessages } from '#web/entities/task/outcome-messages.ts';
import { detailsOf } from './event-details.ts';
import { detailMessages as messages } from './sentence-messages.ts';
import { subjectOf } from './subject.ts';

const eventOf = (type: string, data: TimelineEvent['data'], version = 1): TimelineEvent => ({
  pos: version,
  streamId: 'task:1',
  version,
  type,
  schemaVersion: 1,
  recordedAt: '2027-01-15T08:00:00.000Z',
  actor: { kind: 'server', id: 'engine', name: 'engine' },
  data,
  hash: '',
});
const none = new Replay(taskMachine);
const detail = (type: string, data: TimelineEvent['data']) => detailsOf(eventOf(type, data), none);

/** A ping up to its last event. */
function pingWith(type: string, data: TimelineEvent['data']): Replay<typeof taskMachine> {
  const replay = new Replay(taskMachine);
  const before = ['task.requested', 'task.authorised', 'task.queued', 'task.dispatched', 'task.acknowledged'];
  const facts = before.map((name) => taskSamples.find((sample) => sample.type === name));
  replay.join(
    [...facts.map((fact) => ({ type: fact?.type ?? '', data: { ...fact?.data } })), { type, data }].map(
      (fact, index) => eventOf(fact.type, fact.data, index + 1),
    ),
  );
  return replay;
}

describe('what an event of a task says in a line', () => {
  test.each([
    ['task.queued', { position: 0, online: false }, messages.offline],
    ['task.queued', { position: 2, online: false }, messages.offlineBehind],
    ['task.queued', { position: 2, online: true }, messages.behind],
    ['task.queued', { position: 0, online: true }, messages.next],
    ['task.dispatched', { attempt: 2 }, messages.attempt],
    ['task.progressed', { sample: { response_time: 48 } }, messages.echo],
    ['task.progressed', { sample: { response_time: null } }, messages.echoLost],
    ['task.progressed', { sample: { signal_strength: -58 } }, messages.signal],
    ['task.progressed', { sample: { progress: 40 } }, messages.progress],
    ['task.progressed', { sample: { progress: 40, channels_found: 12 } }, messages.scanned],
    ['delivery.failed', { proof: 'unknown' }, messages.deliveryUnknown],
    ['cancel.requested', { reason: 'leftScreen' }, messages.cancelLeftScreen],
  ])('%s %j', (type, data, text) => {
    expect(detail(type, data)?.text).toBe(text);
  });

  test('has no details for a redacted event, or one whose name says it all', () => {
    expect(detail('task.requested', {})).toBeNull();
    expect(detail('task.progressed', {})).toBeNull();
    expect(detail('task.denied', {})).toBeNull();
    expect(detail('task.dispatched', { attempt: 1 })).toBeNull();
    expect(detail('cancel.requested', { reason: 'user' })).toBeNull();
    expect(detail('task.authorised', { permission: '/devices/diagnostics' })).toBeNull();
  });

  test('the end says its figures, or what the device said', () => {
    const result = { average_response_time: 17, success_count: 14, failure_count: 1 };
    const done = pingWith('task.succeeded', { result });
    expect(detailsOf(eventOf('task.succeeded', { result }, 6), done)).toEqual({
      text: outcomeMessages.ping,
      values: { ms: 17, sent: 15, lost: 1 },
    });
    const failure = { code: 'wsfail', message: 'Error_CannotResolveHostName' };
    const failed = pingWith('task.failed', failure);
    expect(detailsOf(eventOf('task.failed', failure, 6), failed)?.text).toBe(
      causeMessages.cannotResolveHostName,
    );
  });
});

test('what was asked is named with its target where it has one', () => {
  expect(subjectOf({ taskType: 'PingTest', params: { host: '8.8.8.8' } })).toEqual({
    text: taskSubjectsWithHost.PingTest,
    values: { host: '8.8.8.8' },
  });
  expect(subjectOf({ taskType: 'TraceRoute', params: {} }).values).toBeUndefined();
  expect(subjectOf({ taskType: 'Reboot', params: {} }).text).toBe(taskNames.Reboot);
});
