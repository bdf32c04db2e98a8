import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';
import { pair } from './samples.ts';

let bench: BenchServer;
let support: { authorization: string };
beforeAll(async () => {
  bench = await startBench();
  support = await bench.login('support@northwind.example');
}, 120_000);
afterAll(() => bench.close());

const [reporting = '', silent = ''] = pair;
const read = async (endpointId: string) => {
  await bench.settled();
  const answer = await bench.app.inject({
    method: 'POST',
    url: '/api/v1/devices/action/getDeviceInfo',
    headers: support,
    payload: { endpointId },
  });
  return answer.json().data;
};
const tell = (values: Record<string, string>) =>
  bench.tell(reporting, [{ type: 'device.valuesObserved', data: { source: 'get', values } }]);

const volume = 'Device.StorageService.1.LogicalVolume.1.';
const settop = 'Device.X_WAYMARK_STB.';

test('returns null for unreported fields (000 §3)', async () => {
  expect(await read(silent)).toMatchObject({
    device: { applicationVersion: null, googleSignedIn: null, lnbSettings: null },
    device_info_system: { storage: null },
  });
});

test('returns application, Google account, LNB and storage as the device reported them (000 §3)', async () => {
  await tell({
    [`${settop}ApplicationVersion`]: '5.2.1',
    [`${settop}GoogleSignedIn`]: '0',
    [`${settop}LNB.Type`]: 'Unicable',
    [`${volume}Capacity`]: '8192',
    [`${volume}UsedSpace`]: '3072',
    'Device.Time.CurrentLocalTime': '2026-11-26T16:00:00+09:00',
  });
  expect(await read(reporting)).toMatchObject({
    device: {
      applicationVersion: '5.2.1',
      googleSignedIn: false,
      lnbSettings: { type: 'Unicable', value: null },
      IS_BAND_STEERING: false,
    },
    device_info_system: {
      storage: 37.5,
      time: '2026-11-26T16:00:00+09:00',
      local_time: '2026-11-26T16:00:00+09:00',
    },
  });
});

test('gives no used share for a volume of unknown size', async () => {
  await tell({ [`${volume}Capacity`]: '0' });
  expect((await read(reporting)).device_info_system.storage).toBeNull();
});
