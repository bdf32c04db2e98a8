import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '#tests/support/server-process.ts';
import { recordCaseTier } from './cases-tier.ts';
import { recordBrowserTier } from './tasks-tier.ts';

/** The product as it is shipped, with its own data and the simulated fleet. Needs `npm run build` before. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'waymark-e2e-'));
  const server = await ServerProcess.start(dataDir, { DEMO: '1' });
  process.env.E2E_URL = `http://localhost:${server.port}`;
  process.env.E2E_DATA_DIR = dataDir;
  return async () => {
    await recordBrowserTier(server);
    await recordCaseTier(server);
    await server.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
}
