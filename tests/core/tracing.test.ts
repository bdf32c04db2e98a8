import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { eventually } from '#tests/support/eventually.ts';
import { RecordingTracer } from '#tests/support/recording-tracer.ts';
import { ServerRig } from '#tests/support/server-rig.ts';

/** Trace of work that several callers share: one write of the log, one device, a bulk action. */
let tracer: RecordingTracer;
let rig: ServerRig;
let fleet: Fleet;

beforeEach(async () => {
  tracer = new RecordingTracer();
  rig = await ServerRig.start(undefined, { tracer });
  const url = `ws://127.0.0.1:${rig.gateway.port}/usp`;
  fleet = createFleet({ url, count: 2, seed: 1, speed: Number.POSITIVE_INFINITY });
  await fleet.start();
  for (const { identity } of fleet.agents) await rig.untilDevice(identity.endpointId, 'device.connected');
});
afterEach(async () => {
  await fleet.stop();
  await rig.stop();
});

const agent = (index: number) => fleet.agents[index]?.identity.endpointId ?? expect.fail();
const appendsOf = (taskId: string) =>
  tracer.spans.filter(
    ({ name, facts }) => name === 'append' && facts['waymark.stream.id'] === `task:${taskId}`,
  );

test('given two calls whose appends are written together, then the later work of each belongs to its own trace', async () => {
  const heardIn = new Set<string | undefined>();
  rig.log.onCommit(() => heardIn.add(tracer.current?.traceId));
  // The next append is the one that starts to write.
  await rig.log.idle();
  const [one, other] = await Promise.all([
    tracer.call('one', () => rig.request('PingTest', agent(0), { host: 'a.example', repetitions: 1 })),
    tracer.call('other', () => rig.request('PingTest', agent(1), { host: 'b.example', repetitions: 1 })),
  ]);
  await Promise.all([one, other].map((taskId) => rig.until(taskId, 'task.succeeded')));
  for (const [traceId, taskId, endpointId] of [
    ['one', one, agent(0)],
    ['other', other, agent(1)],
  ] as const) {
    const trace = tracer.of(traceId);
    expect(trace.find(({ name }) => name === 'USP Operate')?.facts).toMatchObject({
      'usp.endpoint_id': endpointId,
      'usp.command_key': taskId,
    });
    expect(appendsOf(taskId).map(({ place }) => place.traceId)).toEqual(appendsOf(taskId).map(() => traceId));
    expect(trace.filter(({ links }) => links.some((link) => link.traceId !== traceId))).toEqual([]);
    // The server's answer to the device's last notification may still be on its way.
    await eventually(() => expect(tracer.of(traceId).every(({ ended }) => ended)).toBe(true));
  }
  expect([...heardIn]).toEqual([undefined]);
});

test("given a task that waits for another one on its device, then its sending belongs to its requester's trace", async () => {
  const [first, second] = await Promise.all([
    tracer.call('first', () => rig.request('PingTest', agent(0), { host: 'a.example', repetitions: 1 })),
    tracer.call('second', () => rig.request('PingTest', agent(0), { host: 'b.example', repetitions: 1 })),
  ]);
  await Promise.all([first, second].map((taskId) => rig.until(taskId, 'task.succeeded')));
  const sent = tracer.spans.filter(({ name }) => name === 'USP Operate');
  expect(sent.map(({ place, facts }) => [place.traceId, facts['usp.command_key']])).toEqual([
    ['first', first],
    ['second', second],
  ]);
  for (const { place } of appendsOf(second)) expect(place.traceId).toBe('second');
});

test('given a task that another call cancels, then the cancel belongs to that call and links to the task', async () => {
  await fleet.stop();
  await rig.untilDevice(agent(0), 'device.disconnected');
  const taskId = await tracer.call('asked', () => rig.request('PingTest', agent(0), { host: 'a.example' }));
  await tracer.call('cancelled', () =>
    rig.engine.cancel(taskId, 'user', { kind: 'account', id: 'kim', name: 'Kim' }),
  );
  const [asked, cancelRequest] = appendsOf(taskId);
  expect(cancelRequest).toMatchObject({
    place: { traceId: 'cancelled' },
    facts: { 'waymark.event.type': 'cancel.requested' },
    links: [{ traceId: 'asked' }],
  });
  expect(asked?.place.traceId).toBe('asked');
});

test('given a waiting lock, when another call requests the opposite, then its end still belongs to its own trace and links to that call', async () => {
  await fleet.stop();
  await rig.untilDevice(agent(0), 'device.disconnected');
  const lock = await tracer.call('lock', () => rig.request('Lock', agent(0)));
  await tracer.call('unlock', () => rig.request('Unlock', agent(0)));
  expect(appendsOf(lock).at(-1)).toMatchObject({
    place: { traceId: 'lock' },
    facts: { 'waymark.event.type': 'task.superseded' },
    links: [{ traceId: 'unlock' }],
  });
});

test('given a bulk action, then its tasks belong to its call, and the end of one links to its cause', async () => {
  const { bulkActionId } = await tracer.call('bulk', () =>
    rig.commands.request({
      kind: 'PingTest',
      endpointIds: [agent(0), agent(1)],
      params: { host: 'a.example', repetitions: 1 },
      actor: { kind: 'account', id: 'kim', name: 'Kim' },
      permission: '/test/PingTest',
      opId: 'test',
    }),
  );
  await eventually(async () => {
    const { snapshot } = await rig.commands.bulkActions.load(bulkActionId ?? '');
    expect(snapshot.hasTag('terminal')).toBe(true);
  });
  const sent = tracer.spans.filter(({ name }) => name === 'USP Operate');
  expect(sent.map(({ place }) => place.traceId)).toEqual(['bulk', 'bulk']);
  const pushes = tracer.spans.filter(
    ({ name, facts }) => name === 'append' && facts['waymark.event.type'] === 'bulkAction.tasksEnded',
  );
  expect(pushes.length).toBeGreaterThan(0);
  const ends = tracer.spans.filter(({ facts }) => facts['waymark.event.type'] === 'task.succeeded');
  for (const { place, links } of pushes) {
    expect(place.traceId).toBe('bulk');
    expect(ends.map((end) => end.place.spanId)).toContain(links[0]?.spanId);
  }
});

test('given reports of devices, then they belong to no trace', async () => {
  const { pos } = await rig.log.head();
  expect(pos).toBeGreaterThan(0);
  expect(tracer.spans).toEqual([]);
});
