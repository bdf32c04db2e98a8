// `npm run restore -- FILE`: restores a file of `npm run backup` into an empty database, gives the log a new epoch, and
// verifies its seals. DATABASE_URL or DATA_DIR select the database, as for the server, which must not run there;
// BACKUP_PASSPHRASE_FILE or BACKUP_PASSPHRASE decrypt the file. Exit code 0: restored, and the seals are valid; 1:
// nothing was restored; 2: restored, but the seals are invalid.
import { parseArgs } from 'node:util';
import { BackupError } from '#server/core/backup/backup-error.ts';
import { checkLog } from '#server/core/backup/check.ts';
import { restoreBackup } from '#server/core/backup/restore.ts';
import { KeyFiles } from '#server/core/database/key-files.ts';
import { openDatabase } from '#server/core/database/open.ts';
import { readEnvironment } from '#server/core/environment.ts';
import { StartError } from '#server/core/start-error.ts';
import { readConfig } from '#server/start/config.ts';

const usage = 'usage: npm run restore -- FILE';

async function restore(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, more] = positionals;
  if (file === undefined || more !== undefined) throw new BackupError(usage);
  const env = readEnvironment(process.env);
  const { databaseUrl, dataDir, secretsKey, secretsKeyBefore } = readConfig(env);
  const keyFiles = new KeyFiles(dataDir, secretsKey, secretsKeyBefore);
  const passphrase = env.BACKUP_PASSPHRASE ?? null;
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { directory: dataDir });
  try {
    const { header, rows, keys, epoch } = await restoreBackup({ database, keyFiles, file, passphrase });
    console.log(
      `${rows} rows and ${keys.length} keys restored, as they stood at ${header.madeAt}; the log's new epoch is ${epoch}`,
    );
    const { state, checked, fault } = await checkLog(database, dataDir, keyFiles);
    if (state === 'holds') {
      console.log(`${checked} events: unaltered, complete, in order, as their seals say`);
      return 0;
    }
    console.error(
      `the log is NOT what was sealed: ${fault ? `${fault.detail} (event ${fault.event})` : state}`,
    );
    return 2;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await restore();
} catch (error) {
  const known = error instanceof BackupError || error instanceof StartError || error instanceof TypeError;
  console.error(`nothing was restored: ${known ? error.message : String(error)}`);
  process.exitCode = 1;
}
