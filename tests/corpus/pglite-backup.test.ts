import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '#tests/support/api-client.ts';
import { removeData } from '#tests/support/data-directory.ts';
import { ServerProcess } from '#tests/support/server-process.ts';

const run = promisify(execFile);

/**
 * `npm run backup -- FILE --keys` of commit 5f8b1d2e, the last with PGlite: a demo with six devices, each pinged once.
 */
const backup = fileURLToPath(new URL('backups/pglite.backup', import.meta.url));
const passphrase = 'a passphrase in a test';
const administrator = { user: 'system.admin@waymark.example', password: 'PtKg9pDnTPtX7w=-' };

let dataDir: string;
let server: ServerProcess | undefined;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'waymark-over-'));
});
afterAll(async () => {
  await server?.kill();
  await removeData(dataDir);
});

test('restores the backup of a version with PGlite: people sign in, tasks exist, and the log is valid', async () => {
  const restore = () =>
    run(process.execPath, ['scripts/restore.ts', backup], {
      env: { ...process.env, DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase },
    });
  await mkdir(join(dataDir, 'pglite'));
  await writeFile(join(dataDir, 'pglite', 'PG_VERSION'), '18');
  await expect(restore()).rejects.toThrow(/nothing was restored: .*is the database of an earlier version/);
  await removeData(join(dataDir, 'pglite'));
  expect((await restore()).stdout).toMatch(/events: unaltered, complete, in order, as their seals say/);

  server = await ServerProcess.start(dataDir, { DEMO: '1', FLEET: '0' });
  const api = new ApiClient(server.url);
  await api.signIn(administrator);
  const { data: companies } = await api.call('GET', '/api/v1/ops?page=1&limit=50');
  expect(companies.map((company: { companyName: string }) => company.companyName)).toContain(
    'Company of PGlite',
  );
  const { data: tasks } = await api.call('GET', '/api/v1/tasks?limit=50');
  expect(tasks.map(({ state }: { state: string }) => state)).toEqual(Array(6).fill('succeeded'));
  await api.call('POST', '/api/v1/log/check', {});
  const report = async () => (await api.call('GET', '/api/v1/log/check')).data;
  await expect.poll(async () => (await report()).state).not.toBe('running');
  expect(await report()).toMatchObject({ state: 'holds', fault: null });
});
