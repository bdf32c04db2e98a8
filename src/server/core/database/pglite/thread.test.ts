import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migratedDirectory } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { waits } from '#tests/support/waits.ts';
import type { Database } from '../database.ts';
import { isUnavailable } from '../errors.ts';
import { openPglite } from './open.ts';

let directory: string;
let database: Database;
let told: string[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-thread-'));
  migratedDirectory(directory);
  told = [];
  database = await openPglite(directory, {
    told: ({ available, reason }) => told.push(available ? 'back' : reason),
    limits: { open: 60_000, suspect: 200, statement: 1_000 },
    reopenMs: 50,
  });
  await database.script('create table thing (id int primary key)');
});
afterEach(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});

const put = (id: number) => sql`insert into thing values (${id})`.execute(database.sql);
const ids = async () =>
  (await sql<{ id: number }>`select id from thing order by id`.execute(database.sql)).rows.map(
    ({ id }) => id,
  );
/** Keeps the thread busy for ever, and no code of ours in it runs meanwhile. */
const hang = () => sql`do $$ begin loop end loop; end $$`.execute(database.sql);

test(
  'given a statement that never comes back, then the thread is replaced and keeps what was acknowledged',
  waits,
  async () => {
    await put(1);
    const waiting = [hang(), put(2)];
    const [hung] = await Promise.allSettled(waiting);
    expect(hung).toMatchObject({ status: 'rejected' });
    if (hung?.status === 'rejected') expect(isUnavailable(hung.reason)).toBe(true);
    await eventually(() => put(3));
    expect(await ids()).toContain(1);
    expect(told[0]).toMatch(/a statement was not answered in \d+ s/);
    await eventually(async () => {
      await ids();
      expect(told.slice(1)).toEqual(['back']);
    });
  },
);

test(
  'given a transaction whose thread ended, then nothing is written by the next thread',
  waits,
  async () => {
    const broken = database.sql.transaction().execute(async (trx) => {
      await sql`insert into thing values (4)`.execute(trx);
      await sql`do $$ begin loop end loop; end $$`.execute(trx).catch(() => {});
      // A caller that goes on: the next thread is there by now.
      await eventually(() => database.script('select 1'));
      await sql`insert into thing values (5)`.execute(trx);
    });
    await expect(broken).rejects.toMatchObject({ code: '57P02' });
    await eventually(() => put(6));
    expect(await ids()).toEqual([6]);
  },
);
