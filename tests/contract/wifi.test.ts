import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoDevice } from '#server/demo/devices.ts';
import { type BenchServer, fleetSize, startBench } from './bench-server.ts';

let bench: BenchServer;
let support: { authorization: string };
const router = Array.from({ length: fleetSize }, (_, at) => demoDevice(at)).find(
  ({ registration }) => registration.modelName === 'AR2146' && registration.opId === 'northwind',
)?.endpointId;

const radio = (row: number, band: string) => ({
  [`Device.WiFi.Radio.${row}.OperatingFrequencyBand`]: band,
  [`Device.WiFi.Radio.${row}.Channel`]: band === '5GHz' ? '36' : '6',
});
const network = (row: number, on: number) => ({
  [`Device.WiFi.SSID.${row}.LowerLayers`]: `Device.WiFi.Radio.${on}`,
  [`Device.WiFi.SSID.${row}.SSID`]: `Home ${row}`,
  [`Device.WiFi.SSID.${row}.Enable`]: 'true',
  [`Device.WiFi.AccessPoint.${row}.SSIDReference`]: `Device.WiFi.SSID.${row}`,
  [`Device.WiFi.AccessPoint.${row}.SSIDAdvertisementEnabled`]: 'true',
  [`Device.WiFi.AccessPoint.${row}.Security.ModeEnabled`]: 'WPA2-Personal',
  [`Device.WiFi.AccessPoint.${row}.Security.EncryptionMode`]: 'AES',
});

const call = (does: string, body: object = {}) =>
  bench.app.inject({
    method: 'POST',
    url: `/api/v1/devices/${does}`,
    headers: support,
    payload: { endpointId: router, ...body },
  });
const refusals = async (does: string, body: object) => {
  const answer = await call(does, body);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'custom']);
  return answer.json().data.errors.map(({ field }: { field: string }) => field);
};
const ordered = async (answer: ReturnType<typeof call>) => {
  const { taskId } = (await answer).json().data;
  const task = await bench.app.inject({ url: `/api/v1/tasks/${taskId}`, headers: support });
  const { taskType, params } = task.json().data;
  return { taskType, params };
};

beforeAll(async () => {
  bench = await startBench();
  support = await bench.login('support@northwind.example');
  const values = {
    ...radio(1, '2.4GHz'),
    ...radio(2, '5GHz'),
    ...network(1, 1),
    ...network(2, 2),
    ...network(3, 1),
    'Device.WiFi.X_WAYMARK_BandSteering.Enable': 'false',
    'Device.WiFi.EndPoint.1.Enable': 'true',
  };
  await bench.tell(router ?? '', [{ type: 'device.valuesObserved', data: { source: 'get', values } }]);
}, 120_000);
afterAll(() => bench.close());

describe('networks (CL-061, CL-063..CL-065)', () => {
  test('are listed, all or one', async () => {
    const { data } = (await call('wifi/getWifi')).json();
    expect(data.ssids.map(({ ssid_name }: { ssid_name: string }) => ssid_name)).toEqual([
      'Home 1',
      'Home 2',
      'Home 3',
    ]);
    expect(data).toMatchObject({ band_steering: false, guestWifis: [{ idx: 3, ssid: 'Home 3' }] });
    expect(data.radios[1]).toMatchObject({ hidden_ssid: false, ssid_name: 'Home 2' });
    expect((await call('wifi/getSSID')).json().data.ssids).toEqual(data.ssids);
    expect((await call('wifi/getSSIDInfo', { idx: 2 })).json().data.ssid).toEqual(data.ssids[1]);
    expect((await call('wifi/getSSIDInfo', {})).json().data.ssid).toEqual(data.ssids[0]);
    expect((await call('wifi/getSSIDInfo', { idx: 9 })).json().code).toBe('nodata');
  });

  test('are set like those of their radios, or as guest networks', async () => {
    expect(await ordered(call('wifi/setSSID', { idx: 2, ssid_name: 'New', hidden_ssid: true }))).toEqual({
      taskType: 'RadioSettings',
      params: { radios: [{ idx: 2, ssid_name: 'New', hidden_ssid: true }] },
    });
    expect(await ordered(call('wifi/setSSID', { idx: 3, ssid_name: 'New', hidden_ssid: true }))).toEqual({
      taskType: 'GuestWifi',
      params: { guestWifis: [{ idx: 3, ssid: 'New', ssid_adv_enable: false }] },
    });
    // The device has not reported the isolation of clients.
    const apart = { idx: 2, isolation: true };
    expect(await refusals('ui/setRadio', { radios: [apart] })).toEqual(['body.radios.0.isolation']);
  });

  test.each([
    [{ ssid_name: 'x' }, 'ssid_name'],
    [{ ssid_name: 'a'.repeat(33) }, 'ssid_name'],
    [{ ssid_name: 'Café' }, 'ssid_name'],
    [{ key_pass_phrase: 'seven77' }, 'key_pass_phrase'],
    [{ key_pass_phrase: 'a'.repeat(64) }, 'key_pass_phrase'],
    [{ key_pass_phrase: 'not ascii é' }, 'key_pass_phrase'],
    [{ pre_shared_key: 'abc' }, 'pre_shared_key'],
    [{ security_mode: 'None', key_pass_phrase: 'long enough' }, 'security_mode'],
    [{ rekeying_interval: -1 }, 'rekeying_interval'],
    [{ radius_server_secret: 'vouched' }, 'radius_server_secret'],
  ])('%j is refused (RU-057, RU-058, CO-071, CO-072)', async (change, field) => {
    const answer = await refusals('ui/setRadio', { radios: [{ idx: 2, ...change }] });
    expect(answer[0]).toBe(`body.radios.0.${field}`);
  });
});

describe('band steering (TN-069..TN-072, RU-059)', () => {
  test('copies the 5 GHz settings, and the log only records that there is a passphrase', async () => {
    const body = { band_steering: true, radios: [{ idx: 2, key_pass_phrase: 'one for all' }] };
    const mark = { secret: true };
    expect(await ordered(call('ui/setRadio', body))).toEqual({
      taskType: 'RadioSettings',
      params: {
        band_steering: true,
        radios: [
          { idx: 2, key_pass_phrase: mark },
          {
            idx: 1,
            ssid_name: 'Home 2',
            security_mode: 'WPA2-Personal',
            encryption_mode: 'AES',
            key_pass_phrase: mark,
          },
        ],
      },
    });
    const rows = await bench.database.sql.selectFrom('task_secret').select('name').orderBy('name').execute();
    expect(rows.map(({ name }) => name)).toEqual(['radios.0.key_pass_phrase', 'radios.1.key_pass_phrase']);
  });

  test('needs the passphrase', async () => {
    expect(await refusals('ui/setRadio', { band_steering: true })).toEqual(['body.key_pass_phrase']);
  });
});

describe('guests, uplink and reset (CL-066..CL-068, CL-076, CL-077, CL-081)', () => {
  test('reports and sets guest networks', async () => {
    expect((await call('ui/getGuestWifi')).json().data.guestWifis).toMatchObject([
      { idx: 3, band: '2.4GHz', enable: true },
    ]);
    const guestWifis = [{ idx: 3, enable: false }];
    for (const does of ['ui/setGuestWifi', 'ui/enableGuestWifi'])
      expect(await ordered(call(does, { guestWifis }))).toEqual({
        taskType: 'GuestWifi',
        params: { guestWifis },
      });
    expect(await refusals('ui/setGuestWifi', { guestWifis: [{ idx: 1, enable: false }] })).toEqual([
      'body.guestWifis.0.idx',
    ]);
    expect(
      await refusals('ui/enableGuestWifi', { guestWifis: [{ idx: 3, enable: true, ssid: 'New' }] }),
    ).toEqual(['body.guestWifis.0.ssid']);
  });

  test('reports an uplink and turns it off', async () => {
    expect((await call('wifi/getEndpoint')).json().data.endpoints).toMatchObject([{ idx: 1, enable: true }]);
    expect(await ordered(call('wifi/enableEndpoint', { idx: 1, enable: false }))).toEqual({
      taskType: 'WifiEndpoint',
      params: { idx: 1, enable: false },
    });
    expect(await refusals('wifi/enableEndpoint', { idx: 2, enable: false })).toEqual(['body.idx']);
  });

  test('makes a task of a reset', async () => {
    expect(await ordered(call('wifi/resetWifi'))).toEqual({ taskType: 'WifiReset', params: {} });
  });
});

test('changes a network with a number above 255, as on RDK-B, like any other', async () => {
  const values = {
    'Device.WiFi.Radio.10000.OperatingFrequencyBand': '2.4GHz',
    'Device.WiFi.SSID.10001.SSID': 'Field-Home',
    'Device.WiFi.SSID.10001.LowerLayers': 'Device.WiFi.Radio.10000',
    'Device.WiFi.AccessPoint.10001.SSIDReference': 'Device.WiFi.SSID.10001',
  };
  await bench.tell(router ?? '', [{ type: 'device.valuesObserved', data: { source: 'get', values } }]);
  await bench.settled();
  const answer = await call('wifi/setSSID', { idx: 10_001, ssid_name: 'Field-New' });
  expect(answer.json()).toMatchObject({ code: 'success', data: { taskId: expect.any(String) } });
});

/** Reports from the field (issue 26): an invalid network name, booleans in other spellings, a band in upper case. */
describe('values of the field', () => {
  const tell = (values: Record<string, string>) =>
    bench.tell(router ?? '', [{ type: 'device.valuesObserved', data: { source: 'get', values } }]);
  const odd = `Tom's 카페 ☕ "5G"`;

  test('an invalid name on the device permits other changes, and a new one is refused', async () => {
    await tell({ 'Device.WiFi.SSID.2.SSID': odd });
    const own = { idx: 2, key_pass_phrase: 'lantern under bridge' };
    expect((await call('ui/setRadio', { radios: [own] })).json().code).toBe('success');
    const steered = { radios: [own], band_steering: true };
    expect((await call('ui/setRadio', steered)).json().code).toBe('success');
    const answer = await call('ui/setRadio', { radios: [{ idx: 2, ssid_name: odd }] });
    expect(answer.json().data.errors).toEqual([
      expect.objectContaining({
        field: 'body.radios.0.ssid_name',
        reason: 'pattern',
        params: { pattern: '^[A-Za-z0-9 ._-]*$' },
      }),
    ]);
    await tell({ 'Device.WiFi.SSID.2.SSID': 'Home 2' });
  });

  test('booleans and bands have one spelling, and an unknown boolean is unknown', async () => {
    await tell({
      'Device.WiFi.Radio.1.Enable': 'True',
      'Device.WiFi.Radio.2.Enable': 'maybe',
      'Device.WiFi.AccessPoint.1.SSIDAdvertisementEnabled': 'True',
      'Device.WiFi.Radio.1.OperatingFrequencyBand': '2.4GHZ',
    });
    const { radios } = (await call('ui/getRadio')).json().data;
    expect(radios[0]).toMatchObject({ enable: true, hidden_ssid: false, frequency_band: '2.4GHz' });
    expect(radios[1].enable).toBe(null);
    await tell({ ...radio(1, '2.4GHz'), 'Device.WiFi.AccessPoint.1.SSIDAdvertisementEnabled': 'true' });
  });
});
