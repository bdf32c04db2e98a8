import { type Kysely, sql } from 'kysely';
import { toHex } from '#domain/hex.ts';
import { mainLogId } from '#server/core/log/log.ts';
import type { Database, Tables } from '../database/database.ts';
import { BackupError } from './backup-error.ts';
import { writeBackupFile } from './file.ts';
import { type BackupFile, type BackupHeader, backupFormat, closed, rowLine } from './format.ts';
import { tablesOf } from './tables.ts';

export interface MakeBackup {
  database: Database;
  file: string;
  /** Passphrase; null: the file is not encrypted. */
  passphrase: string | null;
  /** Keys to include. */
  keys: readonly BackupFile[];
  now(): Date;
}

/** Characters of rows that are fetched at once; a single row may be longer. */
const fetchSize = 4 * 2 ** 20;
const mostRows = 2_000;

/** Backs up all tables as of one moment, regardless of concurrent writes: in one repeatable-read transaction. */
export async function makeBackup({
  database,
  file,
  passphrase,
  keys,
  now,
}: MakeBackup): Promise<BackupHeader> {
  return database.sql
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const header = await headerOf(trx, now());
      await writeBackupFile(file, closed(linesOf(trx, header, keys)), passphrase);
      return header;
    });
}

async function headerOf(trx: Kysely<Tables>, at: Date): Promise<BackupHeader> {
  const { rows: known } = await sql<{ here: boolean }>`
    select to_regclass('schema_migration') is not null and to_regclass('es_log') is not null as here`.execute(
    trx,
  );
  const log = known[0]?.here
    ? await trx.selectFrom('es_log').selectAll().where('log_id', '=', mainLogId).executeTakeFirst()
    : undefined;
  if (!log) throw new BackupError('the database holds no Waymark: nothing was written');
  const { rows: migrations } = await sql<BackupHeader['migrations'][number]>`
    select name, sha256 from schema_migration order by name`.execute(trx);
  return {
    format: backupFormat,
    madeAt: at.toISOString(),
    log: { logId: log.log_id, epoch: log.epoch, pos: log.pos, hash: toHex(log.hash) },
    migrations,
  };
}

async function* linesOf(
  trx: Kysely<Tables>,
  header: BackupHeader,
  keys: readonly BackupFile[],
): AsyncGenerator<string> {
  yield JSON.stringify(header);
  for (const file of keys) yield JSON.stringify({ file });
  for (const table of await tablesOf(trx)) {
    yield JSON.stringify({ table });
    yield* rowsOf(trx, table);
  }
}

async function* rowsOf(trx: Kysely<Tables>, table: string): AsyncGenerator<string> {
  await sql`declare rows no scroll cursor for select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(
    trx,
  );
  let count = 100;
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch forward ${sql.raw(String(count))} from rows`.execute(
      trx,
    );
    if (rows.length === 0) break;
    const size = rows.reduce((sum, { row }) => sum + row.length, 0);
    for (const { row } of rows) yield rowLine(row);
    count = Math.max(1, Math.min(mostRows, Math.floor((fetchSize * rows.length) / size)));
  }
  await sql`close rows`.execute(trx);
}
