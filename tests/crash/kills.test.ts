import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Random } from '#tests/simulation/random.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { removeData } from '#tests/support/data-directory.ts';
import { demoDirectory } from '#tests/support/demo-directory.ts';
import { nightly } from '#tests/support/nightly.ts';
import { ServerProcess } from '#tests/support/server-process.ts';

/** Repeated `kill -9` while commands are acknowledged. `NIGHTLY=1` kills 20 times. */
const kills = nightly ? 20 : 1;
const writers = 6;
const random = new Random(Number(process.env.FUZZ_SEED ?? 20_261_123));

let directory: string;
let server: ServerProcess;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-kills-'));
});
afterEach(async () => {
  await server.kill();
  await removeData(directory);
});

interface Acknowledged {
  kind: 'task' | 'case' | 'school';
  id: string;
  /** Name that the row must still have. */
  name: string;
}

test(`loses nothing acknowledged in ${kills} kills, and the log stays valid`, async () => {
  await demoDirectory(directory);
  server = await ServerProcess.start(directory, { FLEET: '8' });
  const api = new ApiClient(server.url);
  const signIn = async () => api.signIn(await server.account('SystemAdmin'));
  await signIn();
  const { data: devices } = await api.call('GET', '/api/v1/devices?page=1&limit=20');
  const endpoints: string[] = devices.map(({ endpointId }: { endpointId: string }) => endpointId);
  const all: Acknowledged[] = [];

  for (let round = 0; round < kills; round++) {
    const fresh: Acknowledged[] = [];
    let over = false;
    const write = async (nth: number) => {
      for (let at = 0; !over; at++) {
        const name = `kill ${round} ${nth} ${at}`;
        const done = await command(api, name, endpoints[(nth + at) % endpoints.length] ?? '').catch(
          () => null,
        );
        if (done) fresh.push(done);
      }
    };
    const writing = Array.from({ length: writers }, (_, nth) => write(nth));
    await expect.poll(() => fresh.length, { interval: 5 }).toBeGreaterThan(5 + random.below(60));
    over = true;
    await server.kill();
    await Promise.all(writing);
    await server.run();
    await signIn();
    for (const each of fresh) expect(await found(api, each), JSON.stringify(each)).toBe(true);
    all.push(...fresh);
  }
  for (const each of all) expect(await found(api, each), JSON.stringify(each)).toBe(true);
  await api.call('POST', '/api/v1/log/check', {});
  await expect
    .poll(async () => (await api.call('GET', '/api/v1/log/check')).data.state, { interval: 200 })
    .not.toBe('running');
  expect((await api.call('GET', '/api/v1/log/check')).data).toMatchObject({ state: 'holds', fault: null });
  if (nightly) process.stdout.write(`kills: ${kills}, acknowledged: ${all.length}\n`);
}, 1_200_000);

/** Creates a task, a case or a row, in turn; null if the server did not acknowledge it. */
async function command(api: ApiClient, name: string, endpointId: string): Promise<Acknowledged | null> {
  if (name.endsWith('7')) {
    const { code, data } = await api.call('POST', '/api/v1/cases/action/open', { title: name });
    return code === 'success' ? { kind: 'case', id: data.caseId, name } : null;
  }
  if (name.endsWith('3')) {
    const { code, data } = await api.call('POST', '/api/v1/ops', {
      companyName: name,
      opType: 'Operator',
    });
    return code === 'success' ? { kind: 'school', id: data.opId, name } : null;
  }
  const { code, data } = await api.call('POST', '/api/v1/devices/diagnostics/ip-ping', {
    endpointId,
    host: 'example.net',
  });
  return code === 'success' ? { kind: 'task', id: data.taskId, name: endpointId } : null;
}

async function found(api: ApiClient, { kind, id, name }: Acknowledged): Promise<boolean> {
  switch (kind) {
    case 'task': {
      const { data } = await api.call('GET', `/api/v1/tasks/${id}/events?limit=1000`);
      const versions = data.map(({ version }: { version: number }) => version);
      return (
        versions[0] === 1 &&
        versions.every((version: number, at: number) => version === at + 1) &&
        JSON.stringify(data[0]).includes(name)
      );
    }
    case 'case':
      return (await api.call('GET', `/api/v1/cases/${id}`)).data.title === name;
    case 'school':
      return (await api.call('GET', `/api/v1/ops/${id}`)).data.companyName === name;
  }
}
