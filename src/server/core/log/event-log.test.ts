import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  emptyDigest,
  fieldDigests,
  fieldTexts,
  leafDigest,
  linkDigest,
  payloadDigest,
} from '#domain/chain.ts';
import type { Actor } from '#domain/logged-event.ts';
import type { JsonObject } from '#machines/json.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { Tables } from '../database/database.ts';
import { TakenOver, VersionConflict } from '../database/errors.ts';
import { SqlEventLog } from './event-log.ts';
import type { AppendItem } from './log.ts';
import { Outbox } from './outbox.ts';
import { sha256 } from './sha256.ts';

const actor: Actor = { kind: 'server', id: 'test', name: 'test' };
const item = (streamId: string, data: JsonObject, more: Partial<AppendItem> = {}): AppendItem => ({
  streamId,
  kind: 'task',
  machineVersion: '1',
  events: [{ type: 'task.progressed', data, actor }],
  ...more,
});

describe('event log', () => {
  let test_: TestDatabase;
  let log: SqlEventLog;
  beforeAll(async () => {
    test_ = await freshDatabase();
    log = new SqlEventLog({ database: test_.database });
    await log.open();
  });
  afterAll(() => test_.remove());

  test('numbers positions without a gap and each stream from one, with many writers', async () => {
    const before = (await log.head()).pos;
    await Promise.all(Array.from({ length: 200 }, (_, n) => log.append([item(`gap:${n % 7}`, { n })])));
    const events = await log.read(before, 500);
    expect(events.map(({ pos }) => pos)).toEqual(Array.from({ length: 200 }, (_, n) => before + n + 1));
    const versions = await log.readStream('gap:3', 0, 500);
    expect(versions.map(({ version }) => version)).toEqual(versions.map((_, n) => n + 1));
  });

  test('stores an append with work on other tables completely or not at all, without affecting its neighbours', async () => {
    const { database } = test_;
    await database.script('create table beside (name text primary key)');
    const beside = (name: string) => ({
      within: async (db: Kysely<Tables>) => {
        await sql`insert into beside values (${name})`.execute(db);
      },
    });
    await log.append([item('beside:1', { n: 1 }, beside('one'))]);
    const before = (await log.head()).pos;
    const outcomes = await Promise.allSettled([
      log.append([item('beside:2', { n: 2 })]),
      log.append([item('beside:3', { n: 3 }, beside('one')), item('beside:4', { n: 4 })]),
      log.append([item('beside:5', { n: 5 }, beside('two')), item('beside:6', { n: 6 })]),
      log.append([item('beside:7', { n: 7 })]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    const { rows } = await sql<{ name: string }>`select name from beside order by name`.execute(database.sql);
    expect(rows).toEqual([{ name: 'one' }, { name: 'two' }]);
    const events = await log.read(before, 100);
    expect(events.map(({ streamId }) => streamId)).toEqual(['beside:2', 'beside:5', 'beside:6', 'beside:7']);
    const [known] = await log.streams(['beside:3']);
    expect(known).toBeUndefined();
  });

  test('runs the work again after another process appended meanwhile', async () => {
    const { database } = test_;
    const other = new SqlEventLog({ database });
    await log.append([item('again:1', { n: 1 })]);
    await other.append([item('again:2', { n: 2 })]);
    let runs = 0;
    await log.append([
      item(
        'again:3',
        { n: 3 },
        {
          within: async () => {
            runs++;
          },
        },
      ),
    ]);
    // The first plan was based on an old head, so nothing ran there.
    expect(runs).toBe(1);
  });

  test('limits a page of the log by size, but returns at least one event', async () => {
    const before = (await log.head()).pos;
    const long = (letters: number) => item('long:1', { value: 'x'.repeat(letters) });
    for (const letters of [3e6, 3e6, 3e6, 9e6, 1]) await log.append([long(letters)]);
    const pages: number[][] = [];
    for (let after = before; ; ) {
      const page = (await log.read(after, 100)).map(({ pos }) => pos - before);
      if (page.length === 0) break;
      pages.push(page);
      after = before + (page.at(-1) ?? 0);
    }
    expect(pages).toEqual([[1, 2, 3], [4], [5]]);
  });

  test('continues a prepared statement after its table got a column', async () => {
    const { database } = test_;
    await database.script('create table widening (a int); insert into widening values (1)');
    const rows = () => database.prepared(sql`select * from widening`);
    expect(await rows()).toEqual([{ a: 1 }]);
    await database.script('alter table widening add column b int default 2');
    expect(await Promise.all([rows(), rows(), rows()])).toEqual(Array(3).fill([{ a: 1, b: 2 }]));
  });

  test('lets a verifier compute the same chain from the stored bytes', async () => {
    await log.append([item('chain:1', { b: 2, a: [1, { z: null }], text: 'ü€\\u0000' })]);
    const rows = await test_.database.sql.selectFrom('es_event').selectAll().orderBy('pos').execute();
    const heads = new Map<string, Uint8Array>();
    let hash: Uint8Array = emptyDigest;
    for (const row of rows) {
      const data = JSON.parse(row.data);
      const envelope = {
        streamId: row.stream_id,
        type: row.type,
        schemaVersion: row.schema_version,
        recordedAt: row.recorded_at.toISOString(),
        deviceAt: row.device_at ?? undefined,
        actor: JSON.parse(row.actor),
      };
      const payload = payloadDigest(sha256, envelope, fieldDigests(sha256, fieldTexts(data), row.salts));
      const leaf = leafDigest(sha256, heads.get(row.stream_id) ?? emptyDigest, row.version, payload);
      hash = linkDigest(sha256, hash, row.pos, leaf);
      heads.set(row.stream_id, leaf);
      expect(Buffer.from(row.leaf).equals(leaf)).toBe(true);
      expect(Buffer.from(row.hash).equals(hash)).toBe(true);
    }
    expect((await log.head()).hash).toBe(Buffer.from(hash).toString('hex'));
  });

  test('refuses only the append whose version has moved on', async () => {
    await log.append([item('conflict:1', {})]);
    const [first, stale, third] = await Promise.allSettled([
      log.append([item('conflict:2', {})]),
      log.append([item('conflict:1', {}, { expectedVersion: 0 })]),
      log.append([item('conflict:1', {}, { expectedVersion: 1 })]),
    ]);
    expect(first.status).toBe('fulfilled');
    expect(third.status).toBe('fulfilled');
    expect(stale).toMatchObject({ status: 'rejected', reason: { streamId: 'conflict:1', actual: 1 } });
    expect(stale.status === 'rejected' && stale.reason).toBeInstanceOf(VersionConflict);
  });

  test('stores all items of one request or none', async () => {
    const refused = log.append([item('both:1', {}), item('both:2', {}, { expectedVersion: 9 })]);
    await expect(refused).rejects.toBeInstanceOf(VersionConflict);
    expect(await log.readStream('both:1', 0, 10)).toEqual([]);
  });

  test('refuses only the item that is not JSON, and stores its neighbour', async () => {
    const [bad, good] = await Promise.allSettled([
      log.append([item('bad:1', { n: Number.NaN })]),
      log.append([item('good:1', { n: 1 })]),
    ]);
    expect(bad.status).toBe('rejected');
    expect(good.status).toBe('fulfilled');
  });

  test('keeps one effect in a slot, and ends it with the event that proves it done', async () => {
    const outbox = new Outbox(test_.database, log.logId);
    const due = async () =>
      (await outbox.passedDeadlines(new Date(Date.now() + 1e6), 100)).map(({ slot }) => slot);
    const deadline = (slot: string) => ({ kind: 'deadline', slot, params: { name: slot }, dueInMs: 1000 });
    await log.append([item('effect:1', {}, { effects: [deadline('delivery'), deadline('completion')] })]);
    await log.append([item('effect:1', {}, { effects: [deadline('delivery')] })]);
    expect((await due()).sort()).toEqual(['completion', 'delivery']);
    await log.append([item('effect:1', {}, { endedSlots: ['delivery'] })]);
    expect(await due()).toEqual(['completion']);
    await log.append([item('effect:1', {}, { endedSlots: ['*'] })]);
    expect(await due()).toEqual([]);
  });

  test('keeps an effect until its slot is reused or ended', async () => {
    const outbox = new Outbox(test_.database, log.logId);
    const deadline = { kind: 'deadline', slot: 'delivery', params: { name: 'delivery' }, dueInMs: 1000 };
    const stand = () => Promise.all([1, 2].map((version) => outbox.isPending(`effect:2:${version}:0`)));
    await log.append([item('effect:2', {}, { effects: [deadline] })]);
    expect(await stand()).toEqual([true, false]);
    await log.append([item('effect:2', {}, { effects: [deadline] })]);
    expect(await stand()).toEqual([false, true]);
    await log.append([item('effect:2', {}, { endedSlots: ['delivery'] })]);
    expect(await stand()).toEqual([false, false]);
  });

  test('stores nothing of a group with a failing projection, and continues with the next append', async () => {
    let fail = true;
    const projected = new SqlEventLog({
      database: test_.database,
      lists: () => ({
        forget: () => {},
        rowsAfter: async () => {
          if (fail) throw new Error('projection failed');
          return [];
        },
      }),
    });
    const before = (await log.head()).pos;
    await expect(projected.append([item('projected:1', {})])).rejects.toThrow('projection failed');
    expect((await log.head()).pos).toBe(before);
    fail = false;
    await expect(projected.append([item('projected:1', {})])).resolves.toMatchObject([
      { version: 1, pos: before + 1 },
    ]);
  });

  test('does not delay interactive appends behind bulk work', async () => {
    const order: string[] = [];
    const bulk = Array.from({ length: 1000 }, (_, n) =>
      log.append([item(`bulk:${n}`, {})], 'bulk').then(() => order.push('bulk')),
    );
    const interactive = log.append([item('interactive:1', {})]).then(() => order.push('interactive'));
    await Promise.all([...bulk, interactive]);
    expect(order.indexOf('interactive')).toBeLessThan(300);
  });

  test('lets a server write nothing more after another one took over', async () => {
    const { database } = test_;
    const server = async (writer: string) => {
      const ofServer = new SqlEventLog({ database, logId: 'taken', writer });
      await ofServer.open();
      return ofServer;
    };
    const first = await server('first');
    await first.append([item('taken:1', { n: 1 })]);
    const second = await server('second');
    await expect(first.append([item('taken:1', { n: 2 })])).rejects.toThrow(TakenOver);
    const within = async () => {};
    await expect(first.append([item('taken:1', { n: 3 }, { within })])).rejects.toThrow(TakenOver);
    await second.append([item('taken:1', { n: 4 })]);
    expect((await second.readStream('taken:1', 0, 10)).map(({ data }) => data.n)).toEqual([1, 4]);
    await expect(first.head()).rejects.toThrow(TakenOver);
  });
});
