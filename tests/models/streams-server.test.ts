import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { CaseFact } from '#machines/case/events.ts';
import { foldOf } from '#machines/fold.ts';
import { consentStream } from '#server/capture/consent-stream.ts';
import { bulkActionStream, progressOf } from '#server/engine/bulk-action-stream.ts';
import { mailStream } from '#server/mailing/mail-stream.ts';
import { messageStream } from '#server/messages/message-stream.ts';
import { changeCase } from '#server/modules/device/cases/changes.ts';
import { noticeStream } from '#server/notices/notice-stream.ts';
import { accountStream } from '#server/people/account-stream.ts';
import { passwordResetStream } from '#server/people/credentials/password-reset-stream.ts';
import { playbookStream } from '#server/playbooks/playbook-stream.ts';
import { caseStream } from '#server/projections/cases/case-stream.ts';
import { SqlEventLog } from '#server/store/event-log.ts';
import type { NewFact, StreamDefinition } from '#server/streams/definition.ts';
import { effectRows } from '#server/streams/effect-rows.ts';
import { StreamRepository } from '#server/streams/repository.ts';
import { describeDatabases, type TestDatabase } from '#tests/support/database.ts';
import { inlineLists } from '#tests/support/stream-kinds.ts';
import { caseWalks } from './case-world.ts';
import { explore, runPath } from './explore.ts';
import { type Sample, sampleName, sampleOf, stateName } from './registry.ts';
import { metBy, recordTier } from './tiers.ts';
import { branchesOf, modelOf, type Walk, walksOver } from './walks.ts';

/**
 * Every situation of the machines whose facts come from people or from other streams, on the real log, list and effects,
 * and every fact sent there, handled or not. Tasks have a tier of their own (task-server, task-walks): devices answer them.
 */
interface Kind {
  definition: StreamDefinition & { machine: AnyStateMachine };
  walks: Walk[];
  /** Version afterwards. Throws for a fact that the state does not handle. */
  change(streams: StreamRepository<AnyStateMachine>, id: string, fact: NewFact): Promise<number>;
  /** What the list must say of a snapshot. */
  row(snapshot: ReturnType<typeof runPath>): object;
}

const actor = { kind: 'account', id: 'support', name: 'Support' } as const;

const kinds: Kind[] = [
  {
    definition: caseStream as unknown as Kind['definition'],
    walks: caseWalks(),
    change: (streams, id, fact) =>
      changeCase(streams as unknown as Parameters<typeof changeCase>[0], id, actor, () => [fact as CaseFact]),
    row: ({ value, context: { title, tasks, opId } }) => ({
      title,
      task_ids: tasks,
      state: value,
      op_id: opId,
    }),
  },
  {
    definition: bulkActionStream as unknown as Kind['definition'],
    walks: walksOver(
      modelOf('bulk-action'),
      { start: {}, next: () => ({}) },
      branchesOf(modelOf('bulk-action')),
    ),
    async change(streams, id, fact) {
      return (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0;
    },
    row: (snapshot) => {
      const { outcomes, ...progress } = progressOf(snapshot as unknown as Parameters<typeof progressOf>[0]);
      return { ...progress, outcomes: JSON.stringify(outcomes), terminal: snapshot.hasTag('terminal') };
    },
  },
  {
    definition: consentStream as unknown as Kind['definition'],
    walks: walksOver(modelOf('consent'), { start: {}, next: () => ({}) }, branchesOf(modelOf('consent'))),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      answer: context.answer,
      ended_because: context.end,
      pictures: context.pictures,
      keys: context.keys,
    }),
  },
  {
    definition: mailStream as unknown as Kind['definition'],
    walks: walksOver(modelOf('mail'), { start: {}, next: () => ({}) }, branchesOf(modelOf('mail'))),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      recipient: context.to,
      attempts: context.attempts,
      answer: context.answer,
      code: context.code,
    }),
  },
  {
    definition: noticeStream as unknown as Kind['definition'],
    walks: walksOver(modelOf('notice'), { start: {}, next: () => ({}) }, branchesOf(modelOf('notice'))),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      title: context.title,
      readers: context.readers.length,
      edition: context.edition,
    }),
  },
  {
    definition: messageStream as unknown as Kind['definition'],
    walks: walksOver(modelOf('message'), { start: {}, next: () => ({}) }, branchesOf(modelOf('message'))),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      account_id: context.accountId,
      count: context.count,
      failed: context.failed,
      subjects: context.subjects,
    }),
  },
  {
    definition: accountStream as unknown as Kind['definition'],
    walks: walksOver(modelOf('account'), { start: {}, next: () => ({}) }, branchesOf(modelOf('account'))),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      deleted: snapshot.tags.has('terminal'),
      name: context.name,
      phone: context.phone,
      role_key: context.roleKey,
      code_hash: context.codeHash || null,
      reason: context.reason,
    }),
  },
  {
    definition: passwordResetStream as unknown as Kind['definition'],
    walks: walksOver(
      modelOf('password-reset'),
      { start: {}, next: () => ({}) },
      branchesOf(modelOf('password-reset')),
    ),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      mail_id: context.mailId,
      by_owner: context.byOwner,
    }),
  },
  {
    definition: playbookStream as unknown as Kind['definition'],
    walks: walksOver(modelOf('playbook'), { start: {}, next: () => ({}) }, branchesOf(modelOf('playbook'))),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      outcome: context.outcome,
      tasks: context.tasks.length,
    }),
  },
];

const refuse = () => {
  throw new Error('refused');
};

describeDatabases('streams on the server', (open) => {
  let database: TestDatabase;
  let log: SqlEventLog;

  beforeAll(async () => {
    database = await open();
    log = new SqlEventLog({ database: database.database, lists: inlineLists });
    await log.open();
  });
  afterAll(() => database.remove());

  describe.each(kinds)('$definition.kind', ({ definition, walks, change, row }) => {
    const { kind, machine, list } = definition;
    const fold = foldOf(machine);
    const model = modelOf(kind);
    const { situations } = explore(model);
    const met = new Set<string>();
    let streams: StreamRepository<AnyStateMachine>;
    beforeAll(() => {
      streams = new StreamRepository({ log, definition });
    });

    /** What log, list and outbox say of it. */
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

    /** Slots of the effects that a path leaves owed. */
    function owedAfter(path: readonly Sample[]): string[] {
      let snapshot = fold.initial();
      const owed = new Set<string>();
      for (const [index, fact] of path.entries()) {
        const effects: Parameters<typeof effectRows>[2][number]['effects'][number][] = [];
        const after = fold.step(snapshot, fact, (effect) => effects.push(effect));
        const rows = effectRows(definition, index === 0, [{ before: snapshot, after, effects }]);
        for (const slot of rows.endedSlots) {
          if (slot === '*') owed.clear();
          else owed.delete(slot);
        }
        for (const { slot = '' } of rows.effects) owed.add(slot);
        snapshot = after;
      }
      return [...owed].sort();
    }

    test.each(situations.map(({ key, path }) => ({ key, path })))(
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

    test.each(walks)('on the generated path $id', async ({ steps }) => {
      const path = steps.map(({ name }) => sampleOf(model.samples, name));
      const id = await walked(path);
      const { snapshot } = await new StreamRepository({ log, definition }).load(id);
      expect(stateName(snapshot)).toBe(stateName(runPath(model, path)));
    });

    test('made every transition', () => {
      recordTier('server', kind, { part: `walks-${database.database.kind}`, met, walks });
      expect(branchesOf(model).filter((branch) => !met.has(branch))).toEqual([]);
    });
  });
});
