import { canonicalJson } from '#domain/canonical-json.ts';
import type { Database } from '#server/core/database/database.ts';
import type { EventLog } from '#server/core/log/log.ts';
import { settledDifferences } from '#server/core/read-models/comparison/compared-rows.ts';
import type { ComparedTable, RowDifference } from '#server/core/read-models/comparison/compared-table.ts';
import { type LastFact, lastFactOf } from '../../seals/last-fact.ts';
import { type Evidence, type SealedTableDefinition, storedRows } from '../../seals/stored-rows.ts';

/** Compares rows that determine permissions with their last facts. */
export function comparedSealedRows(
  definition: SealedTableDefinition,
  { sql: db }: Database,
  log: EventLog,
): ComparedTable {
  const { table, kind, fields } = definition;

  /** Lists existing rows, and those of which the log has a stream. */
  async function rowsToCompare(): Promise<Evidence[]> {
    const streams = await db
      .selectFrom('es_stream')
      .select('stream_id')
      .where('log_id', '=', log.logId)
      .where('kind', '=', kind)
      .execute();
    const recorded = streams.map(({ stream_id: streamId }) => streamId.slice(kind.length + 1));
    const stored = await storedRows(db, definition, null);
    const known = new Set(stored.map(({ key }) => key));
    const gone = recorded.filter((key) => !known.has(key));
    return [...stored, ...(await storedRows(db, definition, gone))];
  }

  async function differences(): Promise<RowDifference[]> {
    const found: RowDifference[] = [];
    for (const row of await rowsToCompare()) {
      const difference = differenceOf(row, await lastFactOf(log, `${kind}:${row.key}`, Object.keys(fields)));
      if (difference) found.push({ table, key: row.key, ...difference });
    }
    return found;
  }

  function differenceOf(
    { values, version }: Evidence,
    fact: LastFact | null,
  ): Pick<RowDifference, 'problem' | 'columns'> | null {
    if (!values) return fact?.values ? { problem: 'missing', columns: [] } : null;
    const recorded = fact?.values;
    if (!recorded) return { problem: 'unknown', columns: [] };
    const isSame = (field: string) =>
      canonicalJson(values[field] ?? null) === canonicalJson(recorded[field] ?? null);
    const changed = Object.entries(fields).flatMap(([field, column]) => (isSame(field) ? [] : [column]));
    // A row of version 0 has no seal yet.
    if (version !== 0 && version !== fact.version) changed.push('version');
    return changed.length > 0 ? { problem: 'changed', columns: changed } : null;
  }

  return {
    table,
    power: true,
    async *compare() {
      const rows = (await rowsToCompare()).filter(({ values }) => values !== null).length;
      yield { rows, differences: await settledDifferences(differences) };
    },
  };
}
