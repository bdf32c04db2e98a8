import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flushPendingAuditEntries } from '#server/core/audit/audit.ts';
import { type BenchServer, startBench } from './bench-server.ts';

// Between a change and its audit entry the server may stop, or the log fail: here the log refuses the entry.

let bench: BenchServer;
beforeAll(async () => {
  bench = await startBench();
  await bench.database.script(`
    create function refuse_entry() returns trigger language plpgsql as $$ begin raise exception 'no entries now'; end $$`);
}, 120_000);
afterAll(() => bench.close());

const refuseEntries = () =>
  bench.database.script(`create trigger refuse before insert on es_event for each row
    when (new.type = 'audit.recorded') execute function refuse_entry()`);
const takeEntries = () => bench.database.script('drop trigger refuse on es_event');

const schools = async (companyName: string) => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from operator where company_name = ${companyName}`.execute(bench.database.sql);
  return rows[0]?.n;
};
/** Returns the audit entries of a new value with this name. */
const entriesOf = async (companyName: string) => {
  const { rows } = await sql<{ data: string }>`
    select data from es_event where type = 'audit.recorded' and position(${companyName} in data) > 0`.execute(
    bench.database.sql,
  );
  return rows.map(({ data }) => JSON.parse(data));
};
const owed = async () =>
  (await sql`select 1 from es_effect where kind = 'audit'`.execute(bench.database.sql)).rows.length;
const create = async (companyName: string) => {
  const headers = await bench.login('admin@northwind.example');
  return () =>
    bench.app.inject({
      method: 'POST',
      url: '/api/v1/ops',
      headers,
      payload: { companyName, opType: 'School' },
    });
};

test('given a change whose entry was not written, then the next start writes it, once', async () => {
  const post = await create('Owed School');
  await refuseEntries();
  await post();
  await takeEntries();
  expect(await schools('Owed School')).toBe(1);
  expect(await entriesOf('Owed School')).toEqual([]);
  expect(await owed()).toBe(1);

  await flushPendingAuditEntries(bench.database, bench.log, { before: null, factsOf: () => [] });
  await flushPendingAuditEntries(bench.database, bench.log, { before: null, factsOf: () => [] });
  expect(await entriesOf('Owed School')).toMatchObject([
    {
      operation: 'createOrganisation',
      method: 'POST',
      result: 'success',
      newValue: { companyName: 'Owed School' },
    },
  ]);
  expect(await owed()).toBe(0);
});

test('given a change whose entry is written normally, then no entry stays pending', async () => {
  const post = await create('Paid School');
  expect((await post()).statusCode).toBe(200);
  expect(await entriesOf('Paid School')).toHaveLength(1);
  expect(await owed()).toBe(0);
});

test('given a change that is refused, then no entry is pending for it', async () => {
  const post = await create('Twice School');
  expect((await post()).statusCode).toBe(200);
  expect((await post()).statusCode).toBe(409);
  expect(await entriesOf('Twice School')).toHaveLength(1);
  expect(await owed()).toBe(0);
});
