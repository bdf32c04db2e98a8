import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { components } from '#api/main.d.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { removeData } from '#tests/support/data-directory.ts';
import { demoDirectory } from '#tests/support/demo-directory.ts';
import { nightly } from '#tests/support/nightly.ts';
import { ServerProcess } from '#tests/support/server-process.ts';

type Command = components['schemas']['BulkCommand'];

/** A command of more than ten bulk actions; some devices are connected and the others wait. */
const count = 10_500;
const connected = 60;

let directory: string;
let server: ServerProcess;
let fleet: Fleet;
let api: ApiClient;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-divided-'));
});
afterEach(async () => {
  await fleet.stop();
  await server.kill();
  await removeData(directory);
});

async function signIn(): Promise<void> {
  api = new ApiClient(server.url);
  await api.signIn(await server.account('OperatorAdmin'));
}
const killed = async () => {
  await server.kill('SIGKILL');
  await server.run();
  await signIn();
};

const mac = (n: number) =>
  `02:00:5E:${[n >> 16, n >> 8, n].map((byte) => (byte & 255).toString(16).padStart(2, '0')).join(':')}`.toUpperCase();

async function imported(): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => {
    const agent = fleet.agents[n]?.identity;
    const [serial, model, endpointId] = agent
      ? [agent.serialNumber, agent.model, agent.endpointId]
      : [`DIVIDED-${n}`, 'AR2146', ''];
    return [serial, agent?.macAddress ?? mac(n), model, `Divided ${n}`, endpointId].join(',');
  });
  const head = 'deviceSn,macAddr,modelName,deviceName,endpointId';
  const sent = { fileName: 'divided.csv', type: 'create' };
  const file = Buffer.from([head, ...rows].join('\n')).toString('base64');
  const { historyId } = (await api.call('POST', '/api/v1/invdevices/bulk-uploads', { ...sent, file })).data;
  const reached = (state: string) =>
    vi.waitFor(
      async () => {
        const body = { historyId, limit: 1 };
        const { history } = (await api.call('POST', '/api/v1/invdevices/bulk-uploads/detail', body)).data;
        expect(history.state).toBe(state);
        return history;
      },
      { timeout: 300_000, interval: 200 },
    );
  const { planHash } = await reached('previewed');
  await api.call('POST', `/api/v1/invdevices/bulk-uploads/${historyId}/apply`, { planHash });
  expect(await reached('done')).toMatchObject({ added: count });
}

const commands = async (): Promise<Command[]> =>
  (await api.call('GET', '/api/v1/bulk-commands?page=1&limit=100')).data;
const commandWhen = (commandId: string, is: (command: Command) => boolean) =>
  vi.waitFor(
    async () => {
      const { command } = (await api.call('GET', `/api/v1/bulk-commands/${commandId}`)).data;
      expect(command, JSON.stringify(command)).toSatisfy(is);
      return command as Command;
    },
    { timeout: 600_000, interval: 20 },
  );

/**
 * After a kill during its storage, the request exists completely or not at all; the user checks the list, and repeats
 * it in the second case.
 */
async function requested(filterId: string): Promise<string> {
  const ask = () => api.call('POST', '/api/v1/groups/controls/lock', { filterId });
  for (const ms of [40, 160, 640]) {
    const asking = ask().catch(() => null);
    await wait(ms);
    await killed();
    await asking;
    const stored = await commands();
    if (stored.length === 0) continue;
    expect(stored).toEqual([expect.objectContaining({ total: count, parts: 11 })]);
    return stored[0]?.commandId ?? '';
  }
  const { code, data } = await ask();
  expect(code).toBe('success');
  return data.commandId;
}

/** Returns device and state of every task of the command. */
async function tasksOf(commandId: string): Promise<{ endpointId: string; state: string }[]> {
  const { bulkActions } = (await api.call('GET', `/api/v1/bulk-commands/${commandId}`)).data;
  const all: { endpointId: string; state: string }[] = [];
  for (const { bulkActionId } of bulkActions)
    for (let page = 1; ; page++) {
      const { data } = await api.call('GET', `/api/v1/tasks?batchId=${bulkActionId}&page=${page}&limit=100`);
      all.push(...data);
      if (data.length < 100) break;
    }
  return all;
}

test.skipIf(!nightly)(
  'gives each of 10,500 devices one task, whenever the server is killed',
  async () => {
    await demoDirectory(directory);
    server = await ServerProcess.start(directory, { FLEET: '0' });
    fleet = createFleet({
      url: server.uspUrl,
      count: connected,
      seed: 27,
      speed: 3,
      reconnectMs: 100,
      longestReconnectMs: 400,
    });
    await signIn();
    await imported();
    await fleet.start();
    const filter = { filterName: 'Divided', keyword: 'Divided' };
    const { filterId } = (await api.call('POST', '/api/v1/saved-filters', filter)).data;

    const commandId = await requested(filterId);
    for (const share of [0.3, 0.7]) {
      await commandWhen(commandId, ({ started }) => started > share * count);
      await killed();
    }
    await commandWhen(commandId, ({ started, ended }) => started === count && ended >= connected / 2);
    await killed();
    await commandWhen(commandId, ({ ended }) => ended >= connected);
    await api.call('POST', `/api/v1/bulk-commands/${commandId}/cancel`, {});
    await commandWhen(commandId, ({ ended }) => ended > count / 2);
    await killed();

    const { total, started, ended, state, outcomes } = await commandWhen(commandId, (it) => it.terminal);
    expect({ total, started, ended, state }).toEqual({
      total: count,
      started: count,
      ended: count,
      state: 'cancelled',
    });
    expect(await commands()).toHaveLength(1);
    const tasks = await tasksOf(commandId);
    expect(tasks).toHaveLength(count);
    expect(new Set(tasks.map(({ endpointId }) => endpointId)).size).toBe(count);
    const counted = Object.fromEntries(
      [...Map.groupBy(tasks, (task) => task.state)].map(([key, of]) => [key, of.length]),
    );
    expect(counted).toEqual(outcomes);
  },
  1_800_000,
);
