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
  test('steps tick at once, samples come 3 s late (RU-031)', () => {
    const stream = streamOf();
    expect(runOf('PingTest', stream)).toMatchObject({
      busy: true,
      samples: [],
      phases: { sent: '2027-01-15T08:00:03.000Z', running: '2027-01-15T08:00:05.000Z' },
      result: null,
      failure: null,
    });
    stream.show(6);
    expect(runOf('PingTest', stream).samples).toEqual([{ response_time: 9 }]);
  });

  test('a result overtakes the last samples, which still come (045)', () => {
    const stream = streamOf(['task.succeeded', { result: { success_count: 2 } }]);
    expect(runOf('PingTest', stream)).toMatchObject({
      busy: false,
      samples: [],
      result: { data: { success_count: 2 } },
    });
    stream.show(7);
    expect(runOf('PingTest', stream).samples).toHaveLength(2);
  });

  test('a failure is told with its code, an obeyed cancel is neither result nor failure', () => {
    const failed = streamOf(['task.failed', { code: 'wsfail', message: 'no such host' }]);
    expect(runOf('PingTest', failed)).toMatchObject({
      busy: false,
      result: null,
      failure: { code: 'wsfail', message: 'no such host' },
    });
    const cancelled = streamOf(['cancel.requested', { reason: 'user' }], ['task.cancelled', {}]);
    expect(runOf('PingTest', cancelled)).toMatchObject({ busy: false, result: null, failure: null });
  });

  test('a kind without samples runs as soon as the device has accepted', () => {
    expect(phasesOf('TraceRoute', 'task.acknowledged')).toEqual(['accepted', 'running']);
    expect(phasesOf('PingTest', 'task.acknowledged')).toEqual(['accepted']);
  });
});
