import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';

let bench: BenchServer;
let support: { authorization: string };
let admin: { authorization: string };
const endpointId = 'os::0A5C11-ZX000001';
const modelName = 'ZX-900';

const post = (url: string, payload: object, headers = support) =>
  bench.app.inject({ method: 'POST', url, headers, payload });
const call = (does: string, body: object = {}) => post(`/api/v1/devices/${does}`, { endpointId, ...body });
const listed = async (name: string) =>
  (await post('/api/v1/devices/action/getDevicePageList', { filters: { modelName: [name] } })).json().data;
const device = async () => (await call('action/getDeviceInfo')).json().data.device;

const radio = (row: number, band: string, standards: string) => ({
  [`Device.WiFi.Radio.${row}.OperatingFrequencyBand`]: band,
  [`Device.WiFi.Radio.${row}.SupportedFrequencyBands`]: band,
  [`Device.WiFi.Radio.${row}.SupportedStandards`]: standards,
  [`Device.WiFi.Radio.${row}.Enable`]: 'true',
  [`Device.WiFi.Radio.${row}.Channel`]: band === '5GHz' ? '36' : '6',
  [`Device.WiFi.Radio.${row}.OperatingStandards`]: standards,
  [`Device.WiFi.Radio.${row}.OperatingChannelBandwidth`]: '20MHz',
  [`Device.WiFi.SSID.${row}.LowerLayers`]: `Device.WiFi.Radio.${row}.`,
  [`Device.WiFi.SSID.${row}.SSID`]: `Home ${row}`,
  [`Device.WiFi.AccessPoint.${row}.SSIDReference`]: `Device.WiFi.SSID.${row}.`,
  [`Device.WiFi.AccessPoint.${row}.Security.ModesSupported`]: 'None,WPA2-Personal',
  [`Device.WiFi.AccessPoint.${row}.Security.ModeEnabled`]: 'WPA2-Personal',
});
const values = {
  'Device.DeviceInfo.ProductClass': 'HomeGateway',
  'Device.WiFi.RadioNumberOfEntries': '2',
  'Device.WiFi.AccessPointNumberOfEntries': '2',
  ...radio(1, '2.4GHz', 'b,g,n'),
  ...radio(2, '5GHz', 'a,n,ac'),
  'Device.IP.InterfaceNumberOfEntries': '3',
  'Device.DHCPv4.Server.PoolNumberOfEntries': '1',
  'Device.Firewall.ChainNumberOfEntries': '0',
};

beforeAll(async () => {
  bench = await startBench();
  support = await bench.login('support@northwind.example');
  admin = await bench.login('system.admin@waymark.example');
  await bench.tell(endpointId, [
    {
      type: 'device.registered',
      data: { opId: 'northwind', modelName, prodClass: 'APROUTER', deviceStatus: 'Deployed' },
    },
  ]);
}, 120_000);
afterAll(() => bench.close());

describe('given a device whose model is in no table', () => {
  test('when it has reported nothing yet, then it has the features of every agent, and Wi-Fi is refused with a message', async () => {
    const { ownProfile } = await device();
    expect(ownProfile).toMatchObject({ modelName, productClass: null });
    expect(ownProfile.supportMenu).not.toContain('Wi-Fi Management');
    const answer = await call('ui/setRadio', { radios: [{ idx: 1, enable: false }] });
    expect(answer.json()).toMatchObject({
      code: 'custom',
      message: expect.stringMatching(/^ZX-900 does not support this: /),
    });
  });

  test('when it has reported Wi-Fi and a DHCP server, then it has their tabs and choices', async () => {
    await bench.tell(endpointId, [{ type: 'device.valuesObserved', data: { source: 'get', values } }]);
    const { ownProfile, prodClass } = await device();
    expect(ownProfile).toMatchObject({
      productClass: 'HomeGateway',
      bands: ['2.4GHz', '5GHz'],
      operatingStandard: 'a,b,g,n,ac',
      securitySupport: ['None', 'WPA2-Personal'],
      supportFeatures: expect.arrayContaining(['wifiRadio', 'connectedDevices', 'wan', 'lan']),
      supportMenu: expect.arrayContaining(['General', 'Network Information', 'Wi-Fi Management']),
    });
    expect(prodClass).toBe('APROUTER');
    for (const feature of ['macFilter', 'topology', 'quantumApps', 'ntp', 'guestWifi'])
      expect(ownProfile.supportFeatures).not.toContain(feature);
  });

  test('then its radio can be changed, and unsupported values are refused at their field', async () => {
    const changed = await call('ui/setRadio', { radios: [{ idx: 1, security_mode: 'None' }] });
    expect(changed.json().code).toBe('success');
    const refused = await call('ui/setRadio', { radios: [{ idx: 2, operating_standard: 'a,n,ac,ax' }] });
    expect(refused.json().data.errors).toMatchObject([{ field: 'body.radios.0.operating_standard' }]);
  });

  test.each([
    ['ui/getTopology', {}],
    ['apps/info', {}],
    ['wifi/neighboringWifiDiagnostic', {}],
  ])('then %s, which it has not reported, is refused in words', async (does, body) => {
    const answer = (await call(does, body)).json();
    expect(answer).toMatchObject({
      code: 'custom',
      message: expect.stringContaining('ZX-900 does not support this'),
    });
  });

  test('then features of every agent work, for several devices as well', async () => {
    const answer = await post('/api/v1/devices/actions/multi/reboot', { endpointIds: [endpointId] });
    expect(answer.json().code).toBe('success');
  });

  test('then lists omit its profile, and a known model needs none', async () => {
    const [row] = await listed(modelName);
    expect(row.endpointId).toBe(endpointId);
    expect(row).not.toHaveProperty('ownProfile');
    const [known] = await listed('AR2146');
    const info = await call('action/getDeviceInfo', { endpointId: known.endpointId });
    expect(info.json().data.device).not.toHaveProperty('ownProfile');
  });

  test('when an administrator adds the model, then the row refines the profile, and the tabs stay', async () => {
    const before = (await device()).ownProfile;
    const row = {
      modelName,
      productClass: 'AP',
      protocol: 'USP',
      bands: ['5GHz'],
      operatingStandard: 'n,ac',
      securitySupport: ['WPA2-Personal'],
    };
    expect((await post('/admin/api/v1/ref/device-model', row, admin)).json().code).toBe('success');
    bench.clock.now = new Date(bench.clock.now.getTime() + 2_000);
    expect((await device()).ownProfile).toMatchObject({
      prodClass: 'AP',
      bands: ['5GHz'],
      operatingStandard: 'n,ac',
      supportFeatures: before.supportFeatures,
      supportMenu: before.supportMenu,
    });
  });
});
