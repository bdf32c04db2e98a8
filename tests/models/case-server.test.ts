import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CaseFact } from '#machines/case/events.ts';
import { type CaseContext, caseMachine } from '#machines/case/machine.ts';
import { foldOf } from '#machines/fold.ts';
import { ApiError } from '#server/http/api-error.ts';
import { changeCase, readCase } from '#server/http/operations/cases/case-stream.ts';
import { caseStream } from '#server/projections/cases/case-stream.ts';
import { ScopedCases } from '#server/projections/cases/queries.ts';
import { SqlEventLog } from '#server/store/event-log.ts';
import { StreamRepository } from '#server/streams/repository.ts';
import { describeDatabases, type TestDatabase } from '#tests/support/database.ts';
import { inlineLists } from '#tests/support/stream-kinds.ts';
import { caseWalks } from './case-world.ts';
import { explore, runPath } from './explore.ts';
import { type Sample, sampleName, sampleOf, stateName } from './registry.ts';
import { metBy, recordTier } from './tiers.ts';
import { modelOf } from './walks.ts';

/** Every situation of the case machine on the real log and list, and every fact sent there, handled or not. */
const fold = foldOf(caseMachine);
const actor = { kind: 'account', id: 'support', name: 'Support' } as const;
const model = modelOf('case');
const { situations } = explore(model);
const walks = caseWalks();

describeDatabases('a case on the server', (open) => {
  let database: TestDatabase;
  let log: SqlEventLog;
  let cases: StreamRepository<typeof caseMachine>;
  const met = new Set<string>();

  beforeAll(async () => {
    database = await open();
    log = new SqlEventLog({ database: database.database, lists: inlineLists });
    await log.open();
    await database.database.script(`insert into operator (op_id, parent_id, op_path, op_type, company_name) values
      ('northwind', null, '/northwind/', 'Operator', 'Northwind')`);
    cases = new StreamRepository({ log, definition: caseStream });
  });
  afterAll(() => database.remove());

  const change = (caseId: string, fact: Sample) => changeCase(cases, caseId, actor, () => [fact as CaseFact]);

  /** What log and list say of it: the facts, the state that they fold to, and the row. */
  async function standing(caseId: string) {
    const events = await readCase(log, caseId);
    const facts = events.map(({ type, data }) => ({ type, data }) as CaseFact);
    const snapshot = facts.reduce((before, fact) => fold.step(before, fact), fold.initial());
    return { facts, snapshot, row: await new ScopedCases(database.database, '/northwind/').find(caseId) };
  }

  async function walked(path: readonly Sample[]): Promise<string> {
    const caseId = randomUUID();
    for (const [index, fact] of path.entries()) {
      expect(await change(caseId, fact)).toBe(index + 1);
      const expected = runPath(model, path.slice(0, index + 1));
      const { facts, snapshot, row } = await standing(caseId);
      expect(facts).toEqual(path.slice(0, index + 1));
      expect(stateName(snapshot)).toBe(stateName(expected));
      expect(snapshot.context).toEqual(expected.context);
      const { title, tasks } = expected.context as CaseContext;
      expect(row).toMatchObject({
        title,
        task_ids: tasks,
        state: stateName(expected),
        version: index + 1,
        op_id: 'northwind',
      });
    }
    for (const transition of metBy(fold, path as CaseFact[])) met.add(transition);
    return caseId;
  }

  test.each(situations.map(({ key, path }) => ({ key, path })))('in the situation $key', async ({ path }) => {
    const caseId = await walked(path);
    const before = await standing(caseId);
    for (const sample of model.samples) {
      const where = sampleName(model.samples, sample);
      if (before.snapshot.can(sample as CaseFact)) await walked([...path, sample]);
      else {
        await expect(change(caseId, sample), where).rejects.toThrow(ApiError);
        expect(await standing(caseId), where).toEqual(before);
      }
    }
  });

  test.each(walks)('on the generated path $id', async ({ steps }) => {
    await walked(steps.map(({ name }) => sampleOf(model.samples, name)));
  });

  test('made every transition', () => {
    recordTier('server', 'case', { part: `walks-${database.database.kind}`, met, walks });
  });
});
