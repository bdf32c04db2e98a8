// `npm run backup -- FILE [--keys]`: writes the whole database at one moment to one file. DATABASE_URL or DATA_DIR
// select the database, as for the server; an embedded one must not be in use. BACKUP_PASSPHRASE_FILE, or
// BACKUP_PASSPHRASE, encrypts it; `--keys` then adds the keys of DATA_DIR. The file is read back completely, and the
// database records the backup. Exit code 0: success; 1: failure.
import { parseArgs } from 'node:util';
import { BackupError } from '#server/core/backup/backup-error.ts';
import { makeBackup } from '#server/core/backup/make.ts';
import { recordBackup, verifyBackup } from '#server/core/backup/record.ts';
import { readKeys } from '#server/core/backup/secrets.ts';
import { KeyFiles } from '#server/core/database/key-files.ts';
import { openDatabase } from '#server/core/database/open.ts';
import { readEnvironment } from '#server/core/environment.ts';
import { StartError } from '#server/core/start-error.ts';
import { readConfig } from '#server/start/config.ts';

const usage = 'usage: npm run backup -- FILE [--keys]';

async function backup(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: 'boolean' } },
  });
  const [file, more] = positionals;
  if (file === undefined || more !== undefined) throw new BackupError(usage);
  const env = readEnvironment(process.env);
  const { databaseUrl, dataDir, secretsKey, secretsKeyBefore } = readConfig(env);
  const passphrase = env.BACKUP_PASSPHRASE ?? null;
  if (values.keys && passphrase === null)
    throw new BackupError('keys are written into an encrypted file only: set BACKUP_PASSPHRASE_FILE');
  const keys = values.keys
    ? await readKeys(dataDir, new KeyFiles(dataDir, secretsKey, secretsKeyBefore))
    : [];
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { directory: dataDir });
  try {
    const now = () => new Date();
    const header = await makeBackup({ database, file, passphrase, keys, now });
    await verifyBackup(file, passphrase);
    const made = { database, file, passphrase, keys: keys.length, header, now };
    const recorded = await recordBackup(made).catch(() => false);
    if (!recorded)
      console.error('the database could not be told of it: the page About does not know this backup');
    const how = passphrase === null ? 'not encrypted' : `encrypted, with ${keys.length} keys`;
    return `${file}: everything up to event ${header.log.pos}, ${how}, read again and whole`;
  } finally {
    await database.close();
  }
}

try {
  console.log(await backup());
} catch (error) {
  const known = error instanceof BackupError || error instanceof StartError || error instanceof TypeError;
  console.error(`no backup was made: ${known ? error.message : String(error)}`);
  process.exitCode = 1;
}
