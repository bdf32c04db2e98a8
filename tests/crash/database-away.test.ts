import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { ApiClient, LiveListener } from '#tests/support/api-client.ts';
import { demoByUrl } from '#tests/support/demo-directory.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { Wire } from '#tests/support/wire.ts';

describe('PostgreSQL becomes unreachable, and returns', () => {
  let directory: string;
  let wire: Wire;
  let server: ServerProcess;
  let fleet: Fleet;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'waymark-away-'));
    const env = await demoByUrl(directory);
    const over = await Wire.toDatabase(env.DATABASE_URL);
    wire = over.wire;
    server = await ServerProcess.start(directory, { ...env, FLEET: '0', DATABASE_URL: over.url });
    fleet = createFleet({ url: server.uspUrl, count: 1, seed: 3, reconnectMs: 300 });
    await fleet.start();
  });
  afterEach(async () => {
    await fleet.stop();
    await server.kill();
    await wire.stop();
    await rm(directory, { recursive: true });
  });

  const list = (api: ApiClient) =>
    fetch(`${server.url}/api/v1/devices/action/getDevicePageList`, {
      method: 'POST',
      headers: { authorization: `Bearer ${api.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ page: 1, limit: 1, activeType: 'all', filters: { online: true } }),
    });

  /** Returns the endpoint id of the only device, once the list shows it. */
  async function deviceOnline(api: ApiClient): Promise<string> {
    for (;;) {
      const { data } = await (await list(api)).json();
      if (data[0]) return data[0].endpointId;
    }
  }

  test('meanwhile answers every call with 503 and a retry time; then continues, and leaves no task open', async () => {
    const api = new ApiClient(server.url);
    await api.signIn(await server.account('OperatorStaff'));
    const endpointId = await deviceOnline(api);
    const live = new LiveListener();
    await live.connect(server.liveUrl, api.token);
    const diagnose = (repetitions: number) =>
      api.call('POST', '/api/v1/devices/diagnostics/ip-ping', {
        endpointId,
        host: 'example.net',
        repetitions,
      });
    const { data: running } = await diagnose(10);

    wire.take();
    const refused = await list(api);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ code: 'timeout', data: { retryAfter: 5 } });
    expect((await diagnose(1)).code).toBe('timeout');
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    wire.give();
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
    const { data: after } = await diagnose(1);
    for (const { taskId } of [running, after]) {
      const ended = async () => (await api.call('GET', `/api/v1/tasks/${taskId}`)).data.state;
      await expect.poll(ended, { timeout: 30_000 }).toBe('succeeded');
    }
    await live.until(() => live.messages.some(({ fact }) => fact.streamId === `task:${after.taskId}`));
    live.close();
    const { data: tasks } = await api.call('GET', '/api/v1/tasks?limit=50');
    expect(tasks.filter(({ state }: { state: string }) => state !== 'succeeded')).toEqual([]);
  });
});
