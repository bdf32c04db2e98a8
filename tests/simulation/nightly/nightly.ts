import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { verifyFile } from '#domain/verify/verify-file.ts';
import { sha256 } from '#server/core/log/sha256.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { ApiClient, LiveListener } from '#tests/support/api-client.ts';
import { removeData } from '#tests/support/data-directory.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { Random } from '../random.ts';
import { checkHeard, checkNotified, checkTask, checkUnsafe } from './checks.ts';

const kills = 5;
const devices = 12;
/** Time that a person would wait; then the calendar is moved past every deadline of the product. */
const patienceMs = 20_000;
/** The longest chain of waits: offline, then a reset that is never confirmed (domain/task-kinds.ts). */
const allWaitsMs = 45 * 60_000;
const calendarStepMs = 60_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Runs the same workload against the shipped product, killed with `kill -9` while it works. */
export async function nightly(seed: number, say: (line: string) => void): Promise<boolean> {
  const night = await Night.begin(seed);
  try {
    const wrong = await night.run();
    for (const line of wrong) say(`✗ ${line}`);
    say(`seed ${seed}: ${night.accepted.size} commands, ${kills} kills, ${wrong.length} faults`);
    return wrong.length === 0;
  } finally {
    await night.end();
  }
}

class Night {
  /** Ids of accepted tasks. */
  readonly accepted = new Set<string>();
  readonly #random: Random;
  readonly #server: ServerProcess;
  readonly #directory: string;
  readonly #fleet: Fleet;
  readonly #own = new LiveListener();
  readonly #foreign = new LiveListener();
  #working = true;

  private constructor(random: Random, server: ServerProcess, directory: string, fleet: Fleet) {
    this.#random = random;
    this.#server = server;
    this.#directory = directory;
    this.#fleet = fleet;
  }

  static async begin(seed: number): Promise<Night> {
    const directory = await mkdtemp(join(tmpdir(), 'waymark-nightly-'));
    const server = await ServerProcess.start(directory, { FLEET: '0' }, { movable: true });
    const fleet = createFleet({
      url: server.uspUrl,
      count: devices,
      seed,
      reconnectMs: 300,
      rebootMs: 1_000,
      speed: 4,
      faults: (index) => ({
        duplicateNotifications: index % 3 === 0,
        duplicateReplies: index % 4 === 0,
        loseReplies: index % 5 === 0 ? 2 : 0,
        rebootDuringTask: index % 6 === 0,
        lateResultMs: index % 7 === 0 ? 3_000 : 0,
      }),
    });
    await fleet.start();
    return new Night(new Random(seed), server, directory, fleet);
  }

  async run(): Promise<string[]> {
    const api = await this.#signIn('admin@northwind.example');
    await this.#listen(api);
    const endpointIds = await this.#online(api);
    const people = [this.#work(api, endpointIds), this.#work(api, endpointIds)];
    for (let kill = 0; kill < kills; kill++) {
      await sleep(this.#random.between(200, 2_500));
      await this.#server.kill();
      await sleep(this.#random.between(0, 500));
      await this.#server.run();
      await this.#listen(api);
    }
    this.#working = false;
    await Promise.all(people);
    const atRest = await this.#settle(api);
    const heard = this.#own.messages.slice();
    await this.#moveOn();
    return [...(await this.#check(heard, atRest)), ...(await this.#verifyLog())];
  }

  async end(): Promise<void> {
    this.#own.close();
    this.#foreign.close();
    await this.#fleet.stop();
    await this.#server.kill();
    await removeData(this.#directory);
  }

  async #signIn(user: string): Promise<ApiClient> {
    const text = await readFile(join(this.#directory, 'demo-accounts.json'), 'utf8');
    const accounts: { user: string; password: string }[] = JSON.parse(text);
    const account = accounts.find((candidate) => candidate.user === user);
    if (!account) throw new Error(`there is no ${user}`);
    const api = new ApiClient(this.#server.url);
    await api.signIn(account);
    return api;
  }

  async #listen(api: ApiClient): Promise<void> {
    this.#own.close();
    this.#foreign.close();
    const other = await this.#signIn('admin@brightline.example');
    await this.#own.connect(this.#server.liveUrl, api.token);
    await this.#foreign.connect(this.#server.liveUrl, other.token);
  }

  async #online(api: ApiClient): Promise<string[]> {
    for (;;) {
      const filter = { page: 1, limit: 100, activeType: 'all', filters: { online: true } };
      const { data } = await api.call('POST', '/api/v1/devices/action/getDevicePageList', filter);
      if (data.length >= devices) return data.map(({ endpointId }: { endpointId: string }) => endpointId);
      await sleep(100);
    }
  }

  /** Sends requests of all kinds until stopped; a call that dies with the server was not accepted. */
  async #work(api: ApiClient, endpointIds: readonly string[]): Promise<void> {
    while (this.#working) {
      await sleep(this.#random.between(5, 150));
      const endpointId = this.#random.pick(endpointIds) ?? '';
      const kind = this.#random.share();
      try {
        if (kind < 0.15) {
          const taskId = this.#random.pick([...this.accepted]);
          if (taskId) await api.call('POST', `/api/v1/tasks/${taskId}/cancel`, { reason: 'user' });
          continue;
        }
        const [path, body] =
          kind < 0.4
            ? ['devices/actions/multi/reboot', { endpointIds: [endpointId] }]
            : ['devices/diagnostics/ip-ping', { endpointId, host: 'example.net', repetitions: 3 }];
        const { code, data } = await api.call('POST', `/api/v1/${path}`, body);
        if (code !== 'success') continue;
        for (const taskId of data.taskIds ?? [data.taskId]) if (taskId) this.accepted.add(taskId);
      } catch {
        await sleep(50);
      }
    }
  }

  /** Waits until all tasks have ended; the events so far must then have been received. */
  async #settle(api: ApiClient): Promise<Map<string, LoggedEvent[]>> {
    const began = performance.now();
    const open = new Set(this.accepted);
    while (open.size > 0 && performance.now() - began < patienceMs) {
      for (const taskId of open) {
        const { data } = await api.call('GET', `/api/v1/tasks/${taskId}`);
        if (data.finishedAt) open.delete(taskId);
      }
      await sleep(250);
    }
    const events = await this.#events(api);
    // The guarantee is to reach the head within five seconds.
    await sleep(5_000);
    return events;
  }

  async #events(api: ApiClient): Promise<Map<string, LoggedEvent[]>> {
    const streams = new Map<string, LoggedEvent[]>();
    for (const taskId of this.accepted) {
      const { data } = await api.call('GET', `/api/v1/tasks/${taskId}/events?limit=1000`);
      streams.set(taskId, data ?? []);
    }
    return streams;
  }

  async #moveOn(): Promise<void> {
    for (let moved = 0; moved < allWaitsMs; moved += calendarStepMs) {
      await this.#server.moveCalendar(calendarStepMs);
      await sleep(20);
    }
    await sleep(3_000);
  }

  async #check(
    heard: LiveListener['messages'],
    atRest: ReadonlyMap<string, readonly LoggedEvent[]>,
  ): Promise<string[]> {
    const api = await this.#signIn('admin@northwind.example');
    const streams = await this.#events(api);
    const wrong = [...checkHeard(heard, streams), ...checkNotified(heard, atRest)];
    if (this.#own.resets.length > 0) wrong.push(`the console was reset: ${this.#own.resets}`);
    if (this.#foreign.messages.length > 0) wrong.push('another operator heard of these devices');
    for (const [taskId, events] of streams) {
      const { data: task } = await api.call('GET', `/api/v1/tasks/${taskId}`);
      wrong.push(...checkTask(taskId, task?.state, events), ...checkUnsafe(taskId, events));
    }
    return wrong;
  }

  /** Verifies the whole log like an auditor: positions, chain and signatures. */
  async #verifyLog(): Promise<string[]> {
    const auditor = await this.#signIn('auditor@waymark.example');
    const answer = await fetch(`${this.#server.url}/api/v1/log/export`, {
      headers: { authorization: `Bearer ${auditor.token}` },
    });
    const verdict = await verifyFile(await answer.blob(), { sha256, trusted: null });
    return verdict.ok ? [] : [`the log: ${verdict.problem} at ${verdict.event}: ${verdict.detail}`];
  }
}
