import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeviceFact } from '#machines/device/events.ts';
import { lifecycleSamples } from '#machines/device-lifecycle/events.ts';
import type { JsonObject } from '#machines/json.ts';
import { deviceFollowers } from '#server/compose/device-followers.ts';
import { SqlEventLog } from '#server/core/log/event-log.ts';
import { ProjectionRunner } from '#server/core/read-models/runner.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import { DeviceProjection } from '#server/devices/read-model/read-model.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { checkpointEvery, PastProjection } from '../../past/read-model.ts';
import { ScopedPast } from './past.ts';
import { eventsUntil } from './read.ts';
import { foldValues } from './reported.ts';

const start = Date.parse('2026-03-01T00:00:00.000Z');
const path = fc.constantFrom(
  'Device.WiFi.Radio.1.Channel',
  'Device.WiFi.SSID.1.SSID',
  'Device.Time.LocalTimeZone',
  'Device.DeviceInfo.UpTime',
  'Device.Hosts.Host.3.Active',
);
const values = fc.dictionary(path, fc.constantFrom('1', '6', '11'), { minKeys: 1, maxKeys: 3 });
const fact: fc.Arbitrary<DeviceFact> = fc.oneof(
  values.map(
    (reported): DeviceFact => ({ type: 'device.valuesObserved', data: { source: 'get', values: reported } }),
  ),
  values.map(
    (parameters): DeviceFact => ({
      type: 'device.booted',
      data: { cause: '', commandKey: null, firmwareUpdated: false, parameters },
    }),
  ),
  fc.constant<DeviceFact>({ type: 'device.disconnected', data: { reason: 'closed' } }),
  fc.constantFrom<DeviceFact[]>(
    ...lifecycleSamples.filter(({ type, data }) => type !== 'device.removed' && !('opId' in data)),
  ),
);

describe('a device in the past', () => {
  let opened: TestDatabase;
  let log: SqlEventLog;
  let runners: ProjectionRunner[];
  let now = start;
  const tick = () => {
    now += 1_000;
    return new Date(now);
  };

  beforeAll(async () => {
    opened = await freshDatabase();
    const { database } = opened;
    await database.script(`
      insert into operator (op_id, parent_id, op_path, op_type, company_name) values
        ('a', null, '/a/', 'Operator', 'Alpha'), ('b', null, '/b/', 'Operator', 'Beta')`);
    log = new SqlEventLog({ database, now: tick });
    await log.open();
    runners = [new DeviceProjection(deviceFollowers()), new PastProjection()].map(
      (projection) => new ProjectionRunner(projection, { database, log, onFault: () => {} }),
    );
    for (const runner of runners) await runner.start();
  });
  afterAll(async () => {
    for (const runner of runners) await runner.stop();
    await opened.remove();
  });

  const tell = async (endpointId: string, facts: DeviceFact[]) => {
    let pos = 0;
    for (const { type, data } of facts) {
      const [appended] = await log.append([
        {
          streamId: `device:${endpointId}`,
          kind: 'device',
          machineVersion: '1',
          events: [
            {
              type,
              data: data as unknown as JsonObject,
              actor: { kind: 'device', id: endpointId, name: endpointId },
            },
          ],
        },
      ]);
      pos = appended?.pos ?? 0;
    }
    for (const runner of runners) await runner.reached(pos);
  };
  const registered: DeviceFact = {
    type: 'device.registered',
    data: { opId: 'a', modelName: 'AR2140', prodClass: 'APROUTER', deviceStatus: 'Deployed' },
  };
  const channel = (value: string): DeviceFact => ({
    type: 'device.valuesObserved',
    data: { source: 'get', values: { 'Device.WiFi.Radio.1.Channel': value } },
  });
  const find = async (endpointId: string, asOf: Date | null = null, opPath = '/a/') =>
    new ScopedDevices(opened.database, opPath, asOf).find(endpointId);
  const moment = async (endpointId: string, at: Date) => {
    const device = await find(endpointId);
    const moment = device && (await new ScopedPast(opened.database, '/a/').moment(device, at));
    if (!moment) throw new Error('it is not recorded');
    return moment;
  };

  test('equals the fold of all reports by each moment, and now equals the list of values', async () => {
    const { database } = opened;
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fact, { minLength: checkpointEvery, maxLength: 2 * checkpointEvery + 20 }),
        async (facts) => {
          const endpointId = `os::past-${run++}`;
          await tell(endpointId, [registered, ...facts]);
          const all = await log.readStream(`device:${endpointId}`, 0, 1_000);
          const events = all.map(({ recordedAt, data, actor, ...event }) => ({
            ...event,
            recordedAt: new Date(recordedAt),
            data: JSON.stringify(data),
            actor: JSON.stringify(actor),
          }));
          for (const at of [0, 60, checkpointEvery - 1, checkpointEvery, checkpointEvery + 37]) {
            const time = events[at]?.recordedAt ?? new Date(now);
            const before = events.filter(({ recordedAt }) => recordedAt <= time);
            expect(foldValues(await eventsUntil(database.sql, endpointId, { time }))).toEqual(
              foldValues(before),
            );
          }
          const device = await find(endpointId);
          if (!device) throw new Error('it is not listed');
          const listed = await new ScopedDevices(database, '/a/').values(device, ['Device.'], 100);
          expect(
            await new ScopedDevices(database, '/a/', new Date(now)).values(device, ['Device.'], 100),
          ).toEqual(listed);
        },
      ),
      { numRuns: 4 },
    );
  });

  test('has the nearest changes of settings on either side of a checkpoint, and none of measurements', async () => {
    const endpointId = 'os::past-steps';
    const noise = Array.from(
      { length: checkpointEvery },
      (_, at): DeviceFact => ({
        type: 'device.valuesObserved',
        data: { source: 'valueChange', values: { 'Device.DeviceInfo.UpTime': String(at) } },
      }),
    );
    await tell(endpointId, [registered, channel('1'), channel('6')]);
    const first = new Date(now);
    await tell(endpointId, [...noise, channel('11')]);
    const second = new Date(now);
    await tell(endpointId, noise.slice(0, 10));
    const between = await moment(endpointId, new Date(first.getTime() + 30_000));
    expect(between).toMatchObject({ earlier: first, later: second });
    expect(between.differences).toMatchObject([
      { path: 'Device.WiFi.Radio.1.Channel', was: { value: '6', observedAt: first }, is: { value: '11' } },
    ]);
    expect(await moment(endpointId, first)).toMatchObject({ earlier: null, later: second });
    expect(await moment(endpointId, new Date(now))).toMatchObject({
      earlier: second,
      later: null,
      differences: [],
    });
    const device = await find(endpointId);
    if (!device) throw new Error('it is not listed');
    const since = await new ScopedPast(opened.database, '/a/').changesSince(device, new Date(start), 10);
    expect(since.map(({ values: changed }) => changed)).toEqual([
      [{ path: 'Device.WiFi.Radio.1.Channel', from: '6', to: '11' }],
      [{ path: 'Device.WiFi.Radio.1.Channel', from: '1', to: '6' }],
    ]);
  });

  test('is missing before it was registered, and always for another operator', async () => {
    const endpointId = 'os::past-scope';
    const before = new Date(now);
    await tell(endpointId, [registered]);
    const then = new Date(now);
    await tell(endpointId, [
      {
        type: 'device.registered',
        data: {
          ...registered.data,
          deviceName: 'Hall',
          opId: 'a',
          modelName: 'AR2140',
          prodClass: 'APROUTER',
          deviceStatus: 'Deployed',
        },
      },
    ]);
    expect(await find(endpointId, before)).toBeNull();
    expect(await find(endpointId, then)).toMatchObject({ device_name: null });
    expect(await find(endpointId, new Date(now))).toMatchObject({ device_name: 'Hall' });
    expect(await find(endpointId, then, '/b/')).toBeNull();
  });
});
