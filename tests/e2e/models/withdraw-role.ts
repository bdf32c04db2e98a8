import { KeyFiles } from '#server/core/database/key-files.ts';
import { openDatabase } from '#server/core/database/open.ts';
import { RowSeals } from '#server/core/seals/row-seals.ts';
import { loadSecretsKeys } from '#server/core/secrets/key.ts';
import { SecretVault } from '#server/core/secrets/vault.ts';
import { writeAsProduct } from '#tests/support/sealed-rows.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';

/**
 * Removes the role by which an account may request tasks, while the server is down: sealed with the server's key, like
 * another change. The account may still read.
 */
export async function withdrawRole(server: ServerProcess, user: string): Promise<void> {
  await server.kill('SIGTERM');
  const database = await openDatabase({ directory: server.dataDir });
  const { key, before } = await loadSecretsKeys(new KeyFiles(server.dataDir), null);
  const vault = new SecretVault(key, before);
  const seals = new RowSeals((text) => vault.rowSeals(text));
  await writeAsProduct(database, `update account set role_key = 'Viewer' where email = '${user}'`, seals);
  await database.close();
  await server.run();
}
