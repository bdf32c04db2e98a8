import type { DB } from './tables.gen.ts';

/**
 * `secret`: gives access, or signs for another. `personal`: a person's identity, actions or texts, and customer data.
 * `operational`: state and work of devices and product.
 */
export type DataClass = 'secret' | 'personal' | 'operational';

export interface StoredTable {
  content: string;
  class: DataClass;
  /** Retention; a setting as a time means as many days, and permanently while it is unset. */
  kept: string;
  /** Permission to read it; null: no call shows it. */
  readers: string | null;
}

/** Content of tables, with retention and readers, for docs/stored-data.md. */
export type StoredTables = Readonly<Partial<Record<TableName, StoredTable>>>;

/** Tables of the schema. */
export type TableName = keyof DB | 'schema_migration';
