import type { Database } from '#server/core/database/database.ts';
import type { EventLog } from '#server/core/log/log.ts';
import { settledDifferences } from '#server/core/read-models/comparison/compared-rows.ts';
import type { ComparedTable, RowDifference } from '#server/core/read-models/comparison/compared-table.ts';
import { type KeyRow, type KeyValues, keyKind, recordedKey, valuesOf } from './key-facts.ts';
import { allKeys } from './keys.ts';

const columns = {
  opId: 'op_id',
  name: 'name',
  algorithm: 'algorithm',
  fingerprint: 'fingerprint',
  revoked: 'revoked_at',
} as const satisfies Record<keyof KeyValues, keyof KeyRow>;

/** Keys that verify firmware, compared with their facts. */
export const comparedKeys = (database: Database, log: EventLog): ComparedTable => ({
  table: 'firmware_key',
  power: true,
  async *compare() {
    const rows = await allKeys(database.sql);
    yield { rows: rows.length, differences: await settledDifferences(() => differences(database, log)) };
  },
});

async function differences({ sql }: Database, log: EventLog): Promise<RowDifference[]> {
  const rows = new Map((await allKeys(sql)).map((row) => [row.key_id, row]));
  const streams = await sql
    .selectFrom('es_stream')
    .select('stream_id')
    .where('log_id', '=', log.logId)
    .where('kind', '=', keyKind)
    .execute();
  const recorded = streams.map(({ stream_id }) => stream_id.slice(keyKind.length + 1));
  const found: RowDifference[] = [];
  for (const key of new Set([...rows.keys(), ...recorded])) {
    const [row, fact] = [rows.get(key), await recordedKey(log, key)];
    const named = { table: 'firmware_key', key, columns: [] };
    if (!row) found.push({ ...named, problem: 'missing' });
    else if (!fact) found.push({ ...named, problem: 'unknown' });
    else {
      const changed = changedColumns(row, fact);
      if (changed.length > 0) found.push({ ...named, problem: 'changed', columns: changed });
    }
  }
  return found;
}

function changedColumns(row: KeyRow, { values, version }: { values: KeyValues; version: number }): string[] {
  const now = valuesOf(row);
  const names: (keyof KeyValues)[] = ['opId', 'name', 'algorithm', 'fingerprint', 'revoked'];
  const changed: string[] = names.filter((name) => now[name] !== values[name]).map((name) => columns[name]);
  return row.version === version ? changed : [...changed, 'version'];
}
