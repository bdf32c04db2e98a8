import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveMessage } from '#domain/live-message.ts';
import { faults } from '#web/ambient/faults.ts';
import { dispatch } from './dispatch.ts';

const stops: (() => void)[] = [];
/** A listener, and the messages that it received. */
function listener(): LiveMessage[] {
  const received: LiveMessage[] = [];
  stops.push(dispatch.listen((message) => received.push(message)));
  return received;
}

const message = (pos: number, more: Pick<LiveMessage, 'event'> & Partial<LiveMessage>): LiveMessage => ({
  endpoint_id: 'os::1',
  data: {},
  pos,
  prev: pos - 1,
  version: pos,
  fact: {
    pos,
    streamId: 'device:os::1',
    version: pos,
    type: 'device.reported',
    schemaVersion: 1,
    recordedAt: '2026-01-01T00:00:00.000Z',
    actor: { kind: 'device', id: 'os::1', name: 'os::1' },
    data: {},
    hash: '',
  },
  ...more,
});
const online = message(1, { event: 'Online' });
const offline = message(2, { event: 'Offline' });
const progress = message(3, {
  event: 'Progress',
  task: { action_type: 'PingTest', task_status: 'running', task_event: 'progress', task_type: 'PingTest' },
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  dispatch.forget();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('delivers what arrived before the first listener to all that subscribe in the same turn, in its order', async () => {
  dispatch.receive(online);
  const page = listener();
  const around = listener();
  dispatch.receive(offline);
  await Promise.resolve();
  expect(page).toEqual([online, offline]);
  expect(around).toEqual([online, offline]);
  expect(listener()).toEqual([]);
});

test('delivers no message of an ended session to the next one', async () => {
  dispatch.receive(online);
  dispatch.forget();
  const next = listener();
  await Promise.resolve();
  expect(next).toEqual([]);
});

test('delivers progress three seconds late, and at once to listeners of facts (CO-030, RU-031)', () => {
  const received = listener();
  const facts: LiveMessage[] = [];
  stops.push(dispatch.listenToFacts((message) => facts.push(message)));
  dispatch.receive(progress);
  expect(facts).toEqual([progress]);
  vi.advanceTimersByTime(2_999);
  expect(received).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(received).toEqual([progress]);
});

test('a listener that throws is reported, and the others receive the message and the next one', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const reported: unknown[] = [];
  stops.push(faults.listen((part, error) => reported.push([part, error])));
  const broken = new TypeError('rows.some is not a function');
  stops.push(
    dispatch.listen(() => {
      throw broken;
    }),
  );
  const received = listener();
  dispatch.receive(online);
  dispatch.receive(offline);
  expect(received).toEqual([online, offline]);
  expect(reported).toEqual([
    ['live message', broken],
    ['live message', broken],
  ]);
  expect(logged).toHaveBeenCalledTimes(2);
});
