import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { erasedType } from '#domain/erasure.ts';
import type { DeviceFact } from '#machines/device/events.ts';
import { AuditProjection } from '#server/administration/audit/read-model.ts';
import { deviceFollowers } from '#server/compose/device-followers.ts';
import type { Database } from '#server/core/database/database.ts';
import { openDatabase } from '#server/core/database/open.ts';
import { rewrittenTo } from '#server/core/log/retention/disk.ts';
import type { RetentionDays } from '#server/core/log/retention/setting.ts';
import { ProjectionRunner } from '#server/core/read-models/runner.ts';
import { DeviceProjection } from '#server/devices/read-model/read-model.ts';
import { compileCache } from '#tests/support/compile-cache.ts';
import { dropDatabase, migratedUrl } from '#tests/support/database.ts';
import { nightly } from '#tests/support/nightly.ts';
import { RetentionRig } from '#tests/support/retention-rig.ts';
import { testProgram } from '#tests/support/test-program.ts';
import type { CrashPoint } from './crashing-storage.ts';

describe('the process that erases is killed', () => {
  let directory: string;
  let url: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'waymark-erasing-'));
    url = await migratedUrl();
  });
  afterEach(async () => {
    await dropDatabase(url);
    await rm(directory, { recursive: true });
  });

  const opened = async <T>(work: (rig: RetentionRig, database: Database) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ url });
    const rig = await RetentionRig.start(database, { directory: join(directory, 'keys') });
    try {
      return await work(rig, database);
    } finally {
      await rig.proof.stop();
      await rig.log.idle();
      await database.close();
    }
  };
  const dies = async (point: Omit<CrashPoint, 'kind'>, limits: Partial<RetentionDays> = {}) => {
    const child = fork(
      await testProgram(new URL('./retention-child.ts', import.meta.url)),
      [url, join(directory, 'keys'), JSON.stringify({ kind: null, ...point }), JSON.stringify(limits)],
      { env: { ...process.env, ...compileCache } },
    );
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
  };
  const listed = async ({ sql }: Database) =>
    (await sql.selectFrom('task').select('task_id').execute()).length;

  const ofStreams = [
    { when: 'before', nth: 2, left: 3 },
    { when: 'after', nth: 2, left: 2 },
    { when: 'after', nth: 4, left: 0 },
  ] as const;
  // The daily run has one kill in the middle, and one before the files are rewritten.
  test.each(nightly ? ofStreams : ofStreams.slice(1))(
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
        // The files are also rewritten if nothing was left to erase: they still held the data.
        expect(await rewrittenTo(database)).toBe(28);
        expect(rig.faults).toEqual([]);
      });
    },
  );

  const parts = { days: null, auditDays: 30, deviceDays: 30 };
  const projected = async (rig: RetentionRig, database: Database, version?: number) => {
    if (version !== undefined)
      await sql`update projection_checkpoint set version = ${version}`.execute(database.sql);
    for (const projection of [new DeviceProjection(deviceFollowers()), new AuditProjection()]) {
      const runner = new ProjectionRunner(projection, {
        database,
        log: rig.log,
        onFault: (where, error) => rig.faults.push({ where, error }),
      });
      await runner.start();
      await runner.stop();
    }
    const rows = async (table: string) =>
      (await sql`select * from ${sql.table(table)} order by 1, 2`.execute(database.sql)).rows;
    const device = (await rows('device')).map((row) => ({ ...(row as object), update_user: null }));
    return {
      device,
      state: await rows('device_state'),
      values: await rows('device_value'),
      entries: await rows('audit_entry'),
    };
  };

  // Ten entries make two batches, fourteen events of a device three: each write of a statement has a kill. The daily
  // run has kills between the batches of entries, before the first of the device, and between those.
  const byDay = ['after 1', 'before 3', 'after 4'];
  const ofParts = [1, 2, 3, 4, 5]
    .flatMap((nth) => [{ when: 'before', nth } as const, { when: 'after', nth } as const])
    .filter(({ when, nth }) => nightly || byDay.includes(`${when} ${nth}`));
  test.each(ofParts)(
    '$when its write number $nth of parts: read models are unchanged, even after a rebuild, and the next pass completes it',
    async ({ when, nth }) => {
      const live = await opened(async (rig, database) => {
        await database.script(`insert into operator (op_id, parent_id, op_path, op_type, company_name)
          values ('a', null, '/a/', 'Operator', 'Alpha')`);
        for (let n = 0; n < 10; n++) await rig.entry('ada');
        await rig.device('os::1', [
          {
            type: 'device.registered',
            data: { opId: 'a', modelName: 'AR2140', prodClass: 'APROUTER', deviceStatus: 'Deployed' },
          },
          ...Array.from(
            { length: 13 },
            (_, n): DeviceFact => ({
              type: 'device.valuesObserved',
              data: {
                source: 'get',
                values: { 'Device.DeviceInfo.SoftwareVersion': `${n}`, [`Device.X.${n}`]: '1' },
              },
            }),
          ),
        ]);
        await rig.proof.sealer.sealNow();
        return projected(rig, database);
      });
      await dies({ event: erasedType, when, nth }, parts);
      await opened(async (rig, database) => {
        const written = when === 'after' ? nth : nth - 1;
        const erased = [0, 6, 10, 16, 22, 24][written];
        const verdict = await rig.verdict();
        expect(verdict).toMatchObject({ ok: true });
        expect(verdict.ok && (verdict.erased?.events ?? 0)).toBe(erased);
        const { entries, ...device } = await projected(rig, database);
        expect(device).toEqual({ device: live.device, state: live.state, values: live.values });
        expect(entries).toHaveLength(10 - Math.min(10, [0, 6, 10][written] ?? 10));
        expect(await projected(rig, database, 0)).toEqual({ entries, ...device });
        rig.passDays(34);
        expect(await rig.pass({ ...parts, batchEvents: 6 })).toBe(24 - (erased ?? 0));
        expect(await rig.verdict()).toMatchObject({
          ok: true,
          erased: { events: 24, ofAudit: 10, ofBeginnings: 14 },
        });
        expect(await projected(rig, database, 0)).toEqual({ entries: [], ...device });
        expect(rig.faults).toEqual([]);
      });
    },
  );
});
