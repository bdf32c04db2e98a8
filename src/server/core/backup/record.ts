import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { sql } from 'kysely';
import type { Database, Row } from '../database/database.ts';
import { readBackupFile } from './file.ts';
import { type BackupHeader, read } from './format.ts';

/** Older ones are forgotten: the newest is what is asked for. */
const mostKept = 100;

interface MadeBackup {
  database: Database;
  file: string;
  passphrase: string | null;
  /** How many keys are in it. */
  keys: number;
  header: BackupHeader;
  now(): Date;
}

/** Reads the file again, to its end. Rejects with `BackupError` where it is not what was written: nothing is recorded then. */
export async function verifyBackup(file: string, passphrase: string | null): Promise<void> {
  await readBackupFile(file, passphrase, async (lines) => {
    for await (const _ of read(lines));
  });
}

/** Leaves a row of the verified backup in the database that it was made of. False where the database is of an earlier version, without the table. */
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

/** The newest backup; null: there is none that the command made. */
export async function lastBackup({ sql: db }: Database): Promise<Row<'backup_made'> | null> {
  const last = await db
    .selectFrom('backup_made')
    .selectAll()
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? null;
}
