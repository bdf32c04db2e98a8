import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseMachineVersion } from '#machines/case/machine.ts';
import type { JsonObject } from '#machines/json.ts';
import { taskSamples } from '#machines/task/events.ts';
import { taskMachineVersion } from '#machines/task/machine.ts';
import { SqlEventLog } from '#server/core/log/event-log.ts';
import type { AppendItem } from '#server/core/log/log.ts';
import { ProjectionRunner } from '#server/core/read-models/runner.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { streamKinds } from '#tests/support/stream-kinds.ts';
import { ScopedConformance } from './queries.ts';
import { ConformanceProjection } from './read-model.ts';

const data = (type: string): JsonObject =>
  JSON.parse(JSON.stringify(taskSamples.find((sample) => sample.type === type)?.data ?? {}));

const actor = { kind: 'server', id: 'test', name: 'test' } as const;

/**
 * Builds an item for the log itself, bypassing the engine, which would refuse facts that the machine does not handle.
 */
const forged = (taskId: string, types: string[], machineVersion = taskMachineVersion): AppendItem => ({
  streamId: `task:${taskId}`,
  kind: 'task',
  machineVersion,
  events: types.map((type) => ({
    type,
    data: data(type),
    actor,
  })),
});

describe('conformance of recorded streams', () => {
  let database: TestDatabase;
  let log: SqlEventLog;
  beforeAll(async () => {
    database = await freshDatabase();
    log = new SqlEventLog({ database: database.database });
    await log.open();
    await database.database.script(`
      insert into operator (op_id, parent_id, op_path, op_type, company_name) values
        ('root', null, '/root/', 'System', 'Root'), ('one', 'root', '/root/one/', 'Operator', 'One')`);
  });
  afterAll(() => database.remove());

  const follow = async () => {
    const faults: unknown[] = [];
    const onFault = (where: string, error: unknown) => faults.push({ where, error });
    const runner = new ProjectionRunner(new ConformanceProjection(streamKinds), {
      database: database.database,
      log,
      onFault,
    });
    await runner.start();
    await runner.stop();
    expect(faults).toEqual([]);
    return new ScopedConformance(database.database, '/root/');
  };

  test("counts transitions of the engine's streams, and finds no problem", async () => {
    await log.append([forged('good-1', ['task.requested', 'task.authorised'])]);
    await log.append([forged('good-2', ['task.requested'])]);
    const conformance = await follow();
    expect(await conformance.findings(10)).toEqual([]);
    const seen = (await conformance.pairs()).map(({ state, event, seen }) => [state, event, seen]);
    expect(seen).toEqual([
      ['empty', 'task.requested', 2],
      ['requested', 'task.authorised', 1],
    ]);
  });

  test('finds an event that its state does not handle once, however often the server starts', async () => {
    await log.append([forged('bad-1', ['task.requested', 'task.succeeded'])]);
    await log.append([forged('bad-2', ['task.requested'], 'unheard-of')]);
    await follow();
    const conformance = await follow();
    const found = (await conformance.findings(10)).map(({ streamId, version, state, event, problem }) => ({
      streamId,
      version,
      state,
      event,
      problem,
    }));
    expect(found).toEqual([
      { streamId: 'task:bad-2', version: 1, state: '', event: 'task.requested', problem: 'unknownMachine' },
      {
        streamId: 'task:bad-1',
        version: 2,
        state: 'requested',
        event: 'task.succeeded',
        problem: 'impossible',
      },
    ]);
  });

  test('folds a stream that continues after a restart from its first event again', async () => {
    await log.append([forged('good-1', ['task.queued'])]);
    const conformance = await follow();
    expect(await conformance.pairs()).toContainEqual(
      expect.objectContaining({ state: 'authorised', event: 'task.queued', seen: 1 }),
    );
  });

  test('hides streams of unknown devices from an operator', async () => {
    await follow();
    const own = new ScopedConformance(database.database, '/root/one/');
    expect(await own.findings(10)).toEqual([]);
    expect(await own.pairs()).toEqual([]);
  });

  test('folds streams at different places after a restart up to their own events', async () => {
    const opened = JSON.stringify({ title: 'Slow', opId: 'one' });
    await log.append([
      forged('far', ['task.requested', 'task.authorised', 'task.queued']),
      forged('near', ['task.requested']),
      {
        ...forged('', []),
        streamId: 'case:open',
        kind: 'case',
        machineVersion: caseMachineVersion,
        events: [{ type: 'case.opened', data: JSON.parse(opened), actor }],
      },
    ]);
    await follow();
    const comment = { type: 'case.commented', data: { text: 'again' }, actor };
    await log.append([
      forged('far', ['task.dispatched']),
      forged('near', ['task.authorised']),
      {
        ...forged('', []),
        streamId: 'case:open',
        kind: 'case',
        machineVersion: caseMachineVersion,
        events: [comment],
      },
    ]);
    await follow();
    const own = new ScopedConformance(database.database, '/root/one/');
    const seen = (await own.pairs()).map(({ machine, state, event }) => `${machine}: ${state} + ${event}`);
    expect(seen.sort()).toEqual(['case: empty + case.opened', 'case: open + case.commented']);
    const all = await new ScopedConformance(database.database, '/root/').pairs();
    expect(all).toContainEqual(
      expect.objectContaining({ state: 'queued', event: 'task.dispatched', seen: 1 }),
    );
    expect(all).toContainEqual(
      expect.objectContaining({ state: 'requested', event: 'task.authorised', seen: 3 }),
    );
  });
});
