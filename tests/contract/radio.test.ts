import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoDevice } from '#server/demo/devices.ts';
import { type BenchServer, fleetSize, startBench } from './bench-server.ts';

let bench: BenchServer;
let support: { authorization: string };

const router = Array.from({ length: fleetSize }, (_, at) => demoDevice(at)).find(
  ({ registration }) => registration.modelName === 'AR2146' && registration.opId === 'northwind',
)?.endpointId;
const radio = (idx: number, band: string, channel: string) => ({
  [`Device.WiFi.Radio.${idx}.OperatingFrequencyBand`]: band,
  [`Device.WiFi.Radio.${idx}.OperatingStandards`]: band === '5GHz' ? 'a,n,ac,ax' : 'b,g,n,ax',
  [`Device.WiFi.Radio.${idx}.OperatingChannelBandwidth`]: '20MHz',
  [`Device.WiFi.Radio.${idx}.PossibleChannels`]: band === '5GHz' ? '36,40,44,48' : '1-13',
  [`Device.WiFi.Radio.${idx}.Channel`]: channel,
  [`Device.WiFi.Radio.${idx}.AutoChannelEnable`]: 'true',
  [`Device.WiFi.Radio.${idx}.AutoChannelSupported`]: 'true',
  [`Device.WiFi.Radio.${idx}.TransmitPower`]: '100',
});

const call = (does: 'setRadio' | 'setRadioShort' | 'getRadio', body: object, headers = support) =>
  bench.app.inject({
    method: 'POST',
    url: `/api/v1/devices/ui/${does}`,
    headers,
    payload: { endpointId: router, ...body },
  });
const refusals = async (change: object) => {
  const answer = await call('setRadio', { radios: [change] });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'custom']);
  return answer.json().data.errors.map(({ field }: { field: string }) => field);
};

beforeAll(async () => {
  bench = await startBench();
  support = await bench.login('support@northwind.example');
  const values = { ...radio(1, '2.4GHz', '6'), ...radio(2, '5GHz', '36') };
  await bench.tell(router ?? '', [{ type: 'device.valuesObserved', data: { source: 'get', values } }]);
  await bench.settled();
}, 120_000);
afterAll(() => bench.close());

describe('radios of a device (CL-072, CL-073, CL-078)', () => {
  test('are reported as last observed, one per band', async () => {
    const { data } = (await call('getRadio', {})).json();
    expect(data.radios).toMatchObject([
      { idx: 1, frequency_band: '2.4GHz', channel: 6, access_point_idx: null, security_mode: null },
      { idx: 2, frequency_band: '5GHz', channel: 36, auto_channel_enable: true, power: 100 },
    ]);
  });

  test.each(['setRadio', 'setRadioShort'] as const)(
    '%s becomes a task that waits for an offline device; the audit trail has old and new values',
    async (does) => {
      const answer = await call(does, { radios: [{ idx: 2, channel: 44, power: 50 }] });
      expect(answer.json()).toMatchObject({ code: 'success' });
      const { taskId } = answer.json().data;
      const task = await bench.app.inject({ url: `/api/v1/tasks/${taskId}`, headers: support });
      const radios = [{ idx: 2, channel: 44, auto_channel_enable: false, power: 50 }];
      expect(task.json().data).toMatchObject({
        taskType: 'RadioSettings',
        taskName: 'Wi-Fi Configuration',
        state: 'queued',
        params: { radios },
      });
      const events = await bench.log.read(0, 5_000);
      expect(events.findLast(({ data }) => data.operation === 'setRadio')?.data).toMatchObject({
        oldValue: { radios: [{ idx: 2, channel: 36, auto_channel_enable: true, power: 100 }] },
        newValue: { radios },
        taskIds: [taskId],
      });
    },
  );

  test('refuses what model or radio do not support, each with its field (RU-039..RU-056)', async () => {
    expect(await refusals({ idx: 1, channel: 14 })).toEqual(['body.radios.0.channel']);
    expect(await refusals({ idx: 1, operating_channel_bandwidth: '160MHz' })).toEqual([
      'body.radios.0.operating_channel_bandwidth',
    ]);
    expect(await refusals({ idx: 9, power: 50 })).toEqual(['body.radios.0.idx']);
    expect(await refusals({ idx: 1, security_mode: 'WPA2-Personal' })).toEqual([
      'body.radios.0.security_mode',
    ]);
    expect(await refusals({ idx: 1, power: 60 })).toEqual(['body.radios.0.power']);
  });

  test('are visible to a viewer, and changed only with the permission (PE-030)', async () => {
    const viewer = await bench.login('viewer@northwind.example');
    expect((await call('getRadio', {}, viewer)).statusCode).toBe(200);
    const answer = await call('setRadio', { radios: [{ idx: 1, power: 50 }] }, viewer);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'roleerr']);
  });

  test('are refused for a model without them (RU-021, PE-040)', async () => {
    const plain = 'os::00AA00-PLAIN';
    const registration = { ...demoDevice(0).registration, modelName: 'RANGE-1', prodClass: 'EXTENDER' };
    await bench.tell(plain, [{ type: 'device.registered', data: { ...registration, opId: 'northwind' } }]);
    await bench.settled();
    const answer = await call('setRadio', { endpointId: plain, radios: [{ idx: 1, power: 50 }] });
    expect(answer.json()).toMatchObject({
      code: 'custom',
      message: 'RANGE-1 does not support this: Wi-Fi Configuration.',
    });
  });

  test('cannot be refreshed while the device is offline (ER-009)', async () => {
    const answer = await call('getRadio', { options: { refresh: true } });
    expect(answer.json().code).toBe('wsdisconnect');
  });
});
