import { SqlEventLog } from '#server/core/log/event-log.ts';
import { type CheckReport, LogCheck } from '#server/core/log/seals/log-check.ts';
import { SealStore } from '#server/core/log/seals/seal-store.ts';
import { loadSigningKey } from '#server/core/log/signing-key.ts';
import type { Database } from '../database/database.ts';
import type { KeyFiles } from '../database/key-files.ts';

/**
 * Verifies a restored log against its seals, as the server does after each start, with the key of this data directory;
 * creates one if there is none.
 */
export async function checkLog(
  database: Database,
  dataDir: string,
  keyFiles?: KeyFiles,
): Promise<CheckReport> {
  const log = new SqlEventLog({ database });
  const store = new SealStore(database, log.logId);
  const key = await loadSigningKey(dataDir, keyFiles);
  await store.rememberKey(key);
  const check = new LogCheck({ database, log, store, key, now: () => new Date(), onFault: () => {} });
  return check.run({ hurry: true });
}
