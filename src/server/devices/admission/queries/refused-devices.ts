import { type Kysely, sql } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';
import { rootOperatorId } from './admissions.ts';

export type RefusedRow = Row<'refused_device'>;

/** Reads all rows, the latest refusal last. */
export const readRefused = (db: Kysely<Tables>): Promise<RefusedRow[]> =>
  db.selectFrom('refused_device').selectAll().orderBy('last_at').execute();

/**
 * Stores rows under the organisation of their device, or of unregistered ones. Returns the organisations whose rows
 * were stored.
 */
export async function storeRefused(
  db: Kysely<Tables>,
  rows: readonly Omit<RefusedRow, 'op_id'>[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const root = await rootOperatorId(db);
  const devices = await db
    .selectFrom('device')
    .select(['endpoint_id', 'op_id'])
    .where('endpoint_id', '=', sql<string>`any(${rows.map((row) => row.endpoint_id)}::text[])`)
    .execute();
  const ownerOf = new Map(devices.map(({ endpoint_id: id, op_id: opId }) => [id, opId]));
  const stored = rows.map((row) => ({ ...row, op_id: ownerOf.get(row.endpoint_id) ?? root }));
  await db
    .insertInto('refused_device')
    .values(stored)
    .onConflict((conflict) =>
      conflict.column('refused_id').doUpdateSet(({ ref }) => ({
        op_id: ref('excluded.op_id'),
        address: ref('excluded.address'),
        reason: ref('excluded.reason'),
        detail: ref('excluded.detail'),
        fingerprint: ref('excluded.fingerprint'),
        times: ref('excluded.times'),
        last_at: ref('excluded.last_at'),
        admitted_at: ref('excluded.admitted_at'),
      })),
    )
    .execute();
  return [...new Set(stored.map(({ op_id: opId }) => opId))];
}

export async function forgetRefused(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('refused_device')
    .where('refused_id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();
}
