import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database, Tables } from '../database/database.ts';
import type { KeyFiles } from '../database/key-files.ts';
import { migrate } from '../database/migrate.ts';
import { BackupError } from './backup-error.ts';
import { readBackupFile } from './file.ts';
import { type BackupFile, type BackupHeader, type BackupLine, read } from './format.ts';
import { checkKeys, writeKeys } from './secrets.ts';
import { columnsOf, continueNumbers, deferReferences, tablesOf } from './tables.ts';

export interface RestoreBackup {
  /** Target database: without a schema, or with an empty one. */
  database: Database;
  /** Destination of the backup's keys. */
  keyFiles: KeyFiles;
  file: string;
  passphrase: string | null;
}

export interface Restored {
  header: BackupHeader;
  rows: number;
  keys: readonly BackupFile[];
  /** New epoch of the log: consoles that hold positions of the lost part start again. */
  epoch: string;
}

/** Characters of rows that are written at once. */
const writeSize = 4 * 2 ** 20;

/**
 * Restores a backup. The file is read twice: completely before anything is written, and again into the database, in one
 * transaction. Rejects with `BackupError`, and the database is then as empty as before.
 */
export async function restoreBackup({
  database,
  keyFiles,
  file,
  passphrase,
}: RestoreBackup): Promise<Restored> {
  const checked = { header: [] as BackupHeader[], keys: [] as BackupFile[] };
  await readBackupFile(file, passphrase, async (lines) => {
    for await (const record of read(lines)) {
      if (!('kind' in record)) checked.header.push(record);
      else if (record.kind === 'file') checked.keys.push(record.file);
    }
  });
  const [header] = checked.header;
  if (!header) throw new BackupError(`${file} is no backup of Waymark`);
  await checkKeys(keyFiles, checked.keys);
  await checkEmpty(database);
  await migrate(database, { only: header.migrations });
  const epoch = randomUUID();
  let rows = 0;
  await database.sql.transaction().execute(async (trx) => {
    await readBackupFile(file, passphrase, async (lines) => {
      rows = await writeRows(trx, read(lines));
    });
    await trx.updateTable('es_log').set({ epoch }).execute();
  });
  await writeKeys(keyFiles, checked.keys);
  await migrate(database);
  return { header, rows, keys: checked.keys, epoch };
}

async function checkEmpty({ sql: db }: Database): Promise<void> {
  for (const table of ['es_event', 'account', 'device'] as const) {
    const { rows } = await sql<{ here: boolean }>`select to_regclass(${table}) is not null as here`.execute(
      db,
    );
    if (!rows[0]?.here) continue;
    const found = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (found.rows.length > 0)
      throw new BackupError('the database is not empty: restore into a new one, nothing was written');
  }
}

async function writeRows(
  trx: Kysely<Tables>,
  lines: AsyncIterable<BackupHeader | BackupLine>,
): Promise<number> {
  const tables = await tablesOf(trx);
  // Rows that migrations insert are deleted, since the backup has their later state.
  await sql`truncate ${sql.join(tables.map((name) => sql.table(name)))}`.execute(trx);
  const references = await deferReferences(trx);
  let [table, waiting, size, written] = ['', [] as string[], 0, 0];
  let columns = sql.join([]);
  const write = async () => {
    if (waiting.length > 0)
      await sql`insert into ${sql.table(table)} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${`[${waiting.join(',')}]`}::json)`.execute(
        trx,
      );
    written += waiting.length;
    [waiting, size] = [[], 0];
  };
  for await (const record of lines) {
    if (!('kind' in record)) continue;
    if (record.kind === 'row') {
      waiting.push(record.row);
      size += record.row.length;
      if (size >= writeSize) await write();
      continue;
    }
    await write();
    if (record.kind !== 'table') continue;
    if (!tables.includes(record.table)) throw new BackupError(`the table ${record.table} is not known here`);
    table = record.table;
    columns = sql.join((await columnsOf(trx, table)).map((name) => sql.ref(name)));
  }
  await continueNumbers(trx);
  await references.settled();
  return written;
}
