import { mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#domain/logged-event.ts';
import type { Seal } from '#domain/seal.ts';
import { rowMembers, type StreamFormat } from '#domain/stream-export.ts';
import { verifyFile } from '#domain/verify/verify-file.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { SqlEventLog } from '../event-log.ts';
import { sha256 } from '../sha256.ts';
import { loadSigningKey, type SigningKey } from '../signing-key.ts';
import { exportRange, rangeFor } from './export-range.ts';
import { LogCheck } from './log-check.ts';
import { SealStore } from './seal-store.ts';
import { Sealer } from './sealer.ts';
import { streamFile } from './stream-file.ts';

const actor: Actor = { kind: 'device', id: 'os::"1"\\', name: 'Büro 장치 \u2028' };
const machine = { name: 'task', current: '1' };

describe('seals', () => {
  let test_: TestDatabase;
  let log: SqlEventLog;
  let store: SealStore;
  let key: SigningKey;
  let directory: string;
  let faults: unknown[];
  const sealers: Sealer[] = [];
  const now = () => new Date('2026-01-01T00:00:00.000Z');

  let logs = 0;
  beforeAll(async () => {
    test_ = await freshDatabase();
  });
  afterAll(() => test_.remove());
  // Each test has its own log, because its own database would take seconds.
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'waymark-seals-'));
    log = new SqlEventLog({ database: test_.database, logId: `log${++logs}` });
    await log.open();
    store = new SealStore(test_.database, log.logId);
    key = await loadSigningKey(directory);
    faults = [];
  });
  afterEach(async () => {
    for (const sealer of sealers.splice(0)) await sealer.stop();
    await log.idle();
    await rm(directory, { recursive: true });
  });

  const deps = () => ({
    database: test_.database,
    log,
    store,
    key,
    now,
    onFault: (where: string, error: unknown) => void faults.push({ where, error }),
  });
  async function startSealer(): Promise<Sealer> {
    const sealer = new Sealer({ ...deps(), size: 8, everyMs: 3_600_000 });
    sealers.push(sealer);
    await sealer.start();
    return sealer;
  }
  /** Starts a sealer and waits until the existing events are sealed: later ones are sealed when there are enough. */
  async function settledSealer(): Promise<Sealer> {
    const sealer = await startSealer();
    await sealer.sealNow();
    return sealer;
  }
  /** Appends events for three streams in turn, with everything that a line can hold. */
  async function append(count: number): Promise<void> {
    for (let n = 0; n < count; n++) {
      const { pos } = await log.head();
      await log.append([
        {
          streamId: `task:${pos % 3}`,
          kind: 'task',
          machineVersion: '1',
          events: [
            {
              type: 'task.progressed',
              data: { n: pos, text: 'quote " slash \\ line \n ü €', list: [1, { a: null }], none: {} },
              actor,
              ...(pos % 2 ? { deviceAt: '2026-01-01T00:00:00Z' } : {}),
            },
          ],
        },
      ]);
    }
  }
  const seals = (): Promise<Seal[]> => store.after(0, 100);
  const ranges = async () => (await seals()).map(({ statement: { from, to } }) => [from, to]);
  async function verdictOfRange(requested: { from?: number; to?: number } = {}) {
    const range = await rangeFor(deps(), requested);
    if (!range) throw new Error('no range');
    const pieces: string[] = [];
    for await (const piece of exportRange(deps(), range)) pieces.push(piece);
    return verifyFile(new Blob(pieces), { sha256, trusted: new Set([key.keyId]) });
  }
  const check = async () => (await new LogCheck(deps()).run({ hurry: true })).state;

  test('writes full seals at once, and the rest after the interval', async () => {
    const sealer = await settledSealer();
    await append(19);
    await expect.poll(ranges).toEqual([
      [1, 8],
      [9, 16],
    ]);
    await sealer.sealNow();
    expect(await ranges()).toEqual([
      [1, 8],
      [9, 16],
      [17, 19],
    ]);
    expect(sealer.sealedTo).toBe(19);
    expect(faults).toEqual([]);
  });

  test('writes the next full seal by itself after appends during a seal', async () => {
    const written = Promise.withResolvers<void>();
    const add = store.add.bind(store);
    store.add = async (seal: Seal) => {
      await written.promise;
      return add(seal);
    };
    const sealer = new Sealer({ ...deps(), size: 8, everyMs: 3_600_000 });
    sealers.push(sealer);
    await sealer.start();
    // Without this, the appends may come before the first run of the sealer has begun, and make a single seal.
    await sealer.sealNow();
    await append(16);
    written.resolve();
    await expect.poll(ranges).toEqual([
      [1, 8],
      [9, 16],
    ]);
    expect(faults).toEqual([]);
  });

  test('continues the seals after a restart', async () => {
    await append(5);
    await (await startSealer()).sealNow();
    await sealers.pop()?.stop();
    await append(9);
    await startSealer();
    await expect.poll(ranges).toEqual([
      [1, 5],
      [6, 13],
      [14, 14],
    ]);
    expect(await verdictOfRange()).toMatchObject({ ok: true, events: 14, sealed: 14, seals: 3 });
  });

  test('seals every event once with two servers on one log', async () => {
    await append(50);
    const pair = await Promise.all([startSealer(), startSealer()]);
    await Promise.all(pair.map((sealer) => sealer.sealNow()));
    await append(20);
    await Promise.all(pair.map((sealer) => sealer.sealNow()));
    const found = await ranges();
    expect(
      found.flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, n) => from + n)),
    ).toEqual(Array.from({ length: 70 }, (_, n) => n + 1));
    expect(await verdictOfRange()).toMatchObject({ ok: true, sealed: 70 });
    expect(faults).toEqual([]);
  });

  test('widens any requested range to whole seals, which verifies', async () => {
    const sealer = await settledSealer();
    await append(16);
    await sealer.sealNow();
    await append(3);
    expect(await verdictOfRange()).toMatchObject({ ok: true, from: 1, to: 19, sealed: 16 });
    expect(await verdictOfRange({ from: 11 })).toMatchObject({ ok: true, from: 9, to: 19, sealed: 8 });
    expect(await verdictOfRange({ from: 3, to: 4 })).toMatchObject({ ok: true, from: 1, to: 8, sealed: 8 });
    expect(await verdictOfRange({ from: 18, to: 18 })).toMatchObject({
      ok: true,
      from: 18,
      to: 18,
      sealed: 0,
    });
    expect(await verdictOfRange({ to: 500 })).toMatchObject({ ok: true, to: 19 });
    expect(await rangeFor(deps(), { from: 500 })).toBeNull();
    expect(await rangeFor(deps(), { from: 5, to: 3 })).toBeNull();
  });

  test('exports a valid range of an empty log', async () => {
    await store.rememberKey(key);
    expect(await verdictOfRange()).toMatchObject({ ok: true, events: 0 });
  });

  test('proves the sealed part of a task in its file, and states the rest', async () => {
    const sealer = await settledSealer();
    await append(20);
    await sealer.sealNow();
    await append(4);
    const row = { state: 'running' };
    const whole = { takes: () => [], hides: () => false };
    for (const [format, member] of Object.entries(rowMembers) as [StreamFormat, string][]) {
      const file = await streamFile(deps(), {
        format,
        streamId: 'task:2',
        row: () => row,
        machine,
        redaction: whole,
      });
      const verdict = await verifyFile(new Blob([JSON.stringify(file)]), { sha256, trusted: null });
      expect(verdict, format).toMatchObject({ ok: true, events: 8, sealed: 6, seals: 3 });
      expect(file.statement).toMatchObject({
        sealedTo: 20,
        machine: { name: 'task', version: '1', current: '1' },
        [member]: row,
      });
    }
  });

  test('verifies signatures of the old key after the key is replaced', async () => {
    const first = await settledSealer();
    await append(8);
    await first.sealNow();
    await first.stop();
    await unlink(join(directory, 'signing-key.pem'));
    const old = key;
    key = await loadSigningKey(directory);
    expect(key.keyId).not.toBe(old.keyId);
    const second = await settledSealer();
    await append(8);
    await second.sealNow();
    const kept = (await store.keys()).map(({ keyId }) => keyId);
    expect(kept.slice(-2)).toEqual([old.keyId, key.keyId]);
    expect(await check()).toBe('holds');
    expect(await verdictOfRange({ to: 8 })).toMatchObject({ ok: false, problem: 'foreignKey' });
    const trustsBoth = new Set([old.keyId, key.keyId]);
    const range = { from: 1, to: 16 };
    const pieces: string[] = [];
    for await (const piece of exportRange(deps(), range)) pieces.push(piece);
    expect(await verifyFile(new Blob(pieces), { sha256, trusted: trustsBoth })).toMatchObject({
      ok: true,
      keyIds: [...trustsBoth].sort(),
    });
  });

  test.each([
    ['data', sql`update es_event set data = replace(data, '"n":5', '"n":6') where pos = 6`, 6],
    ['actor', sql`update es_event set actor = replace(actor, 'device', 'server') where pos = 6`, 6],
    ['time', sql`update es_event set recorded_at = recorded_at + interval '1 second' where pos = 6`, 6],
    ['device time', sql`update es_event set device_at = null where pos = 6`, 6],
    ['leaf', sql`update es_event set leaf = decode(repeat('ab', 32), 'hex') where pos = 6`, 6],
    ['an event taken out', sql`delete from es_event where pos = 6`, 6],
    ['the last event taken out', sql`delete from es_event where pos = 12`, 12],
    [
      'a seal',
      sql`update es_seal set statement = replace(statement, '"to":8', '"to":7') where from_pos = 1`,
      1,
    ],
    ['a signature', sql`update es_seal set signature = repeat('00', 64) where from_pos = 1`, 1],
    ['a seal taken out', sql`delete from es_seal where from_pos = 1`, 1],
  ] as const)(
    'given %s is changed in the database, then the check names the event',
    async (_what, change, event) => {
      const sealer = await settledSealer();
      await append(12);
      await sealer.sealNow();
      await sealer.stop();
      expect(await check()).toBe('holds');
      expect(faults).toEqual([]);
      await change.execute(test_.database.sql);
      const report = await new LogCheck(deps()).run({ hurry: true });
      expect(report).toMatchObject({ state: 'broken', fault: { event } });
      expect(faults).toHaveLength(1);
    },
  );

  test('ends a check at once that rests for hours when the server stops', async () => {
    await append(20);
    await (await settledSealer()).sealNow();
    const resting = new LogCheck({ ...deps(), backgroundShare: 1e-6 });
    const run = resting.run({ hurry: false });
    await expect.poll(() => resting.report.events).toBe(20);
    await resting.stop();
    expect(await run).toMatchObject({ state: 'never' });
  });

  test('reports a leaf that was changed before sealing, and does not seal it', async () => {
    await append(10);
    await sql`update es_event set leaf = decode(repeat('cd', 32), 'hex') where pos = 3`.execute(
      test_.database.sql,
    );
    const sealer = await startSealer();
    await expect.poll(() => faults).toHaveLength(1);
    await expect(sealer.sealNow()).rejects.toThrow('not sealed');
    expect(await seals()).toEqual([]);
  });

  test("does not replace a file in the key's place that is not a key", async () => {
    await writeFile(join(directory, 'signing-key.pem'), 'lost');
    await expect(loadSigningKey(directory)).rejects.toThrow('no private key');
  });
});
