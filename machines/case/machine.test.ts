import { expect, test } from 'vitest';
import { foldOf } from '../fold.ts';
import { caseSamples } from './events.ts';
import { caseMachine, caseTaskLimit } from './machine.ts';

const fold = foldOf(caseMachine);
const [opened] = caseSamples;

test('holds at most 20 tasks, and accepts another one after one was removed', () => {
  if (!opened) throw new Error('no samples');
  let open = fold.step(fold.initial(), opened);
  const added = (index: number) => ({ type: 'case.taskAdded', data: { taskId: `task-${index}` } }) as const;
  for (let index = 0; index < caseTaskLimit; index++) {
    expect(open.can(added(index))).toBe(true);
    open = fold.step(open, added(index));
  }
  expect(open.can(added(caseTaskLimit))).toBe(false);
  expect(open.can({ type: 'case.taskRemoved', data: { taskId: 'another' } })).toBe(false);
  open = fold.step(open, { type: 'case.taskRemoved', data: { taskId: 'task-3' } });
  expect(open.can(added(caseTaskLimit))).toBe(true);
  expect(open.context.tasks).toHaveLength(caseTaskLimit - 1);
});
