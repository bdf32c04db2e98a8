import { describe, expect, test } from 'vitest';
import type { LiveMessage } from '#domain/live-message.ts';
import { phasesOf, pushOf } from './pushes.ts';

const message = (event: string, data: LiveMessage['data'] = {}, status = 'running'): LiveMessage => ({
  event: 'Progress',
  task_id: 'task-1',
  endpoint_id: 'os::1',
  data,
  task: { action_type: 'PingTest', task_status: status, task_event: event, task_type: 'PingTest' },
  pos: 2,
  prev: 1,
  version: 3,
  fact: {
    pos: 2,
    streamId: 'task:task-1',
    version: 3,
    type: 'task.progressed',
    schemaVersion: 1,
    recordedAt: '2027-01-15T08:00:00.000Z',
    actor: { kind: 'device', id: 'os::1', name: 'os::1' },
    data: {},
    hash: '',
  },
});

describe('a push, as the card’s machine takes it', () => {
  test('another kind is nobody’s business here', () => {
    expect(pushOf('TraceRoute', message('start'), 1)).toBeNull();
  });
  test('progress with and without a sample', () => {
    expect(pushOf('PingTest', message('progress', { sample: { response_time: 9 } }), 1)).toMatchObject({
      type: 'push.progressed',
      data: { sample: { response_time: 9 } },
    });
    expect(pushOf('PingTest', message('Progress'), 1)).toMatchObject({ data: { sample: null } });
  });
  test('complete and success are the same (A-051)', () => {
    for (const event of ['complete', 'success']) {
      expect(pushOf('PingTest', message(event), 1)?.type).toBe('push.succeeded');
    }
  });
  test('an obeyed cancel is no success', () => {
    expect(pushOf('PingTest', message('complete', {}, 'cancelled'), 1)?.type).toBe('push.cancelled');
  });
});

test('who sends no samples runs as soon as the device has accepted', () => {
  expect(phasesOf('TraceRoute', 'task.acknowledged')).toEqual(['accepted', 'running']);
  expect(phasesOf('PingTest', 'task.acknowledged')).toEqual(['accepted']);
});
