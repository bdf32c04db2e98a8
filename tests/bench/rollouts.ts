import { join } from 'node:path';
import { deviceLine } from '#domain/rollouts/plan-hash.ts';
import { type RolloutOrder, rolloutSamples } from '#machines/rollout/events.ts';
import { DiskBlobs } from '#server/core/blobs/disk-blobs.ts';
import { DraftFolder } from '#server/core/blobs/draft-folder.ts';
import type { Database } from '#server/core/database/database.ts';
import { sha256 } from '#server/core/log/sha256.ts';
import { FirmwareCargo } from '#server/fleet/firmware/firmware-cargo.ts';
import { firmwareColumns, isUpgraded } from '#server/fleet/firmware/queries/columns.ts';
import { RollbackCargo } from '#server/fleet/firmware/rollback-cargo.ts';
import { computePlan } from '#server/fleet/rollouts/planning.ts';
import { heldByHome } from '#server/fleet/rollouts/queries/homes.ts';
import { type NewMember, readyMembers, storeMembers } from '#server/fleet/rollouts/queries/members.ts';
import { ScopedRollouts } from '#server/fleet/rollouts/queries/rollouts.ts';
import { type TargetQuery, targetSlice } from '#server/fleet/rollouts/queries/targets.ts';
import { type Bench, type BenchContext, type Figure, p95, timesOf } from './harness.ts';
import { type BenchDatabase, freshPlace, openFilledDatabase } from './support/database.ts';
import { fillDevices } from './support/devices.ts';

const model = 'KSTB2020';
const slice = 5_000;
/** Number of members that one statement stores, as in a plan. */
const memberSlice = 2_000;
const [small, big] = ['small', 'big'];
const smallSize = 1_000;

/** Rollouts of a fleet in the tables: planning, member rows, the page of a profile, and finding the next devices. */
export const rollouts: Bench = {
  name: 'rollouts',
  run: (context) => measure(context),
};

async function measure({ quick, say }: BenchContext): Promise<Figure[]> {
  const count = quick ? 50_000 : 1_000_000;
  const place = await freshPlace();
  const opened: BenchDatabase = await openFilledDatabase((database) =>
    fillDevices(database, count, 'root', model),
  );
  const { database } = opened;
  say(`${count} devices are there`);
  try {
    const size = count.toLocaleString('en');
    const plan = await planned(database, place.dataDir, say);
    const rows = await memberRows(database, count);
    await fillRollouts(database);
    const pages = await pageTimes(database, quick ? 20 : 100);
    const figure = (
      what: string,
      [value, bare]: readonly [number, number],
      most: number,
      [unit, baseline]: readonly [string, string],
    ): Figure => ({
      what,
      value,
      unit,
      target: { atMost: most * bare },
      baseline: { what: baseline, value: bare },
    });
    return [
      figure(`plan of ${size} devices`, plan, 3, ['s', 's, bare scan and SHA-256 of the same lines']),
      figure(`member rows of ${size}`, rows, 2, ['s', 's, insert … select of the same rows']),
      ...pages.map(({ what, times }) =>
        figure(`${what} at ${size}, p95`, times, 1.5, ['ms', `ms, p95 at ${smallSize.toLocaleString('en')}`]),
      ),
    ];
  } finally {
    await opened.remove();
    await place.remove();
  }
}

function orderOf(): RolloutOrder {
  const [sample] = rolloutSamples;
  if (sample?.type !== 'rollout.requested') throw new Error('the first sample is no order');
  const { data } = sample;
  return {
    ...data,
    opId: 'root',
    subject: { ...data.subject, modelName: model },
    content: { ...data.content, mode: 'FI1', fileOpId: 'root', minimumVersion: null, targetVersion: null },
  };
}

const everyDevice: TargetQuery = {
  opPath: '/root/',
  modelName: model,
  set: 'wholeModel',
  addDids: [],
  deleteDids: [],
  fromVersions: null,
  columns: firmwareColumns,
};

/** Callback that must not be called here. */
const never = (): never => {
  throw new Error('a plan begins nothing');
};

/** Measures the product's plan, and a bare pass over the same rows. */
async function planned(
  database: Database,
  dataDir: string,
  say: BenchContext['say'],
): Promise<readonly [number, number]> {
  const drafts = new DraftFolder(join(dataDir, 'drafts'));
  const blobs = new DiskBlobs(join(dataDir, 'blobs'), drafts);
  const shared = { database, upgrades: { prepare: never }, upgradeTimes: { soakMs: 0, lostMs: 0 } };
  const cargo = new FirmwareCargo({
    ...shared,
    blobs,
    models: { supports: async () => true },
    progressOf: () => null,
    undo: new RollbackCargo({ ...shared, reader: { read: never } }),
    cancel: never,
    fail: never,
    now: () => new Date(),
  });
  const keep = async (bytes: AsyncIterable<Uint8Array>) => {
    await drafts.append('plan', { offset: 0, bytes, most: 2 ** 31, sha256: null });
    return blobs.keep('plan');
  };
  const bare = await secondsOf(() => scan(database));
  const product = await secondsOf(async () => {
    const { eligible, refused } = await computePlan(
      { database, cargo, keep, now: () => new Date() },
      ...(['planned', orderOf(), everyDevice] as const),
    );
    say(`${eligible} devices are eligible, ${refused} are not`);
  });
  return [product, bare];
}

async function scan(database: Database): Promise<void> {
  for (let after = ''; ; ) {
    const devices = await targetSlice(database.sql, everyDevice, after, slice);
    for (const device of devices)
      sha256(
        Buffer.from(
          deviceLine({
            endpointId: device.endpoint_id,
            opId: device.op_id,
            model: device.model_name,
            hardware: device.hardware_version,
            installed: device.installed,
            zone: 'UTC',
            verdict: null,
            wave: null,
          }),
        ),
      );
    const last = devices.at(-1);
    if (!last || devices.length < slice) return;
    after = last.endpoint_id;
  }
}

/** Measures the same rows by the product, and by one statement into a table with the same indexes. */
async function memberRows(database: Database, count: number): Promise<readonly [number, number]> {
  const member = (ordinal: number): NewMember => ({
    ordinal,
    endpoint_id: endpointAt(ordinal),
    wave: Math.ceil(ordinal / 20_000),
    model_name: model,
    hardware_version: '2.1',
    from_version: '1.0.0',
    zone: 'Asia/Seoul',
    zone_source: 'organisation',
    no_way_back: false,
  });
  const product = await secondsOf(async () => {
    for (let at = 0; at < count; at += memberSlice) {
      const rows = Array.from({ length: Math.min(memberSlice, count - at) }, (_, index) =>
        member(at + index + 1),
      );
      await storeMembers(database.sql, big, rows);
    }
  });
  await database.script('create table bare_member (like rollout_member including all)');
  const bare = await secondsOf(() =>
    database.script(`insert into bare_member select * from rollout_member where rollout_id = '${big}'`),
  );
  await database.script('drop table bare_member');
  return [product, bare];
}

/** Returns the endpoint id as `fillDevices` names it. */
const endpointAt = (n: number): string => `os::00D09E-${String(n).padStart(9, '0')}`;

/** Fills two running rollouts, of all devices and of a few. */
async function fillRollouts(database: Database): Promise<void> {
  await database.script(`
    insert into rollout_member (rollout_id, ordinal, endpoint_id, wave, state, model_name, zone, zone_source)
    select '${small}', ordinal, endpoint_id, wave, state, model_name, zone, zone_source from rollout_member
    where rollout_id = '${big}' and ordinal <= ${smallSize};
    update rollout_member set state = 'ended', outcome = 'succeeded' where ordinal % 2 = 0;
    insert into rollout (rollout_id, op_id, name, cargo, content_id, model_name, content_name, target_name, content,
      state, terminal, deleted, pause_reason, wave, waves, eligible, refused, at_once, retries,
      author_id, author, version, requested_at, updated_at)
    select id, 'root', id, 'firmware', 'f', '${model}', '2.0.0', '', '{"mode": "FI1", "activateMode": "anytime"}', 'running', false, false, '',
      1000, 1000, 0, 0, 1000, 0, 'a', 'A', 1, now(), now() from unnest(array['${small}', '${big}']) id;
    analyze rollout_member; analyze rollout;`);
}

/** Measures the same queries for both, in turns. */
async function pageTimes(database: Database, rounds: number) {
  const scoped = new ScopedRollouts(database, '/root/');
  const now = new Date();
  const asked = {
    'page of a profile': async (id: string) => {
      await scoped.find('firmware', id);
    },
    'first devices of a profile': async (id: string) => {
      await scoped.members(id, {}, 1, 15);
    },
    'who is next, 250 devices with their homes': async (id: string) => {
      const ready = await readyMembers(database.sql, {
        rolloutId: id,
        wave: 1_000,
        opPath: '/root/',
        zones: null,
        endpointIds: null,
        columns: firmwareColumns,
        now,
        limit: 250,
      });
      await heldByHome(
        database.sql,
        isUpgraded,
        ready.map(({ endpoint_id }) => endpoint_id),
      );
    },
  };
  const found: { what: string; times: readonly [number, number] }[] = [];
  for (const [what, ask] of Object.entries(asked)) {
    const taken: Record<string, number[]> = { [small]: [], [big]: [] };
    for (const id of [small, big]) await ask(id);
    for (let round = 0; round < rounds; round++)
      for (const id of [small, big]) taken[id]?.push(...(await timesOf(1, () => ask(id))));
    found.push({ what, times: [p95(taken[big] ?? []), p95(taken[small] ?? [])] });
  }
  return found;
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}
