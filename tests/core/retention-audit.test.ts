import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { erasedType, retentionStream } from '#domain/erasure.ts';
import { AuditProjection } from '#server/administration/audit/read-model.ts';
import { ProjectionRunner } from '#server/core/read-models/runner.ts';
import { emptiedBetween, type TestDatabase } from '#tests/support/database.ts';
import { RetentionRig } from '#tests/support/retention-rig.ts';

const audit = { days: null, auditDays: 60 };

describe('retention of the audit trail', () => {
  const emptied = emptiedBetween();
  let on: TestDatabase;
  let rig: RetentionRig;
  beforeEach(async () => {
    on = await emptied();
    await on.database.script(`insert into operator (op_id, parent_id, op_path, op_type, company_name)
      values ('a', null, '/a/', 'Operator', 'Alpha')`);
    rig = await RetentionRig.start(on.database);
  });
  afterEach(async () => {
    await rig.stop();
    await on.remove();
  });

  const projected = async () => {
    const { database } = on;
    const runner = new ProjectionRunner(new AuditProjection(), { database, log: rig.log, onFault: () => {} });
    await runner.start();
    await runner.stop();
  };
  const listed = async () =>
    (await on.database.sql.selectFrom('audit_entry').select('pos').orderBy('pos').execute()).map(
      ({ pos }) => pos,
    );
  const statements = async () =>
    (await rig.log.readStream(retentionStream.id, 0, 100)).filter(({ type }) => type === erasedType);

  test('given entries of two people, some of them old, then those are erased and stated, and the streams continue', async () => {
    await rig.entry('ada', { newValue: { note: 'old-marker' }, objects: ['a'], operator: 'a' });
    await rig.entry('bob');
    await rig.entry('bob', { operation: 'listDevices', reads: true });
    rig.passDays(31);
    await rig.entry('ada');
    await projected();
    expect(await listed()).toEqual([1, 2, 4]);
    rig.passDays(31);
    expect(await rig.pass(audit)).toBe(3);

    expect(await listed()).toEqual([4]);
    for (const table of ['audit_target', 'audit_scope', 'audit_object'] as const)
      expect(await on.database.sql.selectFrom(table).select('pos').where('pos', '<', 4).execute()).toEqual(
        [],
      );
    const [statement, ...more] = await statements();
    expect(more).toEqual([]);
    expect(statement?.data.statement).toMatchObject({
      format: 'waymark-erasure/2',
      what: 'audit',
      days: 60,
      streams: { audit: 2 },
      events: 3,
      from: 1,
      to: 3,
    });
    const { rows } = await sql<{ text: string }>`
      select string_agg(e::text, ' ') as text from es_event e where pos < 4`.execute(on.database.sql);
    expect(rows[0]?.text).not.toMatch(/marker|192\.0\.2\.7|Marker/);
    expect((await rig.log.readStream('audit:bob', 0, 1))[0]).toMatchObject({
      pos: 2,
      version: 1,
      type: 'audit.recorded',
      recordedAt: '2026-01-01T00:00:00.000Z',
      data: {},
      actor: { id: '', name: '' },
    });
    // All remaining entries of the stream are erased, and it continues.
    const other = await rig.beside();
    await other.entry('bob');
    await other.proof.stop();
    expect(await rig.verdict()).toMatchObject({
      ok: true,
      erased: { events: 3, statements: 1, ofAudit: 3, ofStreams: 0, ofBeginnings: 0 },
    });
    expect(await rig.pass(audit)).toBe(0);
    expect(rig.faults).toEqual([]);
  });

  test('given a trail that is rebuilt, then it has no erased entries', async () => {
    await rig.entry('ada');
    rig.passDays(61);
    await rig.entry('ada');
    await projected();
    await rig.pass(audit);
    await on.database.sql
      .updateTable('projection_checkpoint')
      .set({ version: 0 })
      .where('name', '=', 'audit')
      .execute();
    await projected();
    expect(await listed()).toEqual([2]);
  });

  test('given small batches, then each has a statement, and every range of the log is valid', async () => {
    for (let n = 0; n < 30; n++) {
      await rig.entry(`p${n % 3}`);
      if (n % 7 === 6) await rig.proof.sealer.sealNow();
    }
    rig.passDays(61);
    expect(await rig.pass({ ...audit, batchEvents: 8 })).toBe(30);
    expect((await statements()).map(({ data }) => data.statement)).toMatchObject([
      { events: 8, from: 1, to: 8 },
      { events: 8, from: 9, to: 16 },
      { events: 8, from: 17, to: 24 },
      { events: 6, from: 25, to: 30 },
    ]);
    const { pos } = await rig.log.head();
    for (const [from, to] of [
      [1, pos],
      [1, 7],
      [8, 21],
      [8, pos],
      [31, pos],
    ] as const)
      expect([from, to, await rig.verdict({ from, to })]).toMatchObject([from, to, { ok: true }]);
  });

  test('given an altered entry, then it stays and is reported, and the others are erased', async () => {
    for (let n = 0; n < 4; n++) await rig.entry('ada', { newValue: { n } });
    rig.passDays(61);
    await sql`update es_event set data = replace(data, '"n":1', '"n":9') where pos = 2`.execute(
      on.database.sql,
    );
    const retention = rig.retention(audit);
    await rig.proof.sealer.sealNow();
    expect(await retention.pass()).toBe(3);
    expect(await retention.pass()).toBe(0);
    expect(rig.faults).toMatchObject([
      { where: 'retention', error: { message: expect.stringContaining('entry 2') } },
    ]);
    expect(await rig.verdict()).toMatchObject({ ok: false, problem: 'altered', event: 2 });
  });

  test('given unsealed entries, then they stay until they are sealed', async () => {
    await rig.entry('ada');
    rig.passDays(61);
    expect(await rig.retention({ ...audit, sealedTo: () => 0 }).pass()).toBe(0);
    expect(await rig.pass(audit)).toBe(1);
  });

  test('given two processes that erase at the same time, then each entry is stated once', async () => {
    for (let n = 0; n < 40; n++) await rig.entry(`p${n % 5}`);
    rig.passDays(61);
    await rig.proof.sealer.sealNow();
    const other = await rig.beside();
    const erased = await Promise.all(
      [rig, other].map((process) => process.retention({ ...audit, batchEvents: 7 }).pass()),
    );
    expect(erased.reduce((sum, events) => sum + events)).toBe(40);
    expect(await rig.verdict()).toMatchObject({ ok: true, erased: { events: 40, ofAudit: 40 } });
    await other.proof.stop();
    expect([...rig.faults, ...other.faults]).toEqual([]);
  });

  test.each([
    ['is called one of whole streams', `'"what":"audit"', '"what":"beginnings"'`],
    ['names another time', `'"days":60', '"days":61'`],
  ])('given a statement that %s, then the log does not hold', async (_, change) => {
    await rig.entry('ada');
    rig.passDays(61);
    await rig.pass(audit);
    await sql`update es_event set data = replace(data, ${sql.raw(change)}) where pos = 2`.execute(
      on.database.sql,
    );
    expect(await rig.verdict()).toMatchObject({ ok: false, event: 2 });
  });
});
