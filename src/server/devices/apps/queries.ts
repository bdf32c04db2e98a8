import { type Kysely, sql } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';

export type AppFile = Row<'app_file'>;

/** Reads the app files that a model may have: the same for all operators. */
export async function filesForModel(db: Kysely<Tables>, modelName: string): Promise<AppFile[]> {
  return db
    .selectFrom('app_file')
    .selectAll()
    .where(sql<boolean>`${modelName} = any(models)`)
    .orderBy('app_name')
    .orderBy('file_id')
    .execute();
}

/** Reads the app files that are approved for any model. */
export async function approvedFiles(db: Kysely<Tables>): Promise<AppFile[]> {
  return db
    .selectFrom('app_file')
    .selectAll()
    .where(sql<boolean>`cardinality(models) > 0`)
    .orderBy('app_name')
    .orderBy('file_id')
    .execute();
}

/** Adds app files for the demo; existing files stay unchanged. */
export async function addAppFiles(
  db: Kysely<Tables>,
  files: readonly Omit<AppFile, 'modified_at'>[],
): Promise<void> {
  if (files.length === 0) return;
  await db
    .insertInto('app_file')
    .values([...files])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
