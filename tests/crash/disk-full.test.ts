import { execFile } from 'node:child_process';
import { mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { removeData } from '#tests/support/data-directory.ts';
import { demoDirectory } from '#tests/support/demo-directory.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { processesIn } from './embedded-log.ts';

const run = promisify(execFile);

// A limit on the size of files (RLIMIT_FSIZE) simulates a full disk without privileges or mounts: the log of the
// embedded database is written in segments of 16 MB, and nothing can be written beyond the limit.
describe.skipIf(process.platform !== 'linux')('the disk of the embedded database is full', () => {
  const metricsToken = 'figures-for-this-test-alone';
  let directory: string;
  let server: ServerProcess;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'waymark-full-'));
    await demoDirectory(directory);
    server = await ServerProcess.start(directory, { FLEET: '0', METRICS_TOKEN: metricsToken });
  });
  afterEach(async () => {
    await server.kill();
    await removeData(directory);
  });

  /** A PostgreSQL that the server restarts inherits the server's own limit. */
  const limitFiles = async (bytes: string) => {
    for (const pid of [server.pid, ...(await processesIn(directory))]) {
      // The account of the process may set its limits; root may lack the right to set those of another account.
      const { uid, gid } = await stat(`/proc/${pid}`);
      await run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], { uid, gid, cwd: '/' });
    }
  };
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;

  test('answers calls with 503, logs one line with the reason, and continues by itself when there is room', async () => {
    const { user, password } = await server.account('OperatorStaff');
    const signIn = () =>
      fetch(`${server.url}/auth/v1/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ user, password, clientKey: 'Test012345' }),
      });
    expect((await signIn()).status).toBe(200);
    const before = await position();

    await limitFiles('65536');
    const refused = await signIn();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await ready()).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    await limitFiles('unlimited');
    await expect.poll(ready).toBe(200);
    expect((await signIn()).status).toBe(200);
    await expect.poll(() => server.output).toContain('the database can be used again');
    expect(await position()).toBeGreaterThan(before);
    expect(server.output.match(/the database cannot be used/g)).toHaveLength(1);
    expect(server.output).toMatch(/"reason":".*(File too large|takes no more)/);

    await server.kill();
    await server.run();
    expect(await position()).toBeGreaterThan(before);
  });

  /** Returns the head position of the log. */
  async function position(): Promise<number> {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
    return Number(/^waymark_log_position (\d+)/m.exec(text)?.[1]);
  }
});
