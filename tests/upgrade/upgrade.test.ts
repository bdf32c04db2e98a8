import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient } from '#tests/support/api-client.ts';
import { removeData } from '#tests/support/data-directory.ts';
import { freshUrl } from '#tests/support/database.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { EarlierVersion, releaseBefore } from './earlier-version.ts';

/**
 * The previous release, run for real and killed during work, and this version on its data. `NIGHTLY=1`; `UPGRADE_FROM`
 * names another.
 */
const release = await releaseBefore();
const skipped = process.env.NIGHTLY !== '1' ? 'at night only' : 'missing' in release ? release.missing : null;

const run = promisify(execFile);
const invited = { email: 'invited@northwind.example', password: 'Long-enough-1-pass' };
const ends = ['embedded', 'by address'].flatMap((place) => [
  { place, signal: 'SIGKILL' as const },
  { place, signal: 'SIGTERM' as const },
]);

describe.skipIf(skipped !== null)(`an upgrade${skipped ? ` (skipped: ${skipped})` : ''}`, () => {
  let earlier: EarlierVersion;

  beforeAll(async () => {
    earlier = await EarlierVersion.build('commit' in release ? release.commit : expect.fail());
  }, 900_000);
  afterAll(() => earlier?.remove());

  test.each(ends)(
    'of a database that is $place, after $signal: acknowledged work exists, tasks end, the log and its seals are valid',
    async ({ place, signal }) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'waymark-upgrade-'));
      const env = {
        FLEET: '8',
        DEMO: '1',
        ...(place === 'by address' && { DATABASE_URL: await freshUrl() }),
      };
      const old = await ServerProcess.start(dataDir, env, { root: earlier.root });
      const left = await work(old, dataDir).finally(() => old.kill(signal));

      const carried = await carriedOver(earlier.root, dataDir);
      const server = await ServerProcess.start(dataDir, env);
      try {
        await checkLeft(server, left);
        if (left.invitation !== null) await acceptInvitation(server, left.invitation);
      } finally {
        await server.kill('SIGTERM');
      }

      // The only way back is a backup: the schema is newer than the old version.
      const [newer] = await earlier.newerMigrations();
      if (newer !== undefined && !carried)
        await expect(ServerProcess.start(dataDir, env, { root: earlier.root })).rejects.toThrow(
          /Waymark cannot start: the database was used by a newer Waymark \(\S+\.sql\): start that one/,
        );
      await removeData(dataDir);
    },
    600_000,
  );
});

/** Transfers the database of a version with PGlite by a backup (docs/operations.md). */
async function carriedOver(root: string, dataDir: string): Promise<boolean> {
  const pglite = join(dataDir, 'pglite');
  if (!existsSync(pglite)) return false;
  const backup = join(dataDir, 'backup');
  const env = { ...process.env, DATA_DIR: dataDir };
  await run(process.execPath, ['scripts/backup.ts', backup], { cwd: root, env });
  await rm(pglite, { recursive: true });
  await run(process.execPath, ['scripts/restore.ts', backup], { env });
  return true;
}

interface Left {
  tasks: string[];
  cases: { caseId: string; title: string }[];
  companies: { opId: string; name: string }[];
  /** Null: the version sent no invitation. */
  invitation: string | null;
  keyId: string;
  seals: unknown[];
}

/** Works like users for a while, with open tasks at the end. */
async function work(server: ServerProcess, dataDir: string): Promise<Left> {
  const api = await signedIn(server);
  const call = async (path: string, body: object) => {
    const { code, message, data } = await api.call('POST', `/api/v1${path}`, body);
    if (code !== 'success') throw new Error(`${path}: ${code} ${message}`);
    return data;
  };
  const { data: devices } = await api.call('GET', '/api/v1/devices?page=1&limit=20');
  const endpoints: string[] = devices.map(({ endpointId }: { endpointId: string }) => endpointId);
  const ping = async (endpointId: string) =>
    (await call('/devices/diagnostics/ip-ping', { endpointId, host: 'example.net' })).taskId;

  /** Earlier contracts had no kinds of organisations. */
  const found = (companyName: string) =>
    call('/ops', { companyName, opType: 'Operator' }).catch(() => call('/ops', { companyName }));

  const tasks: string[] = [];
  for (const endpointId of endpoints) tasks.push(await ping(endpointId));
  const cases = [];
  const companies = [];
  for (let n = 0; n < 5; n++) {
    const [title, name] = [`Case of before ${n}`, `Company of before ${n}`];
    cases.push({ caseId: (await call('/cases/action/open', { title })).caseId, title });
    companies.push({ opId: (await found(name)).opId, name });
  }
  const invitation = await invite(api, dataDir);
  const { data: key } = await api.call('GET', '/api/v1/log/key');
  const seals = await sealsOf(api);
  // These tasks are running, or wait behind earlier ones.
  for (const endpointId of endpoints) tasks.push(await ping(endpointId));
  return { tasks, cases, companies, invitation, keyId: key.keyId, seals };
}

/** Returns at least one seal; they are made a minute after the events. */
async function sealsOf(api: ApiClient): Promise<unknown[]> {
  const seals = async () => (await api.call('GET', '/api/v1/log/seals?limit=1000')).data;
  await expect
    .poll(async () => (await seals()).length, { timeout: 90_000, interval: 1_000 })
    .toBeGreaterThan(0);
  return seals();
}

async function invite(api: ApiClient, dataDir: string): Promise<string | null> {
  const inviting = { email: invited.email, roleGroupKey: 'Viewer', userName: 'Invited' };
  const { code, message } = await api.call('POST', '/api/v1/users/action/invite', inviting);
  if (code === 'notfound') return null;
  expect({ code, message }).toMatchObject({ code: 'success' });
  return mailedCode(dataDir);
}

async function checkLeft(server: ServerProcess, left: Left): Promise<void> {
  const api = await signedIn(server);
  const get = async (path: string) => (await api.call('GET', `/api/v1${path}`)).data;
  for (const { caseId, title } of left.cases) expect((await get(`/cases/${caseId}`)).title).toBe(title);
  for (const { opId, name } of left.companies) expect((await get(`/ops/${opId}`)).companyName).toBe(name);

  const tasks = () => Promise.all(left.tasks.map((taskId) => get(`/tasks/${taskId}`)));
  const open = async () =>
    (await tasks()).filter(({ terminal }) => !terminal).map(({ taskId, state }) => `${taskId} ${state}`);
  await expect.poll(open, { timeout: 180_000, interval: 1_000 }).toEqual([]);
  const ended = (await tasks()).map(({ state, failReason }) =>
    state === 'succeeded' ? state : `${state}: ${failReason}`,
  );
  expect(ended.filter((how) => how.endsWith(': null'))).toEqual([]);
  process.stdout.write(`upgrade: ${ended.join(', ')}\n`);

  expect((await get('/log/key')).keyId).toBe(left.keyId);
  expect(await sealsOf(api)).toEqual(expect.arrayContaining(left.seals));
  await api.call('POST', '/api/v1/log/check', {});
  await expect.poll(async () => (await get('/log/check')).state, { interval: 300 }).not.toBe('running');
  expect(await get('/log/check')).toMatchObject({ state: 'holds', fault: null });
}

/** Checks that the earlier link is valid once. */
async function acceptInvitation(server: ServerProcess, code: string): Promise<void> {
  const anybody = new ApiClient(server.url);
  const accepting = { code, password: invited.password, userName: 'Invited', clientKey: 'Test012345' };
  expect(await anybody.call('POST', '/api/v1/users/action/accept', accepting)).toMatchObject({
    code: 'success',
  });
  await anybody.signIn({ user: invited.email, password: invited.password });
  expect(anybody.token).not.toBe('');
}

async function signedIn(server: ServerProcess): Promise<ApiClient> {
  const api = new ApiClient(server.url);
  await api.signIn(await server.account('SystemAdmin'));
  return api;
}

/** Returns the code of the link in the mail, which is a file here. */
async function mailedCode(dataDir: string): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  const found = async () => {
    for (const name of await readdir(outbox).catch(() => [])) {
      const text = await readFile(join(outbox, name), 'utf8');
      if (name.endsWith('.eml') && text.includes(`To: ${invited.email}`)) return text;
    }
    return '';
  };
  await expect.poll(found).not.toBe('');
  return /https?:\/\/\S+\/([\w.-]+)/.exec(await found())?.[1] ?? '';
}
