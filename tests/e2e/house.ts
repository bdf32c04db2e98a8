import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '#tests/support/server-process.ts';
import { recordCaseTier } from './cases-tier.ts';
import { recordBrowserTier } from './tasks-tier.ts';
import { test as watched } from './watched.ts';

let current: ServerProcess | null = null;

/** The server that the tests of this process share, one after the other. */
export function house(): ServerProcess {
  if (!current) throw new Error('the test uses no page, so no server was started for it');
  return current;
}

/** The product as it is shipped, with its own data and the simulated fleet. Needs `npm run build` before. */
export const test = watched.extend<object, { server: ServerProcess }>({
  server: [
    async ({ browserName: _browser }, use, { workerIndex }) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'waymark-e2e-'));
      const server = await ServerProcess.start(dataDir, { DEMO: '1' });
      current = server;
      await use(server);
      await recordBrowserTier(server, workerIndex);
      await recordCaseTier(server, workerIndex);
      await server.kill('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(`http://localhost:${server.port}`),
});
