import type { StoredTable, TableName } from '../core/database/stored-table.ts';
import { coreTables } from '../core/stored.ts';
import { modules } from './modules.ts';

/** Lists every table of the product with its content, by name. Throws if two modules have the same table. */
export function storedTables(): [TableName, StoredTable][] {
  const all = new Map<TableName, StoredTable>();
  for (const tables of [coreTables, ...modules.map((module) => module.tables ?? {})])
    for (const [name, table] of Object.entries(tables)) {
      if (all.has(name as TableName)) throw new Error(`two modules keep the table ${name}`);
      all.set(name as TableName, table);
    }
  return [...all].sort(([a], [b]) => a.localeCompare(b));
}
