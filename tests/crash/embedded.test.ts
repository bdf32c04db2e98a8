import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEmbedded } from '#server/core/database/embedded/open.ts';
import { copyData, removeData } from '#tests/support/data-directory.ts';
import { migratedDirectory } from '#tests/support/database.ts';
import { nightly } from '#tests/support/nightly.ts';
import { expectWhole, LogWriter, postmasterOf, processesIn } from './embedded-log.ts';

let directory: string;
let writer: LogWriter | undefined;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-embedded-'));
  migratedDirectory(directory);
});
afterEach(async () => {
  await writer?.kill();
  await removeData(directory);
});

test('stops a PostgreSQL that outlived its killed server in order, and restarts it', async () => {
  writer = await LogWriter.start(directory);
  await expect.poll(() => writer?.total).toBeGreaterThan(100);
  const before = await postmasterOf(directory);
  await writer.kill();
  expect(await processesIn(directory)).toContain(before);
  await expectWhole(directory, writer.acknowledged());
  expect(await processesIn(directory)).toEqual([]);
});

test('restarts a PostgreSQL that was killed, and its server continues', async () => {
  const database = await openEmbedded(directory);
  try {
    await database.script('create table kept (n int); insert into kept values (7)');
    const before = await postmasterOf(directory);
    process.kill(before, 'SIGKILL');
    // Its connections remain for a moment.
    await expect.poll(() => postmasterOf(directory).catch(() => before)).not.toBe(before);
    const rows = () => sql<{ n: number }>`select n from kept`.execute(database.sql).then((it) => it.rows);
    await expect.poll(() => rows().catch(() => null)).toEqual([{ n: 7 }]);
  } finally {
    await database.close();
  }
});

/** The daily run makes three copies instead of twenty. */
const copies = nightly ? 20 : 3;

/**
 * The testable part of a power failure: all processes are suspended, so that the copy holds the state of one moment, in
 * the middle of writes. That it had also reached the disk is left to `fsync`, which is on (open.test.ts).
 */
describe.skipIf(process.platform !== 'linux')('the machine stops in the middle of writes', () => {
  test(
    `opens ${copies} copies of the directory, made under load, with all acknowledged events`,
    async () => {
      writer = await LogWriter.start(directory);
      for (let nth = 0; nth < copies; nth++) {
        const copy = `${directory}-${nth}`;
        const { total } = writer;
        await expect.poll(() => writer?.total, { interval: 7 }).toBeGreaterThan(total + 50 + 37 * nth);
        const acknowledged = await whileStopped(() => {
          copyData(directory, copy);
          return writer?.acknowledged() ?? new Map();
        });
        try {
          await expectWhole(copy, acknowledged);
        } finally {
          await removeData(copy);
        }
      }
      const sum = writer.acknowledged();
      await writer.kill();
      await expectWhole(directory, sum);
    },
    nightly ? 900_000 : 180_000,
  );

  async function whileStopped<T>(work: () => T): Promise<T> {
    // The postmaster is stopped first, so that it starts no further process.
    const first = await postmasterOf(directory);
    process.kill(first, 'SIGSTOP');
    const all = await processesIn(directory);
    for (const pid of all) process.kill(pid, 'SIGSTOP');
    try {
      return work();
    } finally {
      for (const pid of all) process.kill(pid, 'SIGCONT');
    }
  }
});
