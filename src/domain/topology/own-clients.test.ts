import { expect, test } from 'vitest';
import type { Station } from '#domain/radio/stations.ts';
import { ownClients } from './own-clients.ts';
import { noNode, type TopologyNode } from './topology.ts';

const [router, extender] = ['02:00:5E:00:00:01', '02:00:5E:00:00:02'];
const node = (mac: string, type: TopologyNode['type'], stations: Partial<TopologyNode>[]): TopologyNode => ({
  ...noNode,
  type,
  mac_address: mac,
  stations: stations.map((one) => ({ ...noNode, upper_access_point: mac, ...one })),
});
const nodes = [
  node(router, 'Master', [
    { mac_address: '02:00:5E:00:00:0A', upper_connecting_frequency_band: '2.4GHz', rssi: -68 },
    { mac_address: '02:00:5E:00:00:0B', upper_connecting_frequency_band: '6GHz', rssi: -60 },
    { mac_address: '02:00:5E:00:00:0C', upper_connecting_frequency_band: 'LAN' },
    { mac_address: '02:00:5E:00:00:0D', upper_connecting_frequency_band: '5GHz', active: false },
  ]),
  node(extender, 'Slave', [
    { mac_address: '02:00:5E:00:00:0E', upper_connecting_frequency_band: '5GHz', rssi: -50 },
    { mac_address: '02:00:5E:00:00:0F', upper_connecting_frequency_band: '2.4GHz', rssi: -50 },
  ]),
];
const listed: Station = {
  mac_address: '02:00:5e:00:00:0b',
  host_name: 'Tablet',
  ip: '192.168.0.23',
  ssid_name: 'Home_6G',
  frequency_band: '6GHz',
  operating_standard: 'ax',
  signal_strength: -40,
  downlink_rate: null,
  uplink_rate: null,
  active: true,
};
const at = (minute: number) => new Date(Date.UTC(2026, 10, 30, 13, minute));

test('takes the later home network, without cables, former clients and those of other access points', () => {
  const found = ownClients(
    { stations: [listed], count: 1, observedAt: at(5) },
    { nodes, observedAt: at(28) },
    router,
  );
  expect(found).toMatchObject({ count: 2, elsewhere: 2, observedAt: at(28) });
  expect(found.stations).toMatchObject([
    // The device's own list knows more of a client that stayed on its radio.
    { signal_strength: -60, frequency_band: '6GHz', ssid_name: 'Home_6G', host_name: 'Tablet' },
    { mac_address: '02:00:5E:00:00:0A', signal_strength: -68, frequency_band: '2.4GHz', ssid_name: null },
  ]);
});

test('takes the own list of the same reading or a later one', () => {
  const own = { stations: [listed], count: 1, observedAt: at(28) };
  expect(ownClients(own, { nodes, observedAt: at(28) }, router)).toEqual({ ...own, elsewhere: 2 });
  expect(ownClients(own, { nodes, observedAt: at(5) }, router)).toEqual({ ...own, elsewhere: 2 });
});

test('does not know the clients elsewhere for an extender, or without a home network', () => {
  const own = { stations: [listed], count: 1, observedAt: at(5) };
  expect(ownClients(own, { nodes, observedAt: at(28) }, extender)).toMatchObject({
    count: 2,
    elsewhere: null,
  });
  expect(ownClients(own, null, router)).toEqual({ ...own, elsewhere: null });
  expect(ownClients(own, { nodes, observedAt: at(28) }, null)).toEqual({ ...own, elsewhere: null });
});
