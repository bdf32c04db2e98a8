import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { demoDevice } from '#server/demo/devices.ts';
import { type BenchServer, fleetSize, startBench } from './bench-server.ts';

let bench: BenchServer;
let support: { authorization: string };

const router = Array.from({ length: fleetSize }, (_, at) => demoDevice(at)).find(
  ({ registration: { modelName, opId } }) => modelName === 'AR2146' && opId === 'northwind',
);
const endpointId = router?.endpointId ?? '';
const radio = 'Device.WiFi.Radio.1.';
const reported = (channel: string, more: Record<string, string> = {}) =>
  bench.tell(endpointId, [
    {
      type: 'device.valuesObserved',
      data: {
        source: 'get',
        values: { [`${radio}OperatingFrequencyBand`]: '2.4GHz', [`${radio}Channel`]: channel, ...more },
      },
    },
  ]);
const get = async (path: string, query: Record<string, string>, headers = support) =>
  (await bench.app.inject({ method: 'GET', url: `/api/v1/devices/past${path}`, query, headers })).json();
const radios = async (query: Record<string, string>, body: object = {}, headers = support) =>
  (
    await bench.app.inject({
      method: 'POST',
      url: '/api/v1/devices/ui/getRadio',
      query,
      headers,
      payload: { endpointId, ...body },
    })
  ).json();
/** Returns the time of the last recorded event; later events have a later time. */
async function lastMoment(): Promise<string> {
  await bench.settled();
  const at = (await bench.log.readStream(`device:${endpointId}`, 0, 100)).at(-1)?.recordedAt ?? '';
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(Date.parse(at)));
  return at;
}

beforeAll(async () => {
  bench = await startBench();
  support = await bench.login('support@northwind.example');
}, 120_000);
afterAll(() => bench.close());

describe('the past state of a device (issue 12, docs/decisions/194)', () => {
  let then: string;
  beforeAll(async () => {
    await reported('1', { [`${radio}Stats.BytesSent`]: '5' });
    then = await lastMoment();
    await reported('6', { [`${radio}Stats.BytesSent`]: '9' });
    await bench.settled();
  });

  test('has the past values, each with its own time, and the differences to the present, without measurements', async () => {
    const { data } = await get('', { endpointId, at: then, withValues: 'true' });
    expect(data.values[`${radio}Channel`]).toMatchObject({ value: '1' });
    expect(data.differences).toMatchObject([{ path: `${radio}Channel`, was: '1', is: '6' }]);
    expect(data.later > then).toBe(true);
    expect((await get('', { endpointId, at: then })).data.values).toEqual({});
  });

  test('is returned by the calls of its tabs for a past time, and its present without one', async () => {
    expect((await radios({ asOf: then })).data.radios).toMatchObject([{ channel: 1 }]);
    expect((await radios({})).data.radios).toMatchObject([{ channel: 6 }]);
  });

  test('cannot be refreshed from the device', async () => {
    expect((await radios({ asOf: then }, { options: { refresh: true } })).code).toBe('custom');
  });

  test('lists its changes since, with their authors', async () => {
    const { data } = await get('/changes', { endpointId, since: then });
    expect(data).toMatchObject([
      { values: [{ path: `${radio}Channel`, from: '1', to: '6' }], taskId: null, by: null },
    ]);
    const name = { method: 'PATCH', url: '/api/v1/devices/did', headers: support } as const;
    await bench.app.inject({ ...name, payload: { endpointId, deviceName: 'In the hall' } });
    expect((await get('/changes', { endpointId, since: then })).data[0]).toMatchObject({
      values: [{ path: 'deviceName', to: 'In the hall' }],
      by: 'Sam Porter',
    });
  });

  test('is not visible to another operator, but to an auditor', async () => {
    const other = await bench.login('support@brightline.example');
    expect((await get('', { endpointId, at: then }, other)).code).toBe('nodata');
    expect((await get('/changes', { endpointId, since: then }, other)).code).toBe('nodata');
    expect((await radios({ asOf: then }, {}, other)).code).toBe('nodata');
    const auditor = await bench.login('auditor@waymark.example');
    expect((await get('', { endpointId, at: then }, auditor)).code).toBe('success');
  });
});
