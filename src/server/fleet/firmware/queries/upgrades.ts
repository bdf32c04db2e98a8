import { type Kysely, sql } from 'kysely';
import type { Database, Row, Tables } from '#server/core/database/database.ts';
import type { ByteLimit } from '#server/core/files/byte-buckets.ts';
import type { UpgradesByTask } from '#server/devices/past/history.ts';
import type { OpenDownload } from '../endpoint.ts';
import { upgradeStateOf } from '../upgrade-states.ts';

export type UpgradeRow = Row<'firmware_upgrade'>;

/** Counts running upgrades to this file. */
export async function runningUpgrades(db: Kysely<Tables>, fileId: string): Promise<number> {
  const { n } = await db
    .selectFrom('firmware_upgrade')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('file_id', '=', fileId)
    .where('terminal', '=', false)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Checks whether the file is approved at this moment, and whether the device has another upgrade. */
export async function obstaclesOf(
  db: Kysely<Tables>,
  { fileId, endpointId }: { fileId: string; endpointId: string },
): Promise<{ approved: boolean; busy: boolean }> {
  const { rows } = await sql<{ approved: boolean; busy: boolean }>`
    select exists (select from firmware_file where file_id = ${fileId} and state = 'approved') as approved,
      exists (select from firmware_upgrade where endpoint_id = ${endpointId} and not terminal) as busy`.execute(
    db,
  );
  return rows[0] ?? { approved: false, busy: false };
}

/** Reads the running upgrade of each device. */
export async function upgradingOf(
  db: Kysely<Tables>,
  endpointIds: readonly string[],
): Promise<Map<string, string>> {
  if (endpointIds.length === 0) return new Map();
  const found = await db
    .selectFrom('firmware_upgrade')
    .select(['endpoint_id', 'upgrade_id'])
    .where('endpoint_id', 'in', endpointIds)
    .where('terminal', '=', false)
    .execute();
  return new Map(found.map((row) => [row.endpoint_id, row.upgrade_id]));
}

/** Filters devices that report a single firmware bank and so cannot be rolled back. */
export async function withOneBank(db: Kysely<Tables>, endpointIds: readonly string[]): Promise<Set<string>> {
  if (endpointIds.length === 0) return new Set();
  const { rows } = await sql<{ endpoint_id: string }>`select endpoint_id from device_value
    where endpoint_id = any(${[...endpointIds]}::text[])
      and path = 'Device.DeviceInfo.FirmwareImageNumberOfEntries' and btrim(value) = '1'`.execute(db);
  return new Set(rows.map((row) => row.endpoint_id));
}

/** Reads a device's upgrades, newest first. */
export const upgradesOf = (db: Kysely<Tables>, endpointId: string, limit: number): Promise<UpgradeRow[]> =>
  db
    .selectFrom('firmware_upgrade')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .orderBy('requested_at', 'desc')
    .orderBy('upgrade_id')
    .limit(limit)
    .execute();

/** Finds the upgrades that began these tasks, for a device's history. */
export const upgradesByTask: UpgradesByTask = async (db, taskIds) => {
  if (taskIds.length === 0) return new Map();
  const ids = sql`any(${[...taskIds]}::text[])`;
  const { rows } = await sql<UpgradeRow>`select * from firmware_upgrade
    where download_task = ${ids} or activate_task = ${ids}`.execute(db);
  return new Map(
    rows.flatMap(({ upgrade_id: upgradeId, to_version: toVersion, state, ...row }) =>
      [row.download_task, row.activate_task].flatMap((taskId) =>
        taskId === null ? [] : [[taskId, { upgradeId, toVersion, state: upgradeStateOf(state) }] as const],
      ),
    ),
  );
};

/** Reads an upgrade's download for the file listener. */
export async function openDownload({ sql }: Database, upgradeId: string): Promise<OpenDownload | null> {
  const row = await sql
    .selectFrom('firmware_upgrade')
    .select(['endpoint_id', 'sha256', 'state', 'op_id'])
    .where('upgrade_id', '=', upgradeId)
    .executeTakeFirst();
  if (!row) return null;
  const { endpoint_id: endpointId, sha256, state, op_id } = row;
  const isOpen = state === 'downloading';
  return { endpointId, sha256, isOpen, limits: isOpen ? await limitsOf(sql, upgradeId, op_id) : [] };
}

/**
 * Reads the byte limits of an upgrade. A rollout's upgrade ids begin with the rollout's id. An organisation's limit is
 * shared by all below it, in addition to their own.
 */
export async function limitsOf(db: Kysely<Tables>, upgradeId: string, opId: string): Promise<ByteLimit[]> {
  const [rolloutId = ''] = upgradeId.split('.');
  const { rows } = await sql<ByteLimit>`
    select 'rollout:' || rollout_id as key, bytes_per_second as "bytesPerSecond" from rollout
    where rollout_id = ${rolloutId} and bytes_per_second is not null
    union all
    select 'operator:' || r.op_id, r.bytes_per_second from firmware_rule r join operator o using (op_id)
    join operator own on own.op_id = ${opId}
    where starts_with(own.op_path, o.op_path) and r.bytes_per_second is not null`.execute(db);
  return rows;
}

/** Reads the versions that devices had before a rollout upgraded them. */
export async function versionsBefore(
  db: Kysely<Tables>,
  rolloutId: string,
  endpointIds: readonly string[],
): Promise<Map<string, string | null>> {
  if (endpointIds.length === 0) return new Map();
  const found = await db
    .selectFrom('rollout_member')
    .select(['endpoint_id', 'from_version'])
    .where('rollout_id', '=', rolloutId)
    .where('endpoint_id', 'in', endpointIds)
    .execute();
  return new Map(found.map((row) => [row.endpoint_id, row.from_version]));
}

/** Filters the upgrades that have ended. */
export const endedUpgrades = (db: Kysely<Tables>, ids: readonly string[]): Promise<UpgradeRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('firmware_upgrade')
        .selectAll()
        .where('upgrade_id', 'in', ids)
        .where('terminal', '=', true)
        .execute();

export const openUpgrades = (db: Kysely<Tables>, ids: readonly string[]): Promise<UpgradeRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('firmware_upgrade')
        .selectAll()
        .where('upgrade_id', 'in', ids)
        .where('terminal', '=', false)
        .execute();

/** Filters the devices that fell back or were lost with this file. */
export async function harmedBy(
  db: Kysely<Tables>,
  fileId: string,
  endpointIds: readonly string[],
): Promise<Set<string>> {
  if (endpointIds.length === 0) return new Set();
  const found = await db
    .selectFrom('firmware_upgrade')
    .select('endpoint_id')
    .where('endpoint_id', 'in', endpointIds)
    .where('file_id', '=', fileId)
    .where('state', 'in', ['fellBack', 'lost'])
    .execute();
  return new Set(found.map((row) => row.endpoint_id));
}

/** Finds rollout members that count as lost but report the new version by now. */
export async function cameBackLate(
  db: Kysely<Tables>,
): Promise<{ rolloutId: string; wave: number; ordinal: number }[]> {
  const { rows } = await sql<{ rollout_id: string; wave: number; ordinal: number }>`
    select m.rollout_id, m.wave, m.ordinal from rollout_member m join rollout r using (rollout_id)
    join device d on d.endpoint_id = m.endpoint_id
      and firmware_form(d.firmware_version) = firmware_form(r.content_name)
    where m.outcome = 'lost' and r.cargo = 'firmware' and r.undoes is null limit 500`.execute(db);
  return rows.map(({ rollout_id: rolloutId, wave, ordinal }) => ({ rolloutId, wave, ordinal }));
}
