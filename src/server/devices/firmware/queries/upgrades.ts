import type { Kysely } from 'kysely';
import type { Database, Row, Tables } from '#server/core/database/database.ts';
import type { OpenDownload } from '../file-server.ts';

export type UpgradeRow = Row<'firmware_upgrade'>;

/** Upgrades to this file that are under way. */
export async function runningUpgrades(db: Kysely<Tables>, fileId: string): Promise<number> {
  const { n } = await db
    .selectFrom('firmware_upgrade')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('file_id', '=', fileId)
    .where('terminal', '=', false)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function hasOpenUpgrade(db: Kysely<Tables>, endpointId: string): Promise<boolean> {
  const found = await db
    .selectFrom('firmware_upgrade')
    .select('upgrade_id')
    .where('endpoint_id', '=', endpointId)
    .where('terminal', '=', false)
    .executeTakeFirst();
  return found !== undefined;
}

/** Of these devices, those with an upgrade that has not ended. */
export async function upgradingOf(db: Kysely<Tables>, endpointIds: readonly string[]): Promise<Set<string>> {
  if (endpointIds.length === 0) return new Set();
  const found = await db
    .selectFrom('firmware_upgrade')
    .select('endpoint_id')
    .where('endpoint_id', 'in', endpointIds)
    .where('terminal', '=', false)
    .execute();
  return new Set(found.map((row) => row.endpoint_id));
}

/** Of one device, the newest first. */
export const upgradesOf = (db: Kysely<Tables>, endpointId: string, limit: number): Promise<UpgradeRow[]> =>
  db
    .selectFrom('firmware_upgrade')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .orderBy('requested_at', 'desc')
    .orderBy('upgrade_id')
    .limit(limit)
    .execute();

/** For the listener for devices. */
export async function openDownload({ sql }: Database, upgradeId: string): Promise<OpenDownload | null> {
  const row = await sql
    .selectFrom('firmware_upgrade')
    .select(['endpoint_id', 'sha256', 'state'])
    .where('upgrade_id', '=', upgradeId)
    .executeTakeFirst();
  return row
    ? { endpointId: row.endpoint_id, sha256: row.sha256, isOpen: row.state === 'downloading' }
    : null;
}
