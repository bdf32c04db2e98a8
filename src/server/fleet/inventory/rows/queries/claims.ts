import { type Kysely, sql } from 'kysely';
import { comparable } from '#domain/text/normal.ts';
import type { Tables } from '#server/core/database/database.ts';
import { serialKey } from '#server/fleet/inventory/serial-key.ts';
import type { RowWrite } from '../writes.ts';

/** Another device took a number or name since it was checked: these lines cannot be written. */
export class LostClaims extends Error {
  readonly lines: ReadonlyMap<number, 'serialnumber-conflict' | 'macconflict' | 'deviceconflict'>;

  constructor(lines: LostClaims['lines']) {
    super('numbers or names of devices were taken meanwhile');
    this.lines = lines;
  }
}

/** Claims numbers and names for these rows, in the transaction that registers their devices. Throws `LostClaims`. */
export async function claim(db: Kysely<Tables>, writes: readonly RowWrite[]): Promise<void> {
  const lost = new Map<number, 'serialnumber-conflict' | 'macconflict' | 'deviceconflict'>();
  const numbers = writes.flatMap(({ line, endpointId: endpoint_id, registration: { deviceSn, macAddr } }) => [
    ...(deviceSn === undefined ? [] : [{ line, endpoint_id, kind: 'serial', value: serialKey(deviceSn) }]),
    ...(macAddr === undefined ? [] : [{ line, endpoint_id, kind: 'mac', value: macAddr }]),
  ]);
  for (const { line, kind } of await lostNumbers(db, numbers))
    lost.set(line, kind === 'serial' ? 'serialnumber-conflict' : 'macconflict');
  const names = writes.flatMap(
    ({ line, endpointId: endpoint_id, registration: { opId: op_id, deviceName } }) =>
      deviceName === undefined ? [] : [{ line, endpoint_id, op_id, name_key: comparable(deviceName) }],
  );
  for (const line of await lostNames(db, names)) lost.set(line, 'deviceconflict');
  if (lost.size > 0) throw new LostClaims(lost);
}

/** Releases the names of removed devices; their numbers go with the read model. */
export async function releaseNames(db: Kysely<Tables>, endpointIds: readonly string[]): Promise<void> {
  if (endpointIds.length === 0) return;
  await sql`delete from device_name where endpoint_id = any(${[...endpointIds]}::text[])`.execute(db);
}

async function lostNumbers(
  db: Kysely<Tables>,
  wanted: readonly object[],
): Promise<{ line: number; kind: string }[]> {
  if (wanted.length === 0) return [];
  const rows = sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(line int, endpoint_id text, kind text, value text)`;
  await sql`
    insert into device_number (kind, value, endpoint_id) select kind, value, endpoint_id from ${rows}
    on conflict (kind, value) do nothing`.execute(db);
  const { rows: lost } = await sql<{ line: number; kind: string }>`
    select w.line, w.kind from ${rows} join device_number n using (kind, value)
    where n.endpoint_id <> w.endpoint_id`.execute(db);
  return lost;
}

async function lostNames(db: Kysely<Tables>, wanted: readonly object[]): Promise<number[]> {
  if (wanted.length === 0) return [];
  const rows = sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(line int, endpoint_id text, op_id text, name_key text)`;
  await sql`
    insert into device_name (op_id, name_key, endpoint_id) select op_id, name_key, endpoint_id from ${rows}
    on conflict (op_id, name_key) do nothing`.execute(db);
  const { rows: lost } = await sql<{ line: number }>`
    select w.line from ${rows} join device_name n using (op_id, name_key)
    where n.endpoint_id <> w.endpoint_id`.execute(db);
  await sql`
    delete from device_name old using ${rows}
    where old.endpoint_id = w.endpoint_id and (old.op_id <> w.op_id or old.name_key <> w.name_key)`.execute(
    db,
  );
  return lost.map(({ line }) => line);
}
