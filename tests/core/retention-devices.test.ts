import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkpointType, erasedType, retentionStream } from '#domain/erasure.ts';
import type { DeviceFact } from '#machines/device/events.ts';
import { deviceFollowers } from '#server/compose/device-followers.ts';
import { ProjectionRunner } from '#server/core/read-models/runner.ts';
import { PastProjection } from '#server/devices/past/read-model.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import { ScopedPast } from '#server/devices/queries/past/past.ts';
import { DeviceProjection } from '#server/devices/read-model/read-model.ts';
import { HandoverProjection } from '#server/fleet/handovers/read-model.ts';
import { emptiedBetween, type TestDatabase } from '#tests/support/database.ts';
import { nightly } from '#tests/support/nightly.ts';
import { RetentionRig } from '#tests/support/retention-rig.ts';

const devices = { days: null, deviceDays: 30 };
const id = 'os::1';
const path = fc.constantFrom(
  'Device.WiFi.SSID.1.SSID',
  'Device.DeviceInfo.SoftwareVersion',
  'Device.DeviceInfo.ModelName',
  'Device.DeviceInfo.SerialNumber',
  'Device.DeviceInfo.UpTime',
  'Device.Hosts.Host.3.Active',
);
const values = fc.dictionary(path, fc.constantFrom('', '1', '60', 'AR2140', '11'), {
  minKeys: 1,
  maxKeys: 3,
});
const registration = (more: object = {}): DeviceFact => ({
  type: 'device.registered',
  data: { opId: 'a', modelName: 'AR2140', prodClass: 'APROUTER', deviceStatus: 'Deployed', ...more },
});
const fact: fc.Arbitrary<DeviceFact> = fc.oneof(
  {
    weight: 4,
    arbitrary: values.map(
      (reported): DeviceFact => ({
        type: 'device.valuesObserved',
        data: { source: 'get', values: reported },
      }),
    ),
  },
  values.map(
    (parameters): DeviceFact => ({
      type: 'device.booted',
      data: { cause: 'LocalReboot', commandKey: null, firmwareUpdated: false, parameters },
    }),
  ),
  fc.constantFrom<DeviceFact>(
    { type: 'device.disconnected', data: { reason: 'closed' } },
    { type: 'device.connected', data: { address: '192.0.2.9', subscribedTo: 'websocket' } },
    { type: 'device.agentNoticed', data: { notice: 'undecodable', detail: '192.0.2.9', times: 1 } },
    registration({ deviceName: 'Hall' }),
    registration({ modelName: 'AR2146', deviceSn: 'S1', city: 'Seoul', deviceStatus: 'Requested' }),
    {
      type: 'device.handoverAsked',
      data: { handoverId: 'h1', to: { id: 'bob', name: 'Bob Marker' }, note: 'n' },
    },
    { type: 'device.handoverAnswered', data: { handoverId: 'h1', accepted: true } },
    registration({ opId: 'b', city: 'Busan' }),
    { type: 'device.associated', data: { gid: 'g1', groupName: 'Lobby', opId: 'a' } },
    { type: 'device.associated', data: { gid: 'g2', groupName: 'Hall', opId: 'b' } },
    { type: 'device.disassociated', data: { gid: 'g1', groupName: 'Lobby' } },
    { type: 'device.placedInRoom', data: { roomId: 'r1', roomName: 'Room 1', opId: 'a' } },
    { type: 'device.placedInRoom', data: { roomId: 'r2', roomName: 'Room 2', opId: 'a' } },
    { type: 'device.leftRoom', data: { roomId: 'r1', roomName: 'Room 1' } },
  ),
);
const reported = (value: string): DeviceFact => ({
  type: 'device.valuesObserved',
  data: { source: 'get', values: { 'Device.WiFi.SSID.1.SSID': value } },
});

describe('retention of device reports', () => {
  const emptied = emptiedBetween();
  let on: TestDatabase;
  let rig: RetentionRig;
  beforeEach(async () => {
    on = await emptied();
    await on.database.script(`insert into operator (op_id, parent_id, op_path, op_type, company_name)
      values ('a', null, '/a/', 'Operator', 'Alpha'), ('b', 'a', '/a/b/', 'School', 'Beta')`);
    rig = await RetentionRig.start(on.database);
  });
  afterEach(async () => {
    await rig.stop();
    await on.remove();
  });

  const projections = () => [
    new DeviceProjection(deviceFollowers()),
    new PastProjection(),
    new HandoverProjection(),
  ];
  const projected = async () => {
    for (const projection of projections()) {
      const { database } = on;
      const onFault = (_: string, error: unknown) => void rig.faults.push(error);
      const runner = new ProjectionRunner(projection, { database, log: rig.log, onFault });
      await runner.start();
      await runner.stop();
    }
  };
  const rebuilt = async () => {
    await sql`update projection_checkpoint set version = 0`.execute(on.database.sql);
    await projected();
  };
  const rowsOf = async (table: string) =>
    (await sql`select * from ${sql.table(table)} order by 1, 2`.execute(on.database.sql)).rows;
  const models = async () => ({
    device: await rowsOf('device'),
    state: await rowsOf('device_state'),
    values: await rowsOf('device_value'),
    counts: (await rowsOf('device_count')).filter((row) => Reflect.get(row as object, 'n') !== 0),
    notices: await rowsOf('device_notice'),
    handovers: await rowsOf('device_handover'),
    groups: await rowsOf('device_group_member'),
    rooms: await rowsOf('device_room'),
    places: (await rowsOf('device_place')).filter((row) => Reflect.get(row as object, 'n') !== 0),
  });
  const asOf = async (at: Date) => {
    const scoped = new ScopedDevices(on.database, '/a/', at);
    const device = await scoped.find(id);
    return device && { device, values: await scoped.values(device, ['Device.'], 100) };
  };
  const statements = async () =>
    (await rig.log.readStream(retentionStream.id, 0, 500)).filter(({ type }) => type === erasedType);

  test('given any history of a device, then its present state and its past within the retention stay, even after a rebuild', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fact, { maxLength: 12 }),
        fc.array(fact, { maxLength: 8 }),
        fc.array(fact, { maxLength: 5 }),
        fc.integer({ min: 1, max: 6 }),
        async (old, kept, later, batchEvents) => {
          await rig.stop();
          on = await emptied();
          try {
            await on.database.script(`insert into operator (op_id, parent_id, op_path, op_type, company_name)
            values ('a', null, '/a/', 'Operator', 'Alpha')`);
            rig = await RetentionRig.start(on.database);
            await rig.device(id, [registration(), ...old]);
            rig.passDays(20);
            await rig.device(id, kept);
            rig.passDays(15);
            await projected();
            const moments = [
              rig.now,
              new Date(rig.now.getTime() - 15 * 86_400_000),
              new Date(rig.now.getTime() - 14 * 86_400_000),
            ];
            const was = await Promise.all(moments.map(asOf));
            const live = await models();
            expect(await rig.pass({ ...devices, batchEvents })).toBe(old.length + 1);
            await projected();
            const now = await models();
            const anonymous = (rows: unknown[]) =>
              rows.map((row) => ({ ...(row as object), update_user: null }));
            expect(anonymous(now.device)).toEqual(anonymous(live.device));
            expect([now.state, now.values, now.counts]).toEqual([live.state, live.values, live.counts]);
            await rebuilt();
            expect(await models()).toEqual(now);
            const then = await Promise.all(moments.map(asOf));
            const nameless = (all: typeof then) =>
              all.map((one) => one && { ...one, device: { ...one.device, update_user: null } });
            expect(nameless(then)).toEqual(nameless(was));
            await rig.device(id, later);
            rig.passDays(40);
            await rig.pass({ ...devices, batchEvents });
            await projected();
            const last = await models();
            await rebuilt();
            expect(await models()).toEqual(last);
            expect(await rig.verdict()).toMatchObject({ ok: true });
            expect(rig.faults).toEqual([]);
          } finally {
            await rig.stop();
          }
        },
      ),
      { numRuns: nightly ? 12 : 4 },
    );
  }, 180_000);

  test('given a device with a long past, then it is erased in batches from the newest on, and each leaves a readable stream', async () => {
    await rig.device(id, [
      registration({ deviceName: 'Hall' }),
      ...Array.from({ length: 23 }, (_, n) => reported(`marker-${n}`)),
    ]);
    rig.passDays(31);
    await rig.device(id, [reported('young')]);
    // A tenth of the time is added: a checkpoint is not made every day.
    expect(await rig.pass(devices)).toBe(0);
    rig.passDays(3);
    await projected();
    await rig.proof.sealer.sealNow();
    const stopping = rig.retention({ ...devices, batchEvents: 10, share: 1e-4 });
    const pass = stopping.pass();
    await expect.poll(async () => (await statements()).length).toBe(1);
    await stopping.stop();
    expect(await pass).toBe(10);
    const stream = await rig.log.readStream(`device:${id}`, 0, 100);
    expect(stream.filter(({ erased }) => erased).map(({ version }) => version)).toEqual([
      15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    ]);
    expect(stream.at(-1)).toMatchObject({
      type: checkpointType,
      version: 26,
      data: { version: 24, position: 24 },
    });
    await projected();
    const live = await models();
    await rebuilt();
    expect(await models()).toEqual(live);

    expect(await rig.pass({ ...devices, batchEvents: 10 })).toBe(14);
    expect((await statements()).map(({ data }) => data.statement)).toMatchObject([
      { what: 'beginnings', days: 30, streams: { device: 1 }, events: 10, from: 15, to: 24 },
      { what: 'beginnings', events: 10, from: 5, to: 14 },
      { what: 'beginnings', events: 4, from: 1, to: 4 },
    ]);
    expect(
      (await rig.log.readStream(`device:${id}`, 0, 100)).filter(({ type }) => type === checkpointType),
    ).toHaveLength(1);
    await rebuilt();
    expect(await models()).toEqual(live);
    const { rows } = await sql<{
      text: string;
    }>`select string_agg(e::text, ' ') as text from es_event e`.execute(on.database.sql);
    expect(rows[0]?.text).not.toMatch(/marker-(\d|1\d|2[01])\b/);
    expect(await rig.verdict()).toMatchObject({
      ok: true,
      erased: { events: 24, statements: 3, ofBeginnings: 24 },
    });
    const { pos } = await rig.log.head();
    for (const [from, to] of [
      [1, 10],
      [5, 20],
      [16, pos],
      [25, pos],
    ] as const)
      expect([from, to, await rig.verdict({ from, to })]).toMatchObject([from, to, { ok: true }]);
  });

  test('given a past state of a device, then before the erased beginning nothing is known, and the answer states since when', async () => {
    await rig.device(id, [registration(), reported('old')]);
    const known = rig.now;
    rig.passDays(20);
    await rig.device(id, [reported('new')]);
    rig.passDays(14);
    await projected();
    await rig.pass(devices);
    await projected();
    const device = await new ScopedDevices(on.database, '/a/').find(id);
    if (!device) throw new Error('it is not listed');
    const past = new ScopedPast(on.database, '/a/');
    expect(await asOf(new Date(known.getTime() - 1))).toBeNull();
    const moment = await past.moment(device, new Date(known.getTime() + 1_000));
    expect(moment).toMatchObject({
      begins: known,
      differences: [{ was: { value: 'old', observedAt: known }, is: { value: 'new' } }],
    });
    expect(await past.changesSince(device, known, 10)).toMatchObject([
      { values: [{ from: 'old', to: 'new' }] },
    ]);
  });

  test('given a second checkpoint, then it replaces the first, and a silent device is unchanged', async () => {
    await rig.device(id, [registration(), reported('first')]);
    rig.passDays(34);
    await rig.device(id, [reported('second')]);
    expect(await rig.pass(devices)).toBe(2);
    rig.passDays(34);
    expect(await rig.pass(devices)).toBe(2);
    const left = (await rig.log.readStream(`device:${id}`, 0, 100)).filter(({ erased }) => !erased);
    expect(left).toMatchObject([
      {
        type: checkpointType,
        data: { version: 3, told: [{ values: { 'Device.WiFi.SSID.1.SSID': 'second' } }] },
      },
    ]);
    expect(JSON.stringify(left)).not.toContain('first');
    await rig.device(id, [reported('third')]);
    rig.passDays(31);
    // Its retention is over, but not the additional tenth.
    expect(await rig.pass(devices)).toBe(0);
    rig.passDays(3);
    expect(await rig.pass(devices)).toBe(2);
    rig.passDays(400);
    expect(await rig.pass(devices)).toBe(0);
    expect(await rig.verdict()).toMatchObject({ ok: true, erased: { events: 6, statements: 3 } });
    await projected();
    expect(await asOf(rig.now)).toMatchObject({ values: [{ value: 'third' }] });
  });

  test('given an altered event, then the beginning of its device stays, and that of another is erased', async () => {
    await rig.device(id, [registration(), reported('one')]);
    await rig.device('os::2', [registration(), reported('two')]);
    rig.passDays(34);
    await sql`update es_event set data = replace(data, 'one', 'eno') where pos = 2`.execute(on.database.sql);
    expect(await rig.pass(devices)).toBe(2);
    expect(rig.faults).toMatchObject([{ error: { message: expect.stringContaining(`device:${id}`) } }]);
    expect(await rig.verdict()).toMatchObject({ ok: false, problem: 'altered', event: 2 });
  });

  test('given two processes that erase at the same time, then each event is stated once, with one checkpoint per device', async () => {
    for (let n = 0; n < 6; n++)
      await rig.device(`os::${n}`, [registration(), reported('a'), reported('b'), reported('c')]);
    rig.passDays(34);
    await rig.proof.sealer.sealNow();
    const other = await rig.beside();
    const erased = await Promise.all(
      [rig, other].map((process) => process.retention({ ...devices, batchEvents: 3 }).pass()),
    );
    expect(erased.reduce((sum, events) => sum + events)).toBe(24);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from es_event where type = ${checkpointType}`.execute(on.database.sql);
    expect(rows).toEqual([{ n: 6 }]);
    expect(await rig.verdict()).toMatchObject({ ok: true, erased: { events: 24, ofBeginnings: 24 } });
    await projected();
    expect(await rowsOf('device')).toHaveLength(6);
    await other.proof.stop();
    expect([...rig.faults, ...other.faults]).toEqual([]);
  });
});
