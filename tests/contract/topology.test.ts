import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoDevice } from '#server/demo/devices.ts';
import { isUpgraded } from '#server/fleet/firmware/queries/columns.ts';
import { heldByHome } from '#server/fleet/rollouts/queries/homes.ts';
import { type BenchServer, fleetSize, startBench } from './bench-server.ts';

let bench: BenchServer;
let support: { authorization: string };

const devices = Array.from({ length: fleetSize }, (_, at) => demoDevice(at));
const ofModel = (model: string, operator = 'northwind') => {
  const found = devices.find(
    ({ registration: { modelName, opId } }) => modelName === model && opId === operator,
  );
  if (!found) throw new Error(`no ${model} at ${operator}`);
  return { endpointId: found.endpointId, mac: found.registration.macAddr ?? '' };
};
const router = ofModel('AR2146');
const stranger = devices.find(({ registration: { opId } }) => opId === 'brightline');
const network = 'Device.WiFi.DataElements.Network.';
const phone = '02:00:00:00:00:0A';

/** Report of a router with an extender of the same operator, one of another operator, and a phone at one of them. */
const reported = (at: 1 | 2, signal = '96') => ({
  [`${network}ControllerID`]: router.mac,
  'Device.Hosts.HostNumberOfEntries': '0',
  [`${network}Device.1.ID`]: router.mac,
  [`${network}Device.2.ID`]: stranger?.registration.macAddr ?? '',
  [`${network}Device.2.ManufacturerModel`]: 'EVO5500EXT_B',
  [`${network}Device.${at}.Radio.1.CurrentOperatingClassProfile.1.Class`]: '81',
  [`${network}Device.${at}.Radio.1.BSS.1.BSSID`]: '02:00:5E:00:00:01',
  [`${network}Device.${at}.Radio.1.BSS.1.STA.1.MACAddress`]: phone,
  [`${network}Device.${at}.Radio.1.BSS.1.STA.1.SignalStrength`]: signal,
});
const tell = async (values: Record<string, string>) => {
  await bench.tell(router.endpointId, [{ type: 'device.valuesObserved', data: { source: 'get', values } }]);
  await bench.settled();
};
const call = async (does: string, payload: object, headers = support) =>
  (await bench.app.inject({ method: 'POST', url: `/api/v1/devices/ui/${does}`, headers, payload })).json();
const at = (answer: { data: { accessPoints: { stations: { mac_address: string }[] }[] } }) =>
  answer.data.accessPoints.map(({ stations }) => stations.map(({ mac_address: mac }) => mac));

beforeAll(async () => {
  bench = await startBench();
  support = await bench.login('support@northwind.example');
}, 120_000);
afterAll(() => bench.close());

describe('the home network of a device (CL-086, CL-094, CL-095)', () => {
  test('is empty before the device has reported it', async () => {
    expect((await call('getTopology', { endpointId: router.endpointId })).data).toMatchObject({
      accessPoints: [],
      createTime: null,
    });
    expect((await call('getTopologyHistories', { macAddress: router.mac })).data).toEqual([]);
  });

  test("is reported as last observed, without the names of other operators' devices", async () => {
    await tell(reported(1));
    const { data } = await call('getTopology', { endpointId: router.endpointId });
    expect(data).toMatchObject({
      toldBy: router.endpointId,
      macAddress: router.mac,
      createTime: expect.any(String),
      accessPoints: [
        { type: 'Master', endpointId: router.endpointId, online: false },
        { type: 'Slave', endpointId: null, online: null, name: 'EVO5500EXT_B' },
      ],
    });
    expect(JSON.stringify(data)).not.toContain(stranger?.endpointId);
  });

  test('has the clients that the pages of the device show, by the later of both reports', async () => {
    const own = 'Device.WiFi.AccessPoint.1.';
    const listed = { [`${own}AssociatedDeviceNumberOfEntries`]: '0' };
    const clients = async () => (await call('getAssociatedDevices', { endpointId: router.endpointId })).data;
    // The home network was reported before, with the phone on 2.4 GHz of this router.
    expect(await clients()).toMatchObject({
      associated_devices: [{ mac_address: phone, frequency_band: '2.4GHz', signal_strength: -62 }],
      client_count: 1,
      elsewhere_count: 0,
    });
    await tell(listed);
    expect(await clients()).toMatchObject({ associated_devices: [], client_count: 0 });
    await tell(reported(1));
    expect(await clients()).toMatchObject({ associated_devices: [{ mac_address: phone }], client_count: 1 });
  });

  test('is a home for rollouts: its access points by their addresses, within an organisation', async () => {
    const { sql } = bench.database;
    const rows = await sql.selectFrom('home_member').selectAll().execute();
    expect(rows.map(({ mac_addr, home }) => [mac_addr, home])).toEqual(
      [router.mac, stranger?.registration.macAddr].map((mac) => [mac, router.mac]),
    );
    const held = (ids: string[]) => heldByHome(sql, isUpgraded, ids);
    const behind = stranger?.endpointId ?? '';
    const moves = (op_id: string) =>
      sql.updateTable('device').set({ op_id }).where('endpoint_id', '=', behind).execute();
    // Otherwise a device could name other operators' devices as its home, and block their upgrades.
    expect(await held([router.endpointId, behind])).toEqual(new Set());
    await moves('northwind');
    // The device behind the router goes first, so that the router does not cut it off.
    expect(await held([router.endpointId, behind])).toEqual(new Set([router.endpointId]));
    expect(await held([router.endpointId])).toEqual(new Set());
    await moves('brightline');
  });

  test('has a time for each change, none for another signal, and each can be viewed (TN-288)', async () => {
    await tell(reported(1, '90'));
    await tell(reported(2));
    await tell(reported(2, '80'));
    const moments = (await call('getTopologyHistories', { macAddress: router.mac.replaceAll(':', '') })).data;
    expect(moments).toMatchObject([
      { accessPoints: 2, clients: 1 },
      { accessPoints: 2, clients: 1 },
    ]);
    const [later, earlier] = moments;
    const seen = async ({ createTime }: { createTime: string }) =>
      at(await call('getTopologyHistoryData', { macAddress: router.mac, createTime }));
    expect(await seen(earlier)).toEqual([[phone], []]);
    expect(await seen(later)).toEqual([[], [phone]]);
    // A client that the last whole reading did not contain has left.
    expect(at(await call('getTopology', { endpointId: router.endpointId }))).toEqual([[], [phone]]);
  });

  test('has no data for a time that is not in its history', async () => {
    const body = { macAddress: router.mac, createTime: '2026-01-01T00:00:00.000Z' };
    expect((await call('getTopologyHistoryData', body)).code).toBe('nodata');
  });

  test('is not visible to another operator, and not available for a set-top box', async () => {
    const other = await bench.login('support@brightline.example');
    expect((await call('getTopology', { endpointId: router.endpointId }, other)).code).toBe('nodata');
    expect((await call('getTopologyHistories', { macAddress: router.mac }, other)).code).toBe('nodata');
    const box = ofModel('KSTB2020').endpointId;
    expect((await call('getTopology', { endpointId: box })).code).toBe('custom');
  });
});

test('has the own clients of a router without Data Elements', async () => {
  const plain = ofModel('AR2144');
  const client = 'Device.WiFi.AccessPoint.2.AssociatedDevice.4.';
  const values = {
    'Device.WiFi.Radio.2.OperatingFrequencyBand': '5GHz',
    'Device.WiFi.Radio.2.Channel': '36',
    'Device.WiFi.SSID.2.LowerLayers': 'Device.WiFi.Radio.2',
    'Device.WiFi.AccessPoint.2.SSIDReference': 'Device.WiFi.SSID.2',
    'Device.WiFi.AccessPoint.2.AssociatedDeviceNumberOfEntries': '1',
    [`${client}MACAddress`]: phone,
    [`${client}SignalStrength`]: '-61',
    'Device.Hosts.HostNumberOfEntries': '1',
    'Device.Hosts.Host.1.PhysAddress': '02:00:00:00:00:0B',
    'Device.Hosts.Host.1.InterfaceType': 'Ethernet',
    'Device.Hosts.Host.1.Active': 'true',
  };
  await bench.tell(plain.endpointId, [{ type: 'device.valuesObserved', data: { source: 'get', values } }]);
  await bench.settled();
  expect((await call('getTopology', { endpointId: plain.endpointId })).data).toMatchObject({
    isMesh: false,
    toldBy: plain.endpointId,
    accessPoints: [
      {
        type: 'Master',
        endpointId: plain.endpointId,
        channel_5: 36,
        stations: [
          { mac_address: phone, rssi: -61, upper_connecting_frequency_band: '5GHz' },
          { mac_address: '02:00:00:00:00:0B', upper_connecting_frequency_band: 'LAN' },
        ],
      },
    ],
  });
});

test("is the router's network for an extender, if both belong to the same operator", async () => {
  const extender = ofModel('EAP2244');
  const values = {
    [`${network}ControllerID`]: router.mac,
    'Device.Hosts.HostNumberOfEntries': '0',
    [`${network}Device.1.ID`]: extender.mac,
  };
  await bench.tell(extender.endpointId, [{ type: 'device.valuesObserved', data: { source: 'get', values } }]);
  await bench.settled();
  const { data } = await call('getTopology', { endpointId: extender.endpointId });
  expect(data).toMatchObject({
    toldBy: router.endpointId,
    accessPoints: [{ type: 'Master' }, { type: 'Slave' }],
  });
});
