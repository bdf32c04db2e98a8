import { expect, test } from 'vitest';
import { DeviceQueues, type QueuedTask } from '#server/devices/engine/device-queue.ts';

let order = 0;
const task = (taskId: string, more: Partial<QueuedTask> = {}): QueuedTask => ({
  taskId,
  endpointId: 'one',
  family: 'reachability',
  lane: 'interactive',
  permission: '/p',
  accountId: 'a',
  order: order++,
  ...more,
});
const all = (queues: DeviceQueues, endpointId = 'one') => {
  const taken: string[] = [];
  for (;;) {
    const next = queues.takeNext(endpointId);
    if (!next) return taken;
    taken.push(next.taskId);
    queues.release(endpointId, next.taskId);
  }
};

test('given interactive and bulk work, then interactive goes first, and each in order of arrival', () => {
  const queues = new DeviceQueues();
  for (const lane of ['bulk', 'interactive', 'bulk', 'interactive'] as const)
    queues.enqueue(task(`${lane}${order}`, { lane }));
  const waiting = queues.waitingOf('one', 'reachability');
  expect(waiting.map((id) => id.replace(/\d+/, ''))).toEqual(['interactive', 'interactive', 'bulk', 'bulk']);
  expect(waiting.slice(0, 2)).toEqual(
    waiting.slice(0, 2).toSorted((a, b) => Number(a.slice(11)) - Number(b.slice(11))),
  );
  expect(queues.waitingCount()).toBe(4);
  expect(all(queues)).toEqual(waiting);
  expect(queues.waitingCount()).toBe(0);
});

test('given a running task of the family, then the next waits and another family goes', () => {
  const queues = new DeviceQueues();
  queues.markRunning(task('first'));
  queues.enqueue(task('second'));
  queues.enqueue(task('other', { family: 'speed' }));
  expect(queues.takeNext('one')?.taskId).toBe('other');
  expect(queues.takeNext('one')).toBeNull();
  expect(queues.open('one')).toEqual(['first', 'other', 'second']);
  expect(queues.running('one')).toEqual(['first', 'other']);
  queues.release('one', 'first');
  expect(queues.takeNext('one')?.taskId).toBe('second');
  expect(queues.running('one').sort()).toEqual(['other', 'second']);
});

test('given tasks ahead, then a task knows its position: after the running one and earlier ones of its family', () => {
  const queues = new DeviceQueues();
  expect(queues.position(task('nobody'))).toBe(0);
  queues.markRunning(task('running'));
  queues.enqueue(task('waiting', { lane: 'bulk' }));
  queues.enqueue(task('foreign', { family: 'speed' }));
  expect(queues.position(task('mine', { lane: 'bulk' }))).toBe(2);
  expect(queues.position(task('urgent'))).toBe(1);
  expect(queues.position(task('elsewhere', { endpointId: 'two' }))).toBe(0);
  expect(queues.position(task('third', { family: 'lock' }))).toBe(0);
});

test('given a free family, then a task starts at once, and only then', () => {
  const queues = new DeviceQueues();
  expect(queues.tryStart(task('first'))).toBe(true);
  expect(queues.running('one')).toEqual(['first']);
  expect(queues.tryStart(task('second'))).toBe(false);
  queues.release('one', 'first');
  queues.enqueue(task('waits'));
  expect(queues.tryStart(task('third'))).toBe(false);
});

test('given a task that is released, then it neither runs nor waits, and the others stay', () => {
  const queues = new DeviceQueues();
  queues.markRunning(task('running'));
  queues.markRunning(task('speed', { family: 'speed' }));
  queues.enqueue(task('a'));
  queues.enqueue(task('b'));
  queues.release('one', 'a');
  expect(queues.open('one')).toEqual(['running', 'speed', 'b']);
  queues.release('one', 'running');
  expect(queues.open('one')).toEqual(['speed', 'b']);
  queues.release('one', 'speed');
  expect(queues.open('one')).toEqual(['b']);
  queues.release('one', 'b');
  queues.release('one', 'b');
  expect(queues.open('one')).toEqual([]);
});

test('given a device without work, then its queue is empty', () => {
  const queues = new DeviceQueues();
  expect(queues.takeNext('none')).toBeNull();
  expect(queues.open('none')).toEqual([]);
  expect(queues.running('none')).toEqual([]);
  expect(queues.waitingOf('none', 'lock')).toEqual([]);
  queues.release('none', 'x');
  queues.enqueue(task('a'));
  queues.enqueue(task('b', { endpointId: 'two' }));
  expect(queues.waitingOf('one', 'lock')).toEqual([]);
  expect(queues.waitingOf('one', 'reachability')).toEqual(['a']);
  expect(queues.waitingCount()).toBe(2);
});
