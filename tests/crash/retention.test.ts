import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { erasedType } from '#domain/erasure.ts';
import type { Database } from '#server/store/database.ts';
import { migrate } from '#server/store/migrate.ts';
import { openDatabase } from '#server/store/open.ts';
import { rewrittenTo } from '#server/store/retention/disk.ts';
import { freshPostgresUrl } from '#tests/support/database.ts';
import { RetentionRig } from '#tests/support/retention-rig.ts';
import type { CrashPoint } from './crashing-storage.ts';
import type { DatabasePlace } from './middle.ts';

describe.each([
  { name: 'the embedded database', skip: false },
  { name: 'PostgreSQL', skip: !process.env.TEST_DATABASE_URL },
])('the process that erases is killed, on $name', ({ name, skip }) => {
  let directory: string;
  let place: DatabasePlace;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'waymark-erasing-'));
    place = name === 'PostgreSQL' ? { url: await freshPostgresUrl() } : { directory };
  });
  afterEach(() => rm(directory, { recursive: true }));

  const opened = async <T>(work: (rig: RetentionRig, database: Database) => Promise<T>): Promise<T> => {
    const database = await openDatabase(place);
    await migrate(database);
    const rig = await RetentionRig.start(database, { directory: join(directory, 'keys') });
    try {
      return await work(rig, database);
    } finally {
      await rig.proof.stop();
      await rig.log.idle();
      await database.close();
    }
  };
  const dies = async (point: Omit<CrashPoint, 'kind'>) => {
    const child = fork(new URL('./retention-child.ts', import.meta.url), [
      JSON.stringify(place),
      join(directory, 'keys'),
      JSON.stringify({ kind: null, ...point }),
    ]);
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
  };
  const listed = async ({ sql }: Database) =>
    (await sql.selectFrom('task').select('task_id').execute()).length;

  test.skipIf(skip).each([
    { when: 'before', nth: 2, left: 3 },
    { when: 'after', nth: 2, left: 2 },
    { when: 'after', nth: 4, left: 0 },
  ] as const)(
    '$when its write number $nth: what is erased is stated, and the next pass ends it',
    async ({ when, nth, left }) => {
      await opened(async (rig) => {
        for (let n = 0; n < 4; n++) await rig.task(`t${n}`);
        await rig.proof.sealer.sealNow();
      });
      await dies({ event: erasedType, when, nth });
      await opened(async (rig, database) => {
        expect(await listed(database)).toBe(left);
        expect(await rig.verdict()).toMatchObject({
          ok: true,
          erased: { events: (4 - left) * 6, statements: 4 - left },
        });
        expect(await rewrittenTo(database)).toBe(0);
        rig.passDays(31);
        expect(await rig.pass({ batchEvents: 6 })).toBe(left * 6);
        expect(await rig.verdict()).toMatchObject({ ok: true, erased: { events: 24, statements: 4 } });
        // Also where nothing was left to be erased: the files still held it.
        expect(await rewrittenTo(database)).toBe(28);
        expect(rig.faults).toEqual([]);
      });
    },
  );
});
