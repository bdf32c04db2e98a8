import { describe, expect, test } from 'vitest';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { type TaskFact, taskSamples } from '#machines/task/events.ts';
import { taskMachine } from '#machines/task/machine.ts';
import { Replay } from '#web/entities/stream/replay.ts';
import { rowOf, rowsOf } from './rows.ts';

const replayOf = (types: string[]) => {
  const replay = new Replay(taskMachine);
  const events = types.flatMap((type, index): LoggedEvent[] => {
    const fact: TaskFact | undefined = taskSamples.find((sample) => sample.type === type);
    if (!fact) throw new Error(`no sample ${type}`);
    return [
      {
        pos: index + 1,
        streamId: 'task:1',
        version: index + 1,
        type,
        schemaVersion: 1,
        recordedAt: new Date(index).toISOString(),
        actor: { kind: index < 4 ? 'server' : 'device', id: 'x', name: 'x' },
        data: JSON.parse(JSON.stringify(fact.data)),
        hash: '',
      },
    ];
  });
  replay.join(events);
  return replay;
};
const started = ['task.requested', 'task.authorised', 'task.queued', 'task.dispatched', 'task.acknowledged'];
const replay = replayOf([
  ...started,
  'task.progressed',
  'task.progressed',
  'task.progressed',
  'task.succeeded',
]);

describe('rows of the list', () => {
  test('every event, or a run of the same kind as one', () => {
    expect(rowsOf(replay, 'all', false)).toHaveLength(9);
    expect(rowsOf(replay, 'all', true)).toContainEqual({ first: 6, last: 8 });
    expect(rowsOf(replay, 'all', true)).toHaveLength(7);
  });

  test('only what moved the state, or what one side said', () => {
    expect(rowsOf(replay, 'states', false).map(({ first }) => first)).toEqual([1, 2, 3, 4, 5, 9]);
    expect(rowsOf(replay, 'device', false).map(({ first }) => first)).toEqual([5, 6, 7, 8, 9]);
    expect(rowsOf(replay, 'account', false)).toEqual([]);
  });

  test('the row of an event is found among runs and among filtered ones', () => {
    const compact = rowsOf(replay, 'all', true);
    expect([1, 6, 7, 8, 9].map((version) => rowOf(compact, version))).toEqual([0, 5, 5, 5, 6]);
    const device = rowsOf(replay, 'device', false);
    expect([4, 5, 9].map((version) => rowOf(device, version))).toEqual([-1, 0, 4]);
    expect(rowOf([], 1)).toBe(-1);
  });
});
