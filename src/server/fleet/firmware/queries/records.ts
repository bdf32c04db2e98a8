import { sql } from 'kysely';
import type { Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export type UpgradeRecordRow = Row<'firmware_upgrade'> & { device_name: string | null };

/** Upgrades in scope by the organisation that the device belonged to at that time. */
export class ScopedUpgrades extends ScopedQueries {
  /** Finds an upgrade; null if it does not exist or is out of scope. */
  async find(upgradeId: string): Promise<UpgradeRecordRow | null> {
    const { rows } = await sql<UpgradeRecordRow>`
      select u.*, d.device_name from firmware_upgrade u join operator o on o.op_id = u.op_id
      left join device d on d.endpoint_id = u.endpoint_id and d.op_id = u.op_id
      where u.upgrade_id = ${upgradeId} and starts_with(o.op_path, ${this.opPath})`.execute(
      this.database.sql,
    );
    return rows[0] ?? null;
  }
}
