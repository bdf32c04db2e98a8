import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApiClient } from '#tests/support/api-client.ts';
import { removeData } from '#tests/support/data-directory.ts';
import { freshUrl } from '#tests/support/database.ts';
import { demoByUrl, demoDirectory } from '#tests/support/demo-directory.ts';
import { nightly } from '#tests/support/nightly.ts';
import { ServerProcess } from '#tests/support/server-process.ts';

const run = promisify(execFile);

/**
 * A database with an address is backed up while its server runs: only at night, because backup.test.ts covers it daily.
 */
describe.each([
  { name: 'the embedded database', whileItRuns: false, skip: false },
  { name: 'a database with an address', whileItRuns: true, skip: !nightly },
])('everything on $name is destroyed', ({ whileItRuns, skip }) => {
  let directory: string;
  let server: ServerProcess;
  let secret: string;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'waymark-restore-'));
    secret = join(directory, 'passphrase');
    await writeFile(secret, 'a passphrase in a file\n');
  });
  afterEach(async () => {
    await server.kill();
    for (const name of ['first', 'second']) await removeData(join(directory, name));
    await rm(directory, { recursive: true });
  });

  const lived = async (dataDir: string): Promise<Record<string, string>> => {
    if (whileItRuns) return { ...(await demoByUrl(dataDir)), DATA_DIR: dataDir, FLEET: '0' };
    await demoDirectory(dataDir);
    return { DATA_DIR: dataDir, FLEET: '0' };
  };
  const empty = async (dataDir: string): Promise<Record<string, string>> => ({
    DATA_DIR: dataDir,
    FLEET: '0',
    ...(whileItRuns ? { DATABASE_URL: await freshUrl(), DEMO: '1' } : {}),
  });
  const command = (name: string, env: Record<string, string>, ...args: string[]) =>
    run(process.execPath, [`scripts/${name}.ts`, ...args], {
      env: { ...process.env, ...env, BACKUP_PASSPHRASE_FILE: secret },
    });

  test.skipIf(skip)(
    'is restored from its backup, with its accounts, log and keys',
    async () => {
      const first = await lived(join(directory, 'first'));
      const backup = join(directory, 'backup');
      server = await ServerProcess.start(join(directory, 'first'), first);
      const account = await server.account('SystemAdmin');
      const api = new ApiClient(server.url);
      await api.signIn(account);
      const { data: key } = await api.call('GET', '/api/v1/log/key');
      const refused = command('backup', first, backup, '--keys');
      if (!whileItRuns)
        await expect(refused).rejects.toThrow(/no backup was made: the data directory .* is in use/);
      else expect((await refused).stdout).toContain('encrypted, with 3 keys');
      await server.kill('SIGTERM');
      if (!whileItRuns) await command('backup', first, backup, '--keys');
      await rm(join(directory, 'first'), { recursive: true });

      const second = await empty(join(directory, 'second'));
      const { stdout } = await command('restore', second, backup);
      expect(stdout).toMatch(/events: unaltered, complete, in order, as their seals say/);
      server = await ServerProcess.start(join(directory, 'second'), second);
      const again = new ApiClient(server.url);
      await again.signIn(account);
      expect((await again.call('GET', '/api/v1/log/key')).data).toEqual(key);
      await expect(command('restore', second, backup)).rejects.toThrow(/nothing was restored: /);
      expect((await readFile(backup)).includes('PRIVATE KEY')).toBe(false);
    },
    240_000,
  );
});
