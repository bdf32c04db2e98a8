import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { ApiClient, LiveListener } from '#tests/support/api-client.ts';
import { demoByUrl } from '#tests/support/demo-directory.ts';
import { ServerProcess } from '#tests/support/server-process.ts';

/** Machine, processor and database are shared with other tests: docs/performance.md has the measured values. */
const longestGapMs = 15_000;
const over = ['succeeded', 'failed', 'timedOut', 'expired', 'cancelled', 'outcomeUnknown', 'superseded'];

describe('two servers on one database', () => {
  let directory: string;
  let atWork: ServerProcess;
  let standby: Awaited<ReturnType<typeof ServerProcess.beside>>;
  let fleet: Fleet;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'waymark-takeover-'));
    const env = { ...(await demoByUrl(directory)), FLEET: '0' };
    atWork = await ServerProcess.start(directory, env);
    standby = await ServerProcess.beside(atWork);
    fleet = createFleet({
      url: atWork.uspUrl,
      count: 10,
      seed: 5,
      reconnectMs: 100,
      longestReconnectMs: 400,
    });
    await fleet.start();
  }, 60_000);
  afterEach(async () => {
    await fleet.stop();
    await atWork.kill();
    await standby.kill();
    await rm(directory, { recursive: true });
  });

  const endings: [how: string, end: (server: ServerProcess) => Promise<unknown>][] = [
    ['is stopped for a new version', (server) => server.kill('SIGTERM')],
    ['is killed', (server) => server.kill('SIGKILL')],
  ];
  test.each(endings)(
    'the active one %s during work: the other one takes over, loses nothing acknowledged, and sockets resume at their position',
    async (_how, end) => {
      const api = new ApiClient(atWork.url);
      await api.signIn(await atWork.account('OperatorStaff'));
      const devices = await devicesOnline(api, 10);
      const live = new LiveListener();
      const listening = listen(live, atWork.liveUrl, api.token);
      // The socket does not receive events that were acknowledged before it is open.
      await live.until(() => live.epoch !== '');
      const work = new Work(api, devices);
      await work.until(20);
      await end(atWork);
      const gone = performance.now();
      await standby.ready;
      const gapMs = performance.now() - gone;
      expect(gapMs).toBeLessThan(longestGapMs);
      await work.until(work.acknowledged.length + 20);
      await work.stop();
      await live.until(() => work.acknowledged.every((taskId) => endOf(live, taskId)));
      listening.stop();

      expect(work.acknowledged.length).toBeGreaterThanOrEqual(40);
      expect(live.resets).toEqual([]);
      expect(live.gaps).toEqual([]);
      live.messages.forEach((message, index) => {
        const previous = live.messages[index - 1];
        if (previous) expect(message.pos).toBeGreaterThan(previous.pos);
      });
      for (const taskId of work.acknowledged) {
        const { data: events } = await api.call('GET', `/api/v1/tasks/${taskId}/events?limit=1000`);
        const versions = events.map(({ version }: LoggedEvent) => version);
        expect(versions).toEqual(versions.map((_: number, index: number) => index + 1));
        const heard = live.messages.filter(({ task_id }) => task_id === taskId).map(({ version }) => version);
        expect(heard, 'each event was told once').toEqual(versions);
      }
    },
    120_000,
  );

  test.skipIf(process.env.NIGHTLY !== '1')(
    'a suspended one loses the database to the other one, and does nothing when it continues',
    async () => {
      process.kill(atWork.pid, 'SIGSTOP');
      // It keeps its ports while suspended, so the other one cannot listen; this test is about the log.
      await standby.ready.catch(() => {});
      expect(standby.output).toMatch(/port \d+ is in use/);
      process.kill(atWork.pid, 'SIGCONT');
      while (!atWork.output.includes('does not work on its database any more')) await pause(50);
    },
    60_000,
  );
});

const endOf = (live: LiveListener, taskId: string) =>
  live.messages.some(({ task, task_id }) => task_id === taskId && task && over.includes(task.task_status));

/** Keeps a socket open like a console: at its position, whichever server answers. */
function listen(live: LiveListener, url: string, token: string): { stop(): void } {
  let stopped = false;
  const go = async () => {
    while (!stopped) {
      const connected = live.connect(url, token).catch(() => {});
      await Promise.race([connected, live.ended()]);
      await live.ended();
      await pause(50);
    }
  };
  void go();
  return {
    stop() {
      stopped = true;
      live.close();
    },
  };
}

/** Users who request one diagnosis after another, and retry when no server answers. */
class Work {
  readonly acknowledged: string[] = [];
  readonly #done: Promise<unknown>;
  #stopped = false;

  constructor(api: ApiClient, devices: readonly string[]) {
    this.#done = Promise.all(
      devices.slice(0, 4).map(async (endpointId) => {
        while (!this.#stopped) {
          const answer = await api
            .call('POST', '/api/v1/devices/diagnostics/ip-ping', {
              endpointId,
              host: 'a.example',
              repetitions: 1,
            })
            .catch(() => null);
          if (answer?.code === 'success') this.acknowledged.push(answer.data.taskId);
          await pause(answer ? 30 : 100);
        }
      }),
    );
  }

  async until(count: number): Promise<void> {
    while (this.acknowledged.length < count) await pause(20);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#done;
  }
}

async function devicesOnline(api: ApiClient, count: number): Promise<string[]> {
  for (;;) {
    const { data } = await api.call('POST', '/api/v1/devices/action/getDevicePageList', {
      page: 1,
      limit: 100,
      activeType: 'all',
      filters: { online: true },
    });
    if (data.length >= count) return data.map(({ endpointId }: { endpointId: string }) => endpointId);
    await pause(100);
  }
}
