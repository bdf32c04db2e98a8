import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { erasedType, retentionStream } from '#domain/erasure.ts';
import { verifyFile } from '#domain/verify/verify-file.ts';
import { makeBackup } from '#server/core/backup/make.ts';
import { restoreBackup } from '#server/core/backup/restore.ts';
import { KeyFiles } from '#server/core/database/key-files.ts';
import { rebuildLists } from '#server/core/read-models/rebuild-lists.ts';
import { emptiedBetween, freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { RetentionRig } from '#tests/support/retention-rig.ts';
import { sha256 } from '#tests/support/sealed-log.ts';
import { streamKinds } from '#tests/support/stream-kinds.ts';
import { taskStreamsOf } from '#tests/support/task-streams.ts';

describe('retention', () => {
  const emptied = emptiedBetween();
  let on: TestDatabase;
  let rig: RetentionRig;
  beforeEach(async () => {
    on = await emptied();
    rig = await RetentionRig.start(on.database);
  });
  afterEach(async () => {
    await rig.stop();
    await on.remove();
  });

  const listed = async () =>
    (await on.database.sql.selectFrom('task').select('task_id').orderBy('task_id').execute()).map(
      ({ task_id }) => task_id,
    );
  const statements = async () =>
    (await rig.log.readStream(retentionStream.id, 0, 100)).filter(({ type }) => type === erasedType);

  test('given tasks that ended before the limit and one that did not, then the old ones are erased and stated', async () => {
    await rig.task('old-1', { note: 'first-marker' });
    await rig.task('old-2', { note: 'second-marker' });
    rig.passDays(20);
    await rig.task('young');
    await rig.task('waits', { types: ['task.requested', 'task.authorised'] });
    rig.passDays(11);
    expect(await rig.pass()).toBe(12);

    expect(await listed()).toEqual(['waits', 'young']);
    const [statement, ...more] = await statements();
    expect(more).toEqual([]);
    expect(statement).toMatchObject({
      pos: 21,
      actor: { kind: 'server', id: 'retention' },
      data: { statement: { days: 30, streams: { task: 2 }, events: 12, from: 1, to: 12, logId: 'main' } },
    });
    const [first] = await rig.log.readStream('task:old-1', 0, 1);
    expect(first).toMatchObject({
      pos: 1,
      type: 'task.requested',
      recordedAt: '2026-01-01T00:00:00.000Z',
      data: {},
      actor: { kind: 'server', id: '', name: '' },
      erased: { by: 21 },
    });
    const { rows } = await sql<{
      text: string;
    }>`select string_agg(e::text, ' ') as text from es_event e`.execute(on.database.sql);
    expect(rows[0]?.text).not.toMatch(/(first|second)-marker/);
    expect(await rig.verdict()).toMatchObject({
      ok: true,
      events: 21,
      sealed: 21,
      erased: { events: 12, statements: 1, last: 21 },
    });
    expect(await rig.pass()).toBe(0);
    expect(rig.faults).toEqual([]);
  });

  test('given small batches, then each has a statement, and every range of the log is valid', async () => {
    for (let n = 0; n < 6; n++) {
      await rig.task(`t${n}`);
      // Each has its own seal: ranges are widened to whole seals.
      await rig.proof.sealer.sealNow();
    }
    rig.passDays(31);
    expect(await rig.pass({ batchEvents: 10 })).toBe(36);
    expect((await statements()).map(({ data }) => data.statement)).toMatchObject([
      { events: 12, from: 1, to: 12 },
      { events: 12, from: 13, to: 24 },
      { events: 12, from: 25, to: 36 },
    ]);
    const { pos } = await rig.log.head();
    for (const [from, to, events] of [
      [1, pos, 36],
      [1, 6, 6],
      [7, 18, 12],
      [7, 30, 24],
      [7, pos, 30],
      [31, pos, 6],
      [37, pos, 0],
    ] as const) {
      const verdict = await rig.verdict({ from, to });
      expect([from, to, verdict]).toMatchObject([from, to, { ok: true }]);
      expect(verdict.ok && (verdict.erased?.events ?? 0)).toBe(events);
    }
  });

  test('given a case that is kept, then its tasks are kept; after the case ends, they are erased with it', async () => {
    await rig.task('in-a-case');
    await rig.task('alone');
    await rig.case('c1', [
      { type: 'case.opened', data: { title: 'T', opId: 'one' } },
      { type: 'case.taskAdded', data: { taskId: 'in-a-case' } },
    ]);
    rig.passDays(31);
    await rig.pass();
    expect(await listed()).toEqual(['in-a-case']);
    await rig.case('c1', [{ type: 'case.closed', data: {} }]);
    await rig.pass();
    expect(await listed()).toEqual(['in-a-case']);
    rig.passDays(31);
    await rig.pass();
    expect(await listed()).toEqual([]);
    expect(await on.database.sql.selectFrom('case_file').selectAll().execute()).toEqual([]);
    expect(await rig.verdict()).toMatchObject({ ok: true, erased: { events: 15 } });
  });

  test('given an erased task, then a late answer changes nothing, and nothing is appended to it', async () => {
    await rig.task('t1');
    const process = taskStreamsOf(rig.log);
    await process.load('t1');
    rig.passDays(31);
    await rig.pass();
    const late = {
      type: 'result.arrivedLate',
      data: { outcome: 'succeeded', result: null },
      actor: { kind: 'device', id: 'd', name: 'd' },
    } as const;
    const head = await rig.log.head();
    expect(await process.advance('t1', () => [late])).toBeNull();
    expect(await taskStreamsOf(rig.log).advance('t1', () => [late])).toBeNull();
    await expect(rig.task('t1')).rejects.toThrow('stream task:t1 was erased');
    expect(await rig.log.head()).toEqual(head);
  });

  test('given an altered event, then its stream is not erased, so that the alteration can be found', async () => {
    await rig.task('t1');
    await rig.task('t2');
    rig.passDays(31);
    await sql`update es_event set data = replace(data, '"attempt":1', '"attempt":7') where stream_id = 'task:t1'`.execute(
      on.database.sql,
    );
    expect(await rig.pass()).toBe(6);
    expect(await listed()).toEqual(['t1']);
    expect(rig.faults).toMatchObject([{ where: 'retention' }]);
    expect(await rig.verdict()).toMatchObject({ ok: false, problem: 'altered', event: 4 });
  });

  test('given a list row with an older time than its events, then nothing is erased', async () => {
    await rig.task('t1');
    await sql`update task set updated_at = '2020-01-01'`.execute(on.database.sql);
    expect(await rig.pass()).toBe(0);
    expect(await listed()).toEqual(['t1']);
  });

  test('given unsealed events, then they stay until they are sealed', async () => {
    await rig.proof.sealer.sealNow();
    await rig.task('t1');
    rig.passDays(31);
    expect(await rig.retention({ sealedTo: () => 3 }).pass()).toBe(0);
    expect(await rig.pass()).toBe(6);
  });

  test.each([
    ['without a statement', sql`update es_event set erased_by = 7 where pos = 7`, 7],
    [
      'by hand',
      sql`update es_event set data = '{}', salts = '', payload = ${Buffer.alloc(32)}, erased_by = 13 where pos = 8`,
      8,
    ],
    ['and its type changed', sql`update es_event set type = 'task.failed' where pos = 2`, 1],
    ['and its time changed', sql`update es_event set recorded_at = '2020-01-01' where pos = 2`, 1],
    ['with another digest', sql`update es_event set payload = ${Buffer.alloc(32, 1)} where pos = 3`, 3],
    [
      'and put back with other data',
      sql`update es_event set data = '{"a":1}', salts = ${Buffer.alloc(16)}, erased_by = null where pos = 3`,
      3,
    ],
    [
      'and its statement changed',
      sql`update es_event set data = replace(data, '"days":30', '"days":31') where pos = 13`,
      13,
    ],
  ])(
    'given an event that was erased %s, then the verdict names the first that is not stated',
    async (_, change, event) => {
      await rig.task('t1');
      rig.passDays(20);
      await rig.task('t2');
      rig.passDays(11);
      await rig.pass();
      await change.execute(on.database.sql);
      const verdict = await rig.verdict();
      expect(verdict).toMatchObject({ ok: false, event });
    },
  );

  test('given two processes that erase at the same time, then each event is stated once', async () => {
    for (let n = 0; n < 20; n++) await rig.task(`t${n}`);
    rig.passDays(31);
    await rig.proof.sealer.sealNow();
    const other = await rig.beside();
    const erased = await Promise.all([
      rig.retention({ batchEvents: 12 }).pass(),
      other.retention({ batchEvents: 12 }).pass(),
    ]);
    expect(erased[0] + erased[1]).toBe(120);
    expect(await listed()).toEqual([]);
    expect(await rig.verdict()).toMatchObject({ ok: true, erased: { events: 120, statements: 10 } });
    await other.proof.stop();
    expect([...rig.faults, ...other.faults]).toEqual([]);
  });

  test('given a range that is being read, then its remaining events are not erased, and the file is valid', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, n) => rig.task(`t${n}`)));
    rig.passDays(31);
    await rig.proof.sealer.sealNow();
    const range = await rig.proof.range({});
    const reading = rig.proof.exportRange(range ?? { from: 0, to: 0 });
    const pieces = [(await reading.next()).value];
    const erased = await rig.retention().pass();
    expect(erased).toBeLessThan(1_100);
    for await (const piece of reading) pieces.push(piece);
    const verdict = await verifyFile(new Blob(pieces), { sha256, trusted: null });
    expect(verdict).toMatchObject({ ok: true, events: 1_200 });
    expect(verdict).not.toHaveProperty('erased');
    expect(await rig.retention().pass()).toBe(1_200 - erased);
  });

  test('given lists that are rebuilt, then they have no erased events', async () => {
    await rig.task('t1');
    rig.passDays(31);
    await rig.pass();
    await rig.task('t2');
    await on.database.sql
      .updateTable('projection_checkpoint')
      .set({ version: 0 })
      .where('name', '=', 'list:task')
      .execute();
    await rebuildLists(on.database, rig.log, streamKinds);
    expect(await listed()).toEqual(['t2']);
  });

  test('given an earlier backup, then restored events are erased again, and a later backup restores none', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'waymark-retention-'));
    const backup = (name: string) =>
      makeBackup({
        database: on.database,
        file: join(directory, name),
        passphrase: null,
        keys: [],
        now: () => new Date(),
      });
    const restored = async (name: string, work: (rig: RetentionRig) => Promise<void>) => {
      const { database, remove } = await freshDatabase();
      const dataDir = join(directory, `of-${name}`);
      await restoreBackup({
        database,
        keyFiles: new KeyFiles(dataDir),
        file: join(directory, name),
        passphrase: null,
      });
      const later = await RetentionRig.start(database, { directory: dataDir });
      later.passDays(31);
      await work(later);
      expect(later.faults).toEqual([]);
      await later.stop();
      await remove();
    };
    await rig.task('t1', { note: 'marker' });
    await rig.proof.sealer.sealNow();
    await backup('before');
    rig.passDays(31);
    await rig.pass();
    await backup('afterwards');
    await restored('before', async (later) => {
      expect((await later.log.readStream('task:t1', 0, 1))[0]).not.toHaveProperty('erased');
      expect(await later.pass()).toBe(6);
      // The earlier keys are in the database: their signatures stay verifiable.
      later.proof.checkNow();
      await expect
        .poll(() => later.proof.report)
        .toMatchObject({ state: 'holds', erased: { events: 6, statements: 1 } });
    });
    await restored('afterwards', async (later) => {
      expect((await later.log.readStream('task:t1', 0, 1))[0]).toMatchObject({ data: {}, erased: { by: 7 } });
      expect(await later.pass()).toBe(0);
      // The earlier keys are in the database: their signatures stay verifiable.
      later.proof.checkNow();
      await expect
        .poll(() => later.proof.report)
        .toMatchObject({ state: 'holds', erased: { events: 6, statements: 1 } });
    });
    await rm(directory, { recursive: true });
  });

  test('given a check of the log while another process erases, then it finds no break in the log', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, n) => rig.task(`t${n}`)));
    rig.passDays(31);
    await rig.proof.sealer.sealNow();
    const other = await rig.beside();
    const pass = other.retention({ batchEvents: 100 }).pass();
    rig.proof.checkNow();
    expect(await pass).toBe(1_200);
    await expect.poll(() => rig.proof.report.state).toBe('holds');
    rig.proof.checkNow();
    await expect.poll(() => rig.proof.report).toMatchObject({ state: 'holds', erased: { events: 1_200 } });
    await other.proof.stop();
    expect([...rig.faults, ...other.faults]).toEqual([]);
  });

  test('given a server that stops, then a pass ends after its present batch', async () => {
    for (let n = 0; n < 4; n++) await rig.task(`t${n}`);
    rig.passDays(31);
    await rig.proof.sealer.sealNow();
    const retention = rig.retention({ batchEvents: 6, share: 1e-4 });
    const pass = retention.pass();
    await expect.poll(async () => (await statements()).length).toBe(1);
    await retention.stop();
    expect(await pass).toBe(6);
    expect(await listed()).toEqual(['t1', 't2', 't3']);
  });

  test('given a setting, then the log records its start, once', async () => {
    const start = async (days: number | null) => {
      const retention = rig.retention({ days });
      await retention.start();
      await retention.stop();
      rig.passDays(1);
    };
    for (const days of [null, 90, 90, 45, null, null]) await start(days);
    const recorded = await rig.log.readStream(retentionStream.id, 0, 100);
    expect(recorded.map(({ type, data, recordedAt }) => [type, data.days, recordedAt.slice(0, 10)])).toEqual([
      ['retention.configured', 90, '2026-01-02'],
      ['retention.configured', 45, '2026-01-04'],
      ['retention.configured', null, '2026-01-05'],
    ]);
  });
});
