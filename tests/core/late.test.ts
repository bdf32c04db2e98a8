import { expect, test } from 'vitest';
import { type TaskFact, taskSamples } from '#machines/task/events.ts';
import { orLate } from '#server/devices/engine/late.ts';
import { Sessions } from '#server/devices/engine/sending.ts';
import { type LoadedTask, type NewTaskFact, taskFold } from '#server/devices/engine/task-stream.ts';

const actor = { kind: 'device', id: 'one', name: 'one' } as const;
const sample = (type: string): TaskFact => {
  const found = taskSamples.find((candidate) => candidate.type === type);
  if (!found) throw new Error(`no sample of ${type}`);
  return found as TaskFact;
};
const after = (...facts: TaskFact[]): LoadedTask => ({
  version: facts.length,
  machineVersion: '1',
  snapshot: facts.reduce((snapshot, fact) => taskFold.step(snapshot, fact), taskFold.initial()),
  cause: 0,
});
const running = [
  'task.requested',
  'task.authorised',
  'task.queued',
  'task.dispatched',
  'task.acknowledged',
].map(sample);
const succeeded = (result: object): NewTaskFact =>
  ({ type: 'task.succeeded', data: { result }, actor }) as NewTaskFact;
const failed = (message: string): NewTaskFact => ({
  type: 'task.failed',
  data: { code: 'wsfail', message },
  actor,
});
const cancelled: NewTaskFact = { type: 'task.cancelled', data: {}, actor };
const plain = ({ actor: _, ...fact }: NewTaskFact) => fact as TaskFact;
const late = (outcome: string, result: unknown) => [
  { type: 'result.arrivedLate', data: { outcome, result }, actor },
];

test('given a running task, then its answer is recorded literally', () => {
  expect(orLate(after(...running), succeeded({ n: 1 }))).toEqual([succeeded({ n: 1 })]);
  expect(orLate(after(...running), failed('no'))).toEqual([failed('no')]);
});

test('given a cancel that was not requested here, then the command has failed; a requested one has succeeded', () => {
  expect(orLate(after(...running), cancelled)).toEqual([failed('cancelled on the device')]);
  expect(orLate(after(...running, sample('cancel.requested')), cancelled)).toEqual([cancelled]);
});

test('given an ended task, then another answer is late, and a repeated one is ignored', () => {
  const done = after(...running, plain(succeeded({ n: 1, m: [2] })));
  expect(orLate(done, succeeded({ m: [2], n: 1 }))).toEqual([]);
  expect(orLate(done, succeeded({ n: 2 }))).toEqual(late('succeeded', { n: 2 }));
  expect(orLate(done, failed('no'))).toEqual(late('failed', { code: 'wsfail', message: 'no' }));
  expect(orLate(done, cancelled)).toEqual(late('cancelled', null));
  const lost = after(...running, plain(failed('no')));
  expect(orLate(lost, failed('again'))).toEqual([]);
  expect(orLate(lost, succeeded({ n: 1 }))).toEqual(late('succeeded', { n: 1 }));
  const stopped = after(...running, sample('cancel.requested'), plain(cancelled));
  expect(orLate(stopped, cancelled)).toEqual([]);
  expect(orLate(stopped, succeeded({}))).toEqual(late('succeeded', {}));
});

test('given a report that is no answer, then an ended task records nothing', () => {
  const fact = { ...sample('task.progressed'), actor } as NewTaskFact;
  expect(orLate(after(...running, plain(succeeded({}))), fact)).toEqual([]);
});

test('given sessions, then a command counts for those after its own; one of an earlier process for all', () => {
  const sessions = new Sessions();
  expect(sessions.wasSentBefore('t', 1)).toBe(true);
  sessions.sent('t', 2);
  expect([1, 2, 3].map((session) => sessions.wasSentBefore('t', session))).toEqual([false, false, true]);
  sessions.forget('t');
  expect(sessions.wasSentBefore('t', 1)).toBe(true);
});
