import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiClient } from '#tests/support/api-client.ts';
import { demoByUrl } from '#tests/support/demo-directory.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { waits } from '#tests/support/waits.ts';

/** Secrets of a running product change: by a file at runtime, and the key of its keys between starts. */
let directory: string;
let server: ServerProcess | null = null;
let database: Record<string, string>;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-changed-'));
  database = await demoByUrl(data());
});
afterEach(async () => {
  await server?.kill();
  await rm(directory, { recursive: true });
});

const data = () => join(directory, 'data');
const start = async (env: Record<string, string>) => {
  server = await ServerProcess.start(data(), { FLEET: '0', ...database, ...env });
  return server;
};

test('given a new metrics token in its file, then both are valid while the server runs', waits, async () => {
  const METRICS_TOKEN_FILE = join(directory, 'token');
  await writeFile(METRICS_TOKEN_FILE, 'a-token-of-yesterday');
  const { url } = await start({ METRICS_TOKEN_FILE });
  const shows = async (token: string) =>
    (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect([await shows('a-token-of-yesterday'), await shows('a-token-of-today-xx')]).toEqual([200, 401]);
  await writeFile(METRICS_TOKEN_FILE, 'a-token-of-today-xx\n');
  await expect.poll(() => shows('a-token-of-today-xx')).toBe(200);
  expect(await shows('a-token-of-yesterday')).toBe(200);
});

test(
  'given SECRETS_KEY, and then a new one with the old one beside it, then keys are sealed and a login outlives both',
  waits,
  async () => {
    const [first, second] = ['f'.repeat(32), 's'.repeat(32)];
    const running = await start({});
    const api = new ApiClient(running.url);
    await api.signIn(await running.account('SystemAdmin'));
    const { data: key } = await api.call('GET', '/api/v1/log/key');
    const stored = () => readFile(join(data(), 'keys', 'session.key'), 'utf8');
    expect(await stored()).toMatch(/^[0-9a-f]{64}$/);

    const changes: Record<string, string>[] = [
      { SECRETS_KEY: first },
      { SECRETS_KEY: second, SECRETS_KEY_BEFORE: first },
    ];
    for (const env of changes) {
      await server?.kill('SIGTERM');
      const { url } = await start(env);
      expect(await stored()).toMatch(/^waymark-sealed-1 /);
      const again = new ApiClient(url);
      again.token = api.token;
      expect(await again.call('GET', '/api/v1/iams/user')).toMatchObject({ code: 'success' });
      expect((await again.call('GET', '/api/v1/log/key')).data.keyId).toBe(key.keyId);
    }
    await server?.kill('SIGTERM');
    await expect(start({ SECRETS_KEY: first })).rejects.toThrow(
      /Waymark cannot start: \S+session\.key is sealed with the key \w{8}, and SECRETS_KEY is the key \w{8}/,
    );
    await expect(start({})).rejects.toThrow(/is sealed with the key \w{8}: set SECRETS_KEY to it/);
  },
);
