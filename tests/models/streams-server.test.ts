import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { foldOf } from '#machines/fold.ts';
import { SqlEventLog } from '#server/core/log/event-log.ts';
import type { NewFact } from '#server/core/streams/definition.ts';
import { effectRows } from '#server/core/streams/effect-rows.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { nightly } from '#tests/support/nightly.ts';
import { inlineLists } from '#tests/support/stream-kinds.ts';
import { explore, runPath } from './explore.ts';
import { tenth, todaysRun } from './recorded.ts';
import { type Sample, sampleName, sampleOf, stateName } from './registry.ts';
import { actor, type StreamKindUnderTest, streamKindsUnderTest } from './stream-kinds-under-test.ts';
import { metBy, recordTier } from './tiers.ts';
import { unreachableOn } from './unreachable.ts';
import { branchesOf, modelOf } from './walks.ts';

/**
 * Tests every situation of the machines whose facts come from people or from other streams on the real log, list and
 * effects, with every fact, handled or not. Tasks have their own tier (task-server, task-walks), in which devices
 * answer.
 */
const todayOf = ({ definition, modules, change, row }: StreamKindUnderTest) =>
  todaysRun('server', {
    machine: definition.kind,
    modules: [
      ...modules,
      'src/server/core/log/event-log.ts',
      'src/server/core/streams/repository.ts',
      'src/server/core/streams/inline-lists.ts',
    ],
    files: ['explore', 'walks', 'case-model', 'streams-server.test'].map((name) => `tests/models/${name}.ts`),
    tables: [
      'es_event',
      'es_stream',
      'es_effect',
      'es_log',
      ...(definition.list ? [definition.list.table.name] : []),
    ],
    texts: [`${change}`, `${row}`, `${modelOf(definition.kind).situation}`],
  });

describe('streams on the server', () => {
  let database: TestDatabase;
  let log: SqlEventLog;

  beforeAll(async () => {
    database = await freshDatabase();
    log = new SqlEventLog({ database: database.database, lists: inlineLists });
    await log.open();
  });
  afterAll(() => database.remove());

  describe.each(streamKindsUnderTest)('$definition.kind', (underTest) => {
    const { definition, walks, change, row, isLong = false } = underTest;
    const today = todayOf(underTest);
    const { kind, machine, list } = definition;
    const fold = foldOf(machine);
    const model = modelOf(kind);
    const { situations } = explore(model);
    const pick = isLong && !nightly ? tenth : today.pick;
    const chosenWalks = today.pick(walks, ({ id }) => id);
    const met = new Set<string>();
    let streams: StreamRepository<AnyStateMachine>;
    beforeAll(async () => {
      streams = new StreamRepository({ log, definition });
      const { withoutIndex } = underTest;
      if (withoutIndex) await sql`drop index ${sql.ref(withoutIndex)}`.execute(database.database.sql);
    });

    /** Returns the stream as stored in log, list and outbox. */
    async function standing(id: string) {
      const events = await log.readStream(`${kind}:${id}`, 0, 1_000);
      const facts = events.map(({ type, data }) => ({ type, data }));
      const { rows } = await sql<object>`select * from ${sql.table(list?.table.name ?? '')}
        where ${sql.ref(list?.table.key ?? '')} = ${id}`.execute(database.database.sql);
      const effects = await database.database.sql
        .selectFrom('es_effect')
        .select('slot')
        .where('stream_id', '=', `${kind}:${id}`)
        .orderBy('slot')
        .execute();
      return { facts, row: rows[0], slots: effects.map(({ slot }) => slot) };
    }

    async function walked(path: readonly Sample[]): Promise<string> {
      const id = randomUUID();
      for (const [index, fact] of path.entries()) {
        expect(await change(streams, id, { ...fact, actor } as NewFact)).toBe(index + 1);
        const { facts, row: listed, slots } = await standing(id);
        expect(facts).toEqual(path.slice(0, index + 1));
        expect(listed).toMatchObject({
          ...row(runPath(model, path.slice(0, index + 1))),
          version: index + 1,
        });
        expect(slots).toEqual(owedAfter(path.slice(0, index + 1)));
      }
      for (const transition of metBy(fold, [...path] as { type: string }[])) met.add(transition);
      return id;
    }

    /** Returns the slots of the pending effects after a path. */
    function owedAfter(path: readonly Sample[]): string[] {
      let snapshot = fold.initial();
      const owed = new Set<string>();
      for (const [index, fact] of path.entries()) {
        const effects: Parameters<typeof effectRows>[2][number]['effects'][number][] = [];
        const after = fold.step(snapshot, fact, (effect) => effects.push(effect));
        const passed =
          fact.type === 'deadline.passed' ? { passed: String(Reflect.get(Object(fact.data), 'name')) } : {};
        const rows = effectRows(definition, index === 0, [{ before: snapshot, after, effects, ...passed }]);
        for (const slot of rows.endedSlots) {
          if (slot === '*') owed.clear();
          else owed.delete(slot);
        }
        for (const { slot = '' } of rows.effects) owed.add(slot);
        snapshot = after;
      }
      return [...owed].sort();
    }

    const unreachable = unreachableOn('server', kind);

    test.each(pick(situations, ({ key }) => key).map(({ key, path }) => ({ key, path })))(
      'in the situation $key',
      async ({ path }) => {
        const id = await walked(path);
        const before = await standing(id);
        for (const sample of model.samples) {
          const where = sampleName(model.samples, sample);
          if (runPath(model, path).can(sample)) await walked([...path, sample]);
          else {
            await expect(change(streams, id, { ...sample, actor } as NewFact), where).rejects.toThrow();
            expect(await standing(id), where).toEqual(before);
          }
        }
      },
    );

    test.each(chosenWalks)('on the generated path $id', async ({ steps }) => {
      const path = steps.map(({ name }) => sampleOf(model.samples, name));
      const id = await walked(path);
      const { snapshot } = await new StreamRepository({ log, definition }).load(id);
      expect(stateName(snapshot)).toBe(stateName(runPath(model, path)));
    });

    test('made every transition', () => {
      recordTier('server', kind, { part: 'walks', met, walks: chosenWalks, today });
      const made = (branch: string) => met.has(branch) || today.known.has(branch) || unreachable.has(branch);
      const open = branchesOf(model).filter((branch) => !made(branch));
      expect(open).toEqual([]);
    });
  });
});
