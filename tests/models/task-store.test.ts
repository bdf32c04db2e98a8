import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldOf } from '#machines/fold.ts';
import type { TaskFact } from '#machines/task/events.ts';
import { taskMachine } from '#machines/task/machine.ts';
import { SqlEventLog } from '#server/core/log/event-log.ts';
import {
  type LoadedTask,
  type NewTaskFact,
  type TaskStreams,
  taskStreamId,
} from '#server/devices/engine/task-stream.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { taskStreamsOf } from '#tests/support/task-streams.ts';
import { explore, runPath, type Situation } from './explore.ts';
import { todaysRun } from './recorded.ts';
import { type Sample, sampleName, stateName } from './registry.ts';
import { recordTier } from './tiers.ts';
import { modelOf } from './walks.ts';

/**
 * Tests every situation of a task on the real store: the appended facts, the timers and commands in the database
 * afterwards, and that a fact which the state does not handle leaves nothing behind, in the log or outside.
 */
const model = modelOf('task');
const fold = foldOf(taskMachine);
const actor = { kind: 'server', id: 'engine', name: 'engine' } as const;
const { situations } = explore(model);
const today = todaysRun('store', {
  machine: 'task',
  modules: [
    'src/server/devices/engine/task-stream.ts',
    'src/server/core/log/event-log.ts',
    'src/server/core/streams/repository.ts',
    'tests/support/task-streams.ts',
  ],
  files: ['tests/models/explore.ts', 'tests/models/task-store.test.ts'],
  tables: ['es_event', 'es_stream', 'es_effect', 'es_log'],
  texts: [`${model.situation}`],
});
const byState = [
  ...Map.groupBy(
    today.pick(situations, ({ key }) => key),
    ({ state }) => state,
  ),
];

const stored = (sample: Sample): NewTaskFact => ({ ...(sample as TaskFact), actor });
const start = model.samples.filter(({ type }) => type === 'task.requested');

/** Returns the pending requests of the machine: timers with their lengths in ms, and commands. */
function askedBy(path: readonly Sample[]): { timers: Map<string, number>; commands: string[] } {
  const timers = new Map<string, number>();
  const commands = new Set<string>();
  path.reduce((before, fact) => {
    // A deadline that has passed no longer waits, unless the machine sets it again in this step.
    if (fact.type === 'deadline.passed') timers.delete(String(Reflect.get(Object(fact.data), 'name')));
    const after = fold.step(before, fact as TaskFact, ({ type, params }) => {
      if (type === 'setDeadline') timers.set(String(params.name), Number(params.ms));
      else if (type === 'clearDeadline') timers.delete(String(params.name));
      else commands.add(type);
    });
    if (!after.matches('dispatched')) commands.delete('operate');
    if (!after.matches('cancelling')) commands.delete('cancelOperate');
    if (!after.matches('confirming')) commands.delete('confirmChange');
    if (!after.matches('takingBack')) commands.delete('takeBackChange');
    return after;
  }, fold.initial());
  return { timers, commands: [...commands] };
}

describe('a task on the store', () => {
  let database: TestDatabase;
  let log: SqlEventLog;
  let streams: TaskStreams;
  let tasks = 0;

  beforeAll(async () => {
    database = await freshDatabase();
    log = new SqlEventLog({ database: database.database });
    await log.open();
    streams = taskStreamsOf(log);
  });
  afterAll(async () => {
    recordTier('store', 'task', { part: 'walks', today });
    await database.remove();
  });

  async function begin(path: readonly Sample[]): Promise<string> {
    const taskId = `task-${++tasks}`;
    await streams.begin([{ id: taskId, facts: path.map(stored) }], 'interactive');
    return taskId;
  }

  const waiting = (taskId: string) =>
    database.database.sql
      .selectFrom('es_effect')
      .select(['effect_id', 'kind', 'slot', 'params', 'due_at', 'state'])
      .where('stream_id', '=', taskStreamId(taskId))
      .orderBy('slot')
      .execute();

  /** Checks that the database holds exactly the pending requests of the machine. */
  async function expectToWaitAsAsked(taskId: string, path: readonly Sample[]): Promise<void> {
    const where = path.map((sample) => sampleName(model.samples, sample)).join(' ');
    const after = runPath(model, [...path]);
    const rows = await waiting(taskId);
    if (after.hasTag('terminal')) return void expect(rows, where).toEqual([]);
    const { timers, commands } = askedBy(path);
    const kinds = Map.groupBy(rows, ({ kind }) => (kind === 'deadline' ? kind : 'command'));
    expect(kinds.get('command')?.map(({ kind }) => kind) ?? [], where).toEqual(commands);
    expect(kinds.get('deadline')?.map(({ slot }) => slot) ?? [], where).toEqual([...timers.keys()].sort());
  }

  async function expectStored(taskId: string, path: readonly Sample[], task: LoadedTask): Promise<void> {
    const expected = runPath(model, [...path]);
    expect(stateName(task.snapshot)).toBe(stateName(expected));
    expect(task.snapshot.context).toEqual(expected.context);
    const events = await log.readStream(taskStreamId(taskId), 0, 100);
    expect(events.map(({ type, data }) => ({ type, data }))).toEqual(path);
    await expectToWaitAsAsked(taskId, path);
  }

  async function expectIgnored({ path, snapshot }: Situation): Promise<void> {
    const taskId = await begin(path);
    const before = await waiting(taskId);
    for (const sample of model.samples) {
      if (snapshot.can(sample)) continue;
      const where = sampleName(model.samples, sample);
      expect(await streams.advance(taskId, () => [stored(sample)]), where).toBeNull();
    }
    expect(await waiting(taskId)).toEqual(before);
    // The task is read as by a server that has just started.
    await expectStored(taskId, path, await taskStreamsOf(log).load(taskId));
  }

  async function expectHandled({ path, snapshot }: Situation): Promise<void> {
    for (const sample of model.samples) {
      if (!snapshot.can(sample)) continue;
      const taskId = await begin(path);
      const after = await streams.advance(taskId, () => [stored(sample)]);
      if (!after) throw new Error(`${sampleName(model.samples, sample)} was not stored`);
      await expectStored(taskId, [...path, sample], after);
    }
  }

  test('starts with the requested task only', async () => {
    for (const sample of model.samples) {
      const taskId = `begun-${sampleName(model.samples, sample)}`;
      const task = await streams.advance(taskId, () => [stored(sample)]);
      if (start.includes(sample)) expect(task?.version).toBe(1);
      else expect(task).toBeNull();
    }
  });

  test.each(byState.filter(([state]) => state !== 'empty'))('%s', async (_, all) => {
    for (const situation of all) {
      await expectIgnored(situation);
      await expectHandled(situation);
    }
  });

  test('ends a timer as long after the fact as the machine requests', async () => {
    for (const { path } of situations) {
      const last = path.at(-1);
      if (!last) continue;
      const taskId = await begin(path);
      const [event] = await log.readStream(taskStreamId(taskId), path.length - 1, 1);
      const { timers } = askedBy(path);
      for (const { kind, slot, due_at } of await waiting(taskId)) {
        if (kind !== 'deadline') continue;
        expect(new Date(due_at).getTime() - Date.parse(event?.recordedAt ?? '')).toBe(timers.get(slot));
      }
    }
  });
});
