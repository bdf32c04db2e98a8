import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { recordedStream } from '#domain/conformance.ts';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { taskKindNames, taskKinds } from '#domain/task-kinds/table.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { Agent } from '#simulator/agent.ts';
import { uuidOf } from '#simulator/data-model/apps-catalogue.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { findModel } from '#simulator/models.ts';
import { dropDatabase, migratedUrl } from '#tests/support/database.ts';
import { freePort } from '#tests/support/free-port.ts';
import { nightly } from '#tests/support/nightly.ts';
import { Middle } from './middle.ts';

/** A task for a device, and its facts in the order of their writes. */
interface Story {
  kind: TaskKind;
  params: JsonObject;
  facts: string[];
  cancelled?: true;
  /** Kind with the same behaviour, so this one runs only at night. */
  like?: TaskKind;
}

const ping = { host: 'example.net', repetitions: 3 };
const file = { host: 'http://speed.example.net/100', filesize: 1_000_000 };
const asked = ['task.requested', 'task.dispatched', 'task.acknowledged'];

/**
 * Every kind of task, with one of each class of behaviour in the daily run. Facts of one write are one crash point:
 * authorised and queued come with requested.
 */
const stories: Story[] = [
  {
    kind: 'PingTest',
    params: ping,
    facts: [...asked, 'task.progressed', 'task.succeeded'],
    like: 'WifiSignalStrength',
  },
  { kind: 'TraceRoute', params: { host: 'example.net' }, facts: [...asked, 'task.succeeded'] },
  { kind: 'DownloadSpeed', params: file, facts: [...asked, 'task.succeeded'], like: 'TraceRoute' },
  { kind: 'UploadSpeed', params: file, facts: [...asked, 'task.succeeded'], like: 'TraceRoute' },
  {
    kind: 'WifiSignalStrength',
    params: { interval: 1, count: 3 },
    facts: [...asked, 'task.progressed', 'task.succeeded'],
  },
  {
    kind: 'WifiSignalStrength',
    params: { interval: 5, count: 200 },
    facts: ['cancel.requested', 'task.cancelled'],
    cancelled: true,
  },
  { kind: 'WifiScanChannel', params: {}, facts: [...asked, 'task.succeeded'], like: 'TraceRoute' },
  { kind: 'Lock', params: {}, facts: asked },
  { kind: 'Unlock', params: {}, facts: asked, like: 'Lock' },
  { kind: 'TimeSettings', params: { enable: true, ntpServer1: 'time.example.net' }, facts: asked },
  {
    kind: 'RadioSettings',
    params: { radios: [{ idx: 1, power: 50 }] },
    facts: asked,
    like: 'TimeSettings',
  },
  { kind: 'WanSettings', params: { mtu: 1400 }, facts: asked, like: 'TimeSettings' },
  { kind: 'IpFilter', params: { add: { source_ip: '192.168.0.44' } }, facts: asked, like: 'TimeSettings' },
  {
    kind: 'MacFilter',
    params: { add: { mac_address: '02:00:5E:00:00:07' } },
    facts: asked,
    like: 'TimeSettings',
  },
  {
    kind: 'AddressReservation',
    params: { add: { mac_address: '02:00:5E:00:00:07', ip: '192.168.0.44' } },
    facts: asked,
    like: 'TimeSettings',
  },
  {
    kind: 'RemoteConnection',
    params: { enable: true, reason: 'Ticket 7', seconds: 900 },
    facts: asked,
    like: 'TimeSettings',
  },
  { kind: 'LanSettings', params: { lease_time: 7200 }, facts: asked, like: 'TimeSettings' },
  {
    kind: 'GuestWifi',
    params: { guestWifis: [{ idx: 3, enable: true }] },
    facts: asked,
    like: 'TimeSettings',
  },
  { kind: 'WifiEndpoint', params: { idx: 1, enable: true }, facts: asked, like: 'TimeSettings' },
  { kind: 'WifiReset', params: {}, facts: asked, like: 'TimeSettings' },
  { kind: 'LNBSettings', params: { type: 'Single', value: '10750' }, facts: asked, like: 'TimeSettings' },
  { kind: 'HdmiCec', params: { enable: false }, facts: asked, like: 'TimeSettings' },
  { kind: 'AudioOut', params: { enable: false }, facts: asked, like: 'TimeSettings' },
  { kind: 'HdmiInfo', params: {}, facts: asked, like: 'TimeSettings' },
  { kind: 'BluetoothRcu', params: {}, facts: asked, like: 'TimeSettings' },
  { kind: 'PinReset', params: {}, facts: asked, like: 'OSDMessage' },
  { kind: 'OSDMessage', params: { message: 'Please call us.' }, facts: asked },
  {
    kind: 'ChannelScan',
    params: {},
    facts: [...asked, 'task.progressed', 'task.succeeded'],
    like: 'OSDMessage',
  },
  {
    kind: 'RcuUpgrade',
    params: {},
    facts: [...asked, 'task.progressed', 'task.succeeded'],
    like: 'OSDMessage',
  },
  {
    kind: 'AppInstall',
    params: {
      appName: 'com.example.news',
      url: 'https://apps.example.com/android/com.example.news-2.1.0.apk',
    },
    facts: [...asked, 'task.progressed', 'task.succeeded'],
    like: 'OSDMessage',
  },
  {
    kind: 'AppUpdate',
    params: {
      appName: 'com.example.videobox',
      unitUuid: uuidOf('com.example.videobox'),
      url: 'https://apps.example.com/android/com.example.videobox-3.2.0.apk',
    },
    facts: [...asked, 'task.progressed', 'task.succeeded'],
    like: 'OSDMessage',
  },
  {
    kind: 'AppUninstall',
    params: { appName: 'com.example.kids', unitUuid: uuidOf('com.example.kids') },
    facts: [...asked, 'task.succeeded'],
    like: 'OSDMessage',
  },
  {
    kind: 'AppStartStop',
    params: { appName: 'com.example.videobox', executionId: 'eu-3', startStop: 'restart' },
    facts: [...asked, 'task.succeeded'],
    like: 'OSDMessage',
  },
  { kind: 'Reboot', params: {}, facts: [...asked, 'device.disconnected', 'device.booted'] },
  {
    kind: 'FactoryReset',
    params: {},
    facts: [...asked, 'device.disconnected', 'device.booted'],
    like: 'Reboot',
  },
];

const chosen = stories.filter(({ like }) => nightly || like === undefined);
const crashes = chosen.flatMap((story) =>
  story.facts.flatMap((event) => (['before', 'after'] as const).map((when) => ({ story, event, when }))),
);
/** With one task per slice, the second slice is an effect, and two devices end one after the other. */
const bulkCrashes = [
  { event: 'bulkAction.requested', nth: 1 },
  { event: 'bulkAction.tasksStarted', nth: 2 },
  { event: 'bulkAction.tasksEnded', nth: 1 },
].flatMap((point) => (['before', 'after'] as const).map((when) => ({ ...point, when })));
const terminal = ['succeeded', 'failed', 'timedOut', 'expired', 'cancelled', 'outcomeUnknown', 'superseded'];
const unsafe: readonly TaskKind[] = taskKindNames.filter((kind) => !taskKinds[kind].retrySafe);
/** More than any deadline, for a test that should not wait for one. */
const longest = 11 * 60_000;
/** Time for a task that may end only by a deadline. Any other ends by itself, however long a busy machine takes. */
const settleMs = 4_000;
const patienceMs = 60_000;
/** Time limit of a test: one that times out would continue beside the next one, on the same server. */
const testMs = 180_000;
/** A server takes a second to restart, and its devices need not wait longer. */
const goOnDialling = { reconnectMs: 50, longestReconnectMs: 100 };

/** Kills the server at every transition of every kind of task, and checks the guarantees of a task. */
export function killedAtEveryTransition(): void {
  let middle: Middle;
  let port: number;
  let fleet: Fleet | undefined;
  let url: string;
  /** Events that an outside reader has received: they must never disappear or change. */
  const read: LoggedEvent[] = [];

  beforeAll(async () => {
    url = await migratedUrl();
    port = await freePort();
    middle = new Middle(url, port);
    await middle.start();
  });
  afterEach(() => fleet?.stop());
  afterAll(async () => {
    await middle.kill();
    await dropDatabase(url);
  });

  test.each(crashes.map((crash, index) => ({ ...crash, index, kind: crash.story.kind })))(
    'killed $when $event of $kind is written: no read event is lost, and the task ends or states the reason',
    async ({ story, event, when, index }) => {
      // A box with a Wi-Fi uplink supports every kind.
      const box = findModel('KSTB2020');
      if (!box) throw new Error('no such model');
      // Each crash has a separate device, so that its actions belong to this task.
      fleet = createFleet({
        url: `ws://127.0.0.1:${port}/usp`,
        count: 1,
        models: [box],
        firstIndex: index,
        seed: 7,
        speed: 40,
        ...goOnDialling,
      });
      await fleet.start();
      const [agent] = fleet.agents;
      if (!agent) throw new Error('no agent');
      const { endpointId } = agent.identity;
      await until(async () => (await middle.call({ name: 'connected', endpointId })) === true);
      // Without its subscription, a device does not report that a command has ended, not even after a reconnect.
      await until(async () => agent.read('Device.LocalAgent.Subscription.3.ID') !== '');
      await middle.call({ name: 'arm', point: { kind: story.kind, event, when, nth: 1 } });
      const lives = agent.lives;
      const taskId = await ask(story, endpointId);
      await killed();

      await middle.start();
      await until(async () => (await middle.call({ name: 'connected', endpointId })) === true);
      const streamId = await streamOf(endpointId, taskId);
      // The server was killed before the request was stored: no task was reported, and none exists.
      if (streamId === null) {
        expect([taskId, event, when]).toEqual([undefined, 'task.requested', 'before']);
        expect(agent.lives).toBe(lives);
        return;
      }
      const byItself = !story.cancelled && !unsafe.includes(story.kind);
      const { state, events } = await ended(streamId, byItself ? patienceMs : settleMs);
      expect(terminal).toContain(state);
      if (story.kind !== 'WifiSignalStrength' || !story.cancelled) held(story, agent, lives, state, events);
      expect(await middle.call({ name: 'faults' })).toEqual([]);
    },
    testMs,
  );

  test.each(bulkCrashes)(
    'killed $when $event $nth of a bulk action is written: each device gets one task, each end is counted once',
    async (point) => {
      const box = findModel('KSTB2020');
      if (!box) throw new Error('no such model');
      fleet = createFleet({
        url: `ws://127.0.0.1:${port}/usp`,
        count: 2,
        models: [box],
        firstIndex: 1_000 + 2 * bulkCrashes.indexOf(point),
        seed: 7,
        speed: 40,
        ...goOnDialling,
      });
      await fleet.start();
      const endpointIds = fleet.agents.map(({ identity }) => identity.endpointId);
      for (const endpointId of endpointIds)
        await until(async () => (await middle.call({ name: 'connected', endpointId })) === true);
      await middle.call({ name: 'arm', point: { ...point, kind: null } });
      const answered = await middle.call({
        name: 'request',
        kind: 'Lock',
        endpointIds,
        params: {},
        lane: 'bulk',
      });
      await killed();
      await middle.start();
      await readOn();
      const begun = read.findLast(({ type }) => type === 'bulkAction.requested');
      const [first] = endpointIds;
      if (!JSON.stringify(begun?.data ?? {}).includes(`${first}`)) {
        expect([answered, point.event, point.when]).toEqual([undefined, 'bulkAction.requested', 'before']);
        return;
      }
      const streamId = begun?.streamId ?? '';
      const ends = async () =>
        (await eventsOf(streamId))
          .filter(({ type }) => type === 'bulkAction.tasksEnded')
          .flatMap(({ data }) => data.ended as { taskId: string; state: string }[]);
      expect(await until(async () => (await ends()).length >= endpointIds.length)).toBe(true);
      await middle.call({ name: 'after', ms: 0 });
      expect((await ends()).map(({ state }) => state)).toEqual(['succeeded', 'succeeded']);
      expect(new Set((await ends()).map(({ taskId }) => taskId)).size).toBe(2);
      const requested = read.filter(
        ({ type, data }) => type === 'task.requested' && `bulk-action:${data.batchId}` === streamId,
      );
      expect(requested.map(({ data }) => data.endpointId)).toEqual(endpointIds);
      expect(stateAfter('bulk-action', await eventsOf(streamId))).toBe('completed');
      expect(await middle.call({ name: 'faults' })).toEqual([]);
    },
    testMs,
  );

  test('then the log is one unbroken chain that holds everything that was read', async () => {
    await readOn();
    expect(read.map(({ pos }) => pos)).toEqual(read.map((_, at) => at + 1));
    const again: LoggedEvent[] = [];
    for (;;) {
      const page = await middle.call({ name: 'log', after: again.length });
      if (!Array.isArray(page) || page.length === 0) break;
      again.push(...(page as LoggedEvent[]));
    }
    // The last device may disconnect and be recorded by now.
    expect(again.slice(0, read.length)).toEqual(read);
  });

  /** Returns the task's id, or undefined if the process died before its answer. */
  async function ask(story: Story, endpointId: string): Promise<string | undefined> {
    const { kind, params } = story;
    const answer = await middle.call({
      name: 'request',
      kind,
      endpointIds: [endpointId],
      params,
      lane: 'bulk',
    });
    const taskId = typeof answer === 'string' ? answer : undefined;
    if (story.cancelled && taskId) {
      await until(async () =>
        (await eventsOf(`task:${taskId}`)).some(({ type }) => type === 'task.acknowledged'),
      );
      void middle.call({ name: 'cancel', taskId });
    }
    return taskId;
  }

  /** Fails with the end of the log if the server never reached the fatal write. */
  async function killed(): Promise<void> {
    const came = await Promise.race([
      middle.died,
      new Promise<'not killed'>((resolve) => setTimeout(() => resolve('not killed'), patienceMs).unref()),
    ]);
    if (came === 'not killed') await readOn();
    const last = read.slice(-8).map(({ type, streamId }) => `${type} of ${streamId}`);
    expect(came, `the log ends with ${last.join(', ')}`).toBe('SIGKILL');
  }

  async function readOn(): Promise<void> {
    for (;;) {
      const page = await middle.call({ name: 'log', after: read.length });
      if (!Array.isArray(page) || page.length === 0) return;
      read.push(...(page as LoggedEvent[]));
    }
  }

  async function eventsOf(streamId: string): Promise<LoggedEvent[]> {
    await readOn();
    return read.filter((event) => event.streamId === streamId);
  }

  async function streamOf(endpointId: string, taskId: string | undefined): Promise<string | null> {
    if (taskId) return `task:${taskId}`;
    await readOn();
    const begun = read.find(({ type, data }) => type === 'task.requested' && data.endpointId === endpointId);
    return begun?.streamId ?? null;
  }

  /** Waits for the device, and ends the rest by a deadline. */
  async function ended(
    streamId: string,
    withinMs: number,
  ): Promise<{ state: string; events: LoggedEvent[] }> {
    const look = async () => {
      const events = await eventsOf(streamId);
      return { state: stateAfter('task', events), events };
    };
    const came = await until(async () => terminal.includes((await look()).state), withinMs);
    for (let passed = 0; !came && passed < 3 && !terminal.includes((await look()).state); passed++)
      await middle.call({ name: 'after', ms: longest });
    return look();
  }
}

/** Folds the events, and checks that the machine permits them. */
export function stateAfter(kind: string, events: LoggedEvent[]): string {
  const stream = recordedStream(kind, '1');
  if (!stream) throw new Error(`no machine for ${kind}`);
  for (const event of events)
    expect(stream.step(event).problem, `${event.type} of ${event.streamId}`).toBeNull();
  return stream.state;
}

function held(story: Story, agent: Agent, lives: number, state: string, events: LoggedEvent[]): void {
  const restarts = agent.lives - lives;
  const types = events.map(({ type }) => type);
  if (!unsafe.includes(story.kind)) {
    // The task is safe to repeat, and the device was connected all the time.
    expect(state, types.join(' ')).toBe('succeeded');
    return;
  }
  if (taskKinds[story.kind].confirmBy === 'result') {
    // The task is done, refused by the device for its own reason, or unknown; and never resent.
    expect(['succeeded', 'failed', 'outcomeUnknown'], types.join(' ')).toContain(state);
    expect(types.filter((type) => type === 'task.acknowledged').length).toBeLessThanOrEqual(1);
    return;
  }
  expect(restarts, 'a restart is never asked for twice').toBeLessThanOrEqual(1);
  // Either its Boot! was received, or the log states that the outcome is unknown.
  expect(['succeeded', 'outcomeUnknown'], types.join(' ')).toContain(state);
  if (state === 'succeeded') expect(restarts).toBe(1);
}

export async function until(met: () => Promise<boolean>, withinMs = patienceMs): Promise<boolean> {
  for (const end = Date.now() + withinMs; Date.now() < end; ) {
    if (await met()) return true;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  return met();
}
