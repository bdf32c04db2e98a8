import { type Kysely, sql } from 'kysely';
import type { Actor, LoggedEvent } from '#domain/logged-event.ts';
import { isObject } from '#domain/verify/shapes.ts';
import type { JsonObject } from '#machines/json.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import type { AppendItem, EventLog, Within } from '#server/core/log/log.ts';

export type KeyRow = Row<'firmware_key'>;

/** Values of a key in the log. */
export type KeyValues = {
  opId: string;
  name: string;
  algorithm: string;
  fingerprint: string;
  revoked: boolean;
};

/** Reason that a file counts as unsigned. `altered`: its key's row was altered after the product wrote it. */
export type UnsignedReason = 'missing' | 'revoked' | 'altered';

export const keyKind = 'firmware-key';
export const keyStream = (keyId: string): string => `${keyKind}:${keyId}`;

export const valuesOf = (row: KeyRow): KeyValues => ({
  opId: row.op_id,
  name: row.name,
  algorithm: row.algorithm,
  fingerprint: row.fingerprint,
  revoked: row.revoked_at !== null,
});

type KeyFact = 'firmwareKey.registered' | 'firmwareKey.revoked';

export const keyItem = (
  row: KeyRow,
  types: readonly KeyFact[],
  actor: Actor,
  within?: Within,
): AppendItem => ({
  streamId: keyStream(row.key_id),
  kind: keyKind,
  machineVersion: '1',
  expectedVersion: row.version - types.length,
  events: types.map((type) => ({
    type,
    data: { ...valuesOf(row), revoked: type === 'firmwareKey.revoked' },
    actor,
  })),
  ...(within && { within }),
});

/** Reads the stream versions of keys, by key, in the transaction of `db`. */
export async function keyVersions(
  db: Kysely<Tables>,
  logId: string,
  keyIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ stream_id: string; version: number }>`
    select stream_id, max(version) as version from es_event
    where log_id = ${logId} and stream_id = any(${keyIds.map(keyStream)}::text[]) group by stream_id`.execute(
    db,
  );
  return new Map(
    rows.map(({ stream_id, version }) => [stream_id.slice(keyKind.length + 1), Number(version)]),
  );
}

/** Reads a key's last fact from the log with its version; null: none. */
export async function recordedKey(
  log: EventLog,
  keyId: string,
): Promise<{ values: KeyValues; version: number } | null> {
  const last = (await log.readStream(keyStream(keyId), 0, 100)).at(-1);
  return last && isKeyValues(last.data) ? { values: last.data, version: last.version } : null;
}

const isKeyValues = (data: JsonObject): data is KeyValues =>
  ['opId', 'name', 'algorithm', 'fingerprint'].every((name) => typeof data[name] === 'string') &&
  typeof data.revoked === 'boolean';

/**
 * Checks that the audit trail in the log has the call that made this row, and no call that the row does not show. For
 * rows from before facts were recorded.
 */
export async function isAudited(db: Kysely<Tables>, log: EventLog, row: KeyRow): Promise<boolean> {
  const { rows } = await sql<{ pos: number }>`
    select pos from audit_entry where operation in ('addFirmwareKey', 'revokeFirmwareKey') order by pos`.execute(
    db,
  );
  const entries: LoggedEvent[] = [];
  for (const { pos } of rows) entries.push(...(await log.read(Number(pos) - 1, 1)));
  const about = entries.filter(
    ({ data }) =>
      data.result === 'success' &&
      [data.objects].flat().includes(row.key_id) &&
      isObject(data.newValue) &&
      data.newValue.fingerprint === row.fingerprint,
  );
  const has = (operation: string) => about.some(({ data }) => data.operation === operation);
  return has('addFirmwareKey') && has('revokeFirmwareKey') === (row.revoked_at !== null);
}
