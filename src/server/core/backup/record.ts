import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { sql } from 'kysely';
import type { Database, Row } from '../database/database.ts';
import { readBackupFile } from './file.ts';
import { type BackupHeader, read } from './format.ts';

/** Maximum number of recorded backups; older ones are deleted, because only the newest is shown. */
const mostKept = 100;

interface MadeBackup {
  database: Database;
  file: string;
  passphrase: string | null;
  /** Number of keys in the backup. */
  keys: number;
  header: BackupHeader;
  now(): Date;
}

/**
 * Reads the whole file again. Rejects with `BackupError` if it differs from what was written; nothing is recorded then.
 */
export async function verifyBackup(file: string, passphrase: string | null): Promise<void> {
  await readBackupFile(file, passphrase, async (lines) => {
    for await (const _ of read(lines));
  });
}

/**
 * Records the verified backup in its source database. False: the database is of an earlier version, without the table.
 */
export async function recordBackup(made: MadeBackup): Promise<boolean> {
  const { database, file, passphrase, keys, header, now } = made;
  const { rows } = await sql<{ here: boolean }>`
    select to_regclass('backup_made') is not null as here`.execute(database.sql);
  if (!rows[0]?.here) return false;
  const at = now();
  await database.sql
    .insertInto('backup_made')
    .values({
      made_at: new Date(header.madeAt),
      finished_at: at,
      file_name: basename(file),
      bytes: (await stat(file)).size,
      encrypted: passphrase !== null,
      keys,
      log_epoch: header.log.epoch,
      log_pos: header.log.pos,
      verified_at: at,
    })
    .execute();
  await sql`delete from backup_made where made_at not in
    (select made_at from backup_made order by made_at desc limit ${mostKept})`.execute(database.sql);
  return true;
}

/** Reads the newest backup; null: the command has made none. */
export async function lastBackup({ sql: db }: Database): Promise<Row<'backup_made'> | null> {
  const last = await db
    .selectFrom('backup_made')
    .selectAll()
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? null;
}
