import { describe, expect, test } from 'vitest';
import { taskTraits } from '#domain/task-kinds/table.ts';
import { foldOf } from '#machines/fold.ts';
import type { TaskFact } from '#machines/task/events.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { taskMachine } from '#machines/task/machine.ts';
import { taskMessage } from './task-messages.ts';

const fold = foldOf(taskMachine);

/** Returns the push message of the last fact. */
function pushOf(kind: TaskKind, ...facts: TaskFact[]) {
  const begin: TaskFact[] = [
    {
      type: 'task.requested',
      data: { ...taskTraits(kind), endpointId: 'os::1', lane: 'interactive', params: {} },
    },
    { type: 'task.authorised', data: { permission: 'x' } },
    { type: 'task.queued', data: { position: 0, online: true } },
  ];
  let before = fold.initial();
  let after = before;
  for (const fact of [...begin, ...facts]) [before, after] = [after, fold.step(after, fact)];
  const last = facts.at(-1);
  if (!last) throw new Error('no fact');
  const event = {
    pos: 4,
    streamId: 'task:1',
    version: 4,
    type: last.type,
    schemaVersion: 1,
    recordedAt: '2027-01-15T08:00:00.000Z',
    actor: { kind: 'server' as const, id: 'x', name: 'x' },
    data: JSON.parse(JSON.stringify(last.data)),
    hash: '',
  };
  return taskMessage(event, { before, after });
}

const sent: TaskFact = { type: 'task.dispatched', data: { attempt: 1 } };
const cancel: TaskFact = { type: 'cancel.requested', data: { reason: 'user' } };

describe('sends a separate push for every end', () => {
  test('reports a command that was cancelled before sending as not done', () => {
    expect(pushOf('Reboot', cancel)).toMatchObject({
      event: 'ManagementResult',
      task: { task_status: 'cancelled', task_event: 'cancelled' },
      data: {},
    });
  });

  test('reports a lock that a later one replaced neither as failed nor as done', () => {
    const push = pushOf('Lock', { type: 'task.superseded', data: { by: '2' } });
    expect(push).toMatchObject({ task: { task_status: 'superseded', task_event: 'superseded' } });
    expect(push?.task).not.toHaveProperty('fail_reason');
  });

  test('reports an obeyed cancel of a running test as the requested outcome (TN-051)', () => {
    const acknowledged: TaskFact = { type: 'task.acknowledged', data: { requestPath: 'x.' } };
    const push = pushOf('WifiSignalStrength', sent, acknowledged, cancel, {
      type: 'task.cancelled',
      data: {},
    });
    expect(push).toMatchObject({
      task: { task_status: 'cancelled', task_event: 'complete', task_type: 'WifiSignalStrengthCancel' },
    });
  });

  test.each([
    ['failed', { type: 'task.failed', data: { code: 'wsfail', message: 'no' } }, 'wsfail'],
    ['timedOut', { type: 'deadline.passed', data: { name: 'delivery' } }, 'wstimeout'],
  ] as const)('%s is a failure with its code (TN-007)', (state, fact, code) => {
    expect(pushOf('Lock', sent, fact)).toMatchObject({
      task: { task_status: state, task_event: 'fail', fail_reason: code },
    });
  });
});
