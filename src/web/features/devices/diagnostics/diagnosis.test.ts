import { describe, expect, test, vi } from 'vitest';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { JsonObject } from '#machines/json.ts';
import { taskSamples } from '#machines/task/events.ts';
import { EventStream } from '#web/entities/stream/streams.ts';
import { type TaskStream, taskKind } from '#web/entities/task/streams.ts';
import { phasesOf, runOf } from './diagnosis.ts';

// The live socket's module asks for it as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('window', {}));

const request = JSON.parse(JSON.stringify(taskSamples[0]?.data));
const sample = (response_time: number) => ({ sequence: response_time, sample: { response_time } });
const facts: [string, JsonObject][] = [
  ['task.requested', request],
  ['task.authorised', { permission: 'x' }],
  ['task.queued', { position: 0, online: true }],
  ['task.dispatched', { attempt: 1 }],
  ['task.acknowledged', { requestPath: null }],
  ['task.progressed', sample(9)],
  ['task.progressed', sample(11)],
];

function streamOf(...more: [string, JsonObject][]): TaskStream {
  const stream = new EventStream(taskKind, '1');
  for (const [index, [type, data]] of [...facts, ...more].entries()) {
    const event: LoggedEvent = {
      pos: index + 1,
      streamId: 'task:1',
      version: index + 1,
      type,
      schemaVersion: 1,
      recordedAt: `2027-01-15T08:00:0${index}.000Z`,
      actor: { kind: 'device', id: 'os::1', name: 'os::1' },
      data,
      hash: '',
    };
    stream.hear(event);
  }
  return stream;
}

describe('a run, as its card shows it', () => {
  test('steps tick and samples come at once: only the toast of progress is late (RU-031)', () => {
    expect(runOf('PingTest', '1', streamOf())).toMatchObject({
      taskId: '1',
      busy: true,
      samples: [{ response_time: 9 }, { response_time: 11 }],
      phases: { sent: '2027-01-15T08:00:03.000Z', running: '2027-01-15T08:00:05.000Z' },
      end: null,
      result: null,
    });
  });

  test('the end is a step of its own, with its state and time', () => {
    const at = '2027-01-15T08:00:07.000Z';
    const done = runOf('PingTest', '1', streamOf(['task.succeeded', { result: { success_count: 2 } }]));
    expect(done).toMatchObject({
      busy: false,
      end: { state: 'succeeded', at },
      result: { data: { success_count: 2 } },
    });
    const failed = runOf(
      'PingTest',
      '1',
      streamOf(['task.failed', { code: 'wsfail', message: 'Error_Other' }]),
    );
    expect(failed).toMatchObject({ busy: false, end: { state: 'failed', at }, result: null });
    const cancelled = runOf(
      'PingTest',
      '1',
      streamOf(['cancel.requested', { reason: 'user' }], ['task.cancelled', {}]),
    );
    expect(cancelled).toMatchObject({ busy: false, end: { state: 'cancelled' }, result: null });
  });

  test('an answer that comes after the end does not move it', () => {
    const late = streamOf(
      ['task.failed', { code: 'wsfail', message: 'Error_Other' }],
      ['result.arrivedLate', { outcome: 'succeeded', result: null }],
    );
    expect(runOf('PingTest', '1', late).end?.at).toBe('2027-01-15T08:00:07.000Z');
  });

  test('a kind without samples runs as soon as the device has accepted', () => {
    expect(phasesOf('TraceRoute', 'task.acknowledged')).toEqual(['accepted', 'running']);
    expect(phasesOf('PingTest', 'task.acknowledged')).toEqual(['accepted']);
  });
});
