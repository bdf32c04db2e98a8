import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { pathsIn } from '#server/core/database/cluster-paths.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { ApiClient, LiveListener } from '#tests/support/api-client.ts';
import { removeData } from '#tests/support/data-directory.ts';
import { demoDirectory } from '#tests/support/demo-directory.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { processesIn } from './embedded-log.ts';

let directory: string;
let server: ServerProcess;
let fleet: Fleet;

const terminal = ['succeeded', 'failed', 'timedOut', 'expired', 'cancelled', 'outcomeUnknown', 'superseded'];

const endings: [how: string, signal: NodeJS.Signals, code: number | null][] = [
  ['killed', 'SIGKILL', null],
  ['stopped for a new version', 'SIGTERM', 0],
];

describe('a server', () => {
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'waymark-kill-'));
  });
  afterEach(async () => {
    await fleet.stop();
    await server.kill();
    await removeData(directory);
  });

  test.each(endings)(
    '%s while twenty diagnoses run: nothing acknowledged is lost, every task ends, no gap and no duplicate',
    async (_how, signal, code) => {
      await demoDirectory(directory);
      server = await ServerProcess.start(directory, { FLEET: '0' });
      fleet = createFleet({
        url: server.uspUrl,
        count: 20,
        seed: 9,
        speed: 3,
        reconnectMs: 100,
        longestReconnectMs: 400,
      });
      await fleet.start();
      const api = new ApiClient(server.url);
      await api.signIn(await server.account('OperatorStaff'));
      const live = new LiveListener();
      await live.connect(server.liveUrl, api.token);
      const devices = await devicesOnline(api, 20);

      const taskIds: string[] = await Promise.all(
        devices.map(async (endpointId) => {
          const answer = await api.call('POST', '/api/v1/devices/diagnostics/ip-ping', {
            endpointId,
            host: 'example.net',
            repetitions: 10,
          });
          return answer.data.taskId;
        }),
      );
      expect(new Set(taskIds).size).toBe(20);
      await live.until(() => live.messages.some(({ task }) => task?.task_event === 'progress'));
      const before = new Map<string, LoggedEvent>();
      for (const { fact } of live.messages) before.set(`${fact.streamId} ${fact.version}`, fact);
      expect(await server.kill(signal)).toBe(code);
      live.close();

      await server.run();
      await live.connect(server.liveUrl, api.token);
      const ended = () =>
        new Set(
          live.messages
            .filter(({ task }) => task && terminal.includes(task.task_status))
            .map(({ task_id }) => task_id),
        );
      await live.until(() => taskIds.every((taskId) => ended().has(taskId)));

      expect(live.resets).toEqual([]);
      expect(live.gaps, 'messages before which others are missing').toEqual([]);
      live.messages.forEach((message, index) => {
        const previous = live.messages[index - 1];
        if (previous) expect(message.pos).toBeGreaterThan(previous.pos);
      });
      for (const taskId of taskIds) {
        const { data: task } = await api.call('GET', `/api/v1/tasks/${taskId}`);
        const { data: events } = await api.call('GET', `/api/v1/tasks/${taskId}/events?limit=1000`);
        expect(terminal).toContain(task.state);
        expect(events.map(({ version }: LoggedEvent) => version)).toEqual(
          events.map((_: unknown, index: number) => index + 1),
        );
        const heard = live.messages.filter(({ task_id }) => task_id === taskId).map(({ version }) => version);
        expect(heard, 'each event was told once').toEqual(events.map(({ version }: LoggedEvent) => version));
        for (const event of events) {
          const known = before.get(`${event.streamId} ${event.version}`);
          if (known) expect(event).toEqual(known);
        }
      }
    },
    180_000,
  );
});

describe('a server that is not killed', () => {
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'waymark-kill-'));
    await demoDirectory(directory);
    server = await ServerProcess.start(directory, { FLEET: '0' }, { group: true });
  }, 60_000);
  afterAll(async () => {
    await server.kill();
    await removeData(directory);
  });

  test('leaves its data directory to no second server, which says so in one line', async () => {
    await expect(ServerProcess.start(directory, { FLEET: '0' })).rejects.toThrow(
      /Waymark cannot start: the data directory .* is in use by process \d+/,
    );
  });

  test('alone gets Ctrl-C, and stops its PostgreSQL at the end', async () => {
    expect(await processesIn(directory)).not.toEqual([]);
    expect(await server.kill('SIGINT')).toBe(0);
    expect(await processesIn(directory)).toEqual([]);
    const log = await readFile(pathsIn(directory).log, 'utf8');
    expect(log).toContain('received smart shutdown request');
    expect(log).not.toMatch(/FATAL|PANIC|interrupted/);
  });
});

async function devicesOnline(api: ApiClient, count: number): Promise<string[]> {
  for (;;) {
    const { data } = await api.call('POST', '/api/v1/devices/action/getDevicePageList', {
      page: 1,
      limit: 100,
      activeType: 'all',
      filters: { online: true },
    });
    if (data.length >= count) return data.map(({ endpointId }: { endpointId: string }) => endpointId);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
