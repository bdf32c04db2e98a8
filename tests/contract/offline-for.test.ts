import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoDevice } from '#server/demo/devices.ts';
import { type BenchServer, fleetSize, startBench } from './bench-server.ts';

/** The filter of the device list for devices that have been offline for a while, and what uses it. */
let bench: BenchServer;
let admin: { authorization: string };

const northwind = Array.from({ length: fleetSize }, (_, index) => demoDevice(index))
  .filter(({ registration: { opId, deviceStatus } }) => opId === 'northwind' && deviceStatus === 'Deployed')
  .map(({ endpointId }) => endpointId);
const [hour = '', day = '', back = '', unknown = '', never = ''] = northwind;

const call = async (method: 'GET' | 'POST', path: string, payload?: object, headers: object = admin) => {
  const answer = await bench.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { ...headers },
    ...(payload && { payload }),
  });
  return answer.json();
};
const found = async (offlineMinutes: number, headers: object = admin): Promise<string[]> => {
  const body = { limit: 100, filters: { offlineMinutes } };
  const { data } = await call('POST', '/devices/action/getDevicePageList', body, headers);
  return data.map(({ endpointId }: { endpointId: string }) => endpointId).toSorted();
};
const connected = {
  type: 'device.connected',
  data: { address: '192.0.2.1', subscribedTo: 'websocket' },
} as const;
const lost = { type: 'device.disconnected', data: { reason: 'lost' } } as const;
const goneFor = (endpointId: string, minutes: number) =>
  bench.written(
    `update device_state set offline_at = now() - interval '${minutes} minutes' where endpoint_id = '${endpointId}'`,
  );

beforeAll(async () => {
  bench = await startBench();
  admin = await bench.login('admin@northwind.example');
  for (const endpointId of [hour, day, back, unknown]) await bench.tell(endpointId, [connected, lost]);
  await goneFor(hour, 61);
  await goneFor(day, 1_441);
  await goneFor(back, 3_000);
  await bench.tell(back, [connected]);
  await bench.written(`update device_state set offline_at = null where endpoint_id = '${unknown}'`);
}, 120_000);
afterAll(() => bench.close());

describe('devices offline for a while', () => {
  test('are those whose recorded disconnection is at least so long ago', async () => {
    expect(await found(60)).toEqual([day, hour].toSorted());
    expect(await found(62)).toEqual([day]);
    expect(await found(1_440)).toEqual([day]);
    expect(await found(1_442)).toEqual([]);
  });

  test('are neither those that came back, nor those that never connected, nor those with an unknown time', async () => {
    const all = await found(1);
    for (const other of [back, never, unknown]) expect(all).not.toContain(other);
    expect(all).toEqual([day, hour].toSorted());
  });

  test('are not found by users of another organisation', async () => {
    expect(await found(1, await bench.login('admin@brightline.example'))).toEqual([]);
  });

  test('agree in the list, its export, and a saved filter each time it is used', async () => {
    const { data } = await call('POST', '/saved-filters', {
      filterName: 'Away for an hour',
      offlineMinutes: 60,
    });
    const preview = { commandType: 'Reboot', filterId: data.filterId };
    const filtered = async () => (await call('POST', '/groups/controls/preview', preview)).data.total;
    const exported = async () => {
      const body = { filters: { offlineMinutes: 60 }, fields: ['endpointId'] };
      return (await call('POST', '/devices/action/getDeviceExcelList', body)).data.length;
    };
    expect(await call('GET', `/saved-filters/${data.filterId}`)).toMatchObject({
      data: { offlineMinutes: 60 },
    });
    expect([await filtered(), await exported()]).toEqual([2, 2]);
    await goneFor(hour, 59);
    expect([await filtered(), await exported()]).toEqual([1, 1]);
  });

  test.each([0, -1, 1.5, 5_256_001])('cannot be asked for with %d minutes', async (offlineMinutes) => {
    const body = { filters: { offlineMinutes } };
    expect((await call('POST', '/devices/action/getDevicePageList', body)).code).not.toBe('success');
  });
});
