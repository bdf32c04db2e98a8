import { pathOf, type Readings, tableOf } from '#domain/device-parameters/readings.ts';
import { readSettings } from '#domain/device-parameters/settings.ts';
import type { ParameterName } from '#domain/device-parameters/table.ts';
import { stationPaths } from '#domain/radio/stations.ts';
import { normalMac } from '#domain/text/normal.ts';

export const uplinkBands = ['2.4GHz', '5GHz', '6GHz', 'LAN', 'Unknown'] as const;
type UplinkBand = (typeof uplinkBands)[number];

/** An access point of a home network, or a client: names of the specification (001 §3). */
export interface TopologyNode {
  /** Number from 1, in the order of the answer. */
  idx: number;
  name: string;
  type: 'Master' | 'Slave' | 'station';
  channel_2: number | null;
  channel_5: number | null;
  channel_6: number | null;
  ip_address: string | null;
  mac_address: string | null;
  /** BSSID of its radio of that band. */
  mac_address_2: string | null;
  mac_address_5: string | null;
  mac_address_6: string | null;
  model_name: string | null;
  /** Signal of its link to the node above in dBm. */
  rssi: number | null;
  /** Clients of an access point; empty for a client. */
  stations: TopologyNode[];
  /** MAC address of the access point that it is connected to. */
  upper_access_point: string | null;
  upper_connecting_frequency_band: UplinkBand;
  host_name: string | null;
  /** True if the client is connected. */
  active: boolean;
  /** Rate of the last frame in each direction on its link to the node above, kbit/s. */
  downlink_rate: number | null;
  uplink_rate: number | null;
}

/** Parameters that mark a reading with the whole topology. */
const markers = ['meshController', 'hostCount'] as const satisfies ParameterName[];

/** Paths of a Get for the topology: both tables as a whole, so that disappeared rows are recognised. */
export const topologyPaths: readonly string[] = [
  pathOf('meshController').replace(/[^.]+$/, ''),
  tableOf('hostMac').replace(/[^.]+\.$/, ''),
];

/**
 * Paths of one Get for a home network and the clients of the asked device: clients move within minutes, so two readings
 * of different times contradict each other.
 */
export const homeClientPaths: string[] = [...topologyPaths, ...stationPaths];

export const holdsTopology = (values: Record<string, string>): boolean =>
  markers.every((name) => values[pathOf(name)] !== undefined);

const bandOfClass = (operatingClass: number | null): '2' | '5' | '6' | null => {
  if (operatingClass === null) return null;
  if (operatingClass >= 81 && operatingClass <= 84) return '2';
  if (operatingClass >= 115 && operatingClass <= 130) return '5';
  return operatingClass >= 131 && operatingClass <= 137 ? '6' : null;
};
const bandNames = { '2': '2.4GHz', '5': '5GHz', '6': '6GHz' } as const;

/**
 * Converts a received channel power indicator to dBm; values of agents that write dBm are accepted, 220 is the highest
 * level.
 */
const dbmOf = (rcpi: number | null): number | null => {
  if (rcpi === null) return null;
  return rcpi < 0 ? rcpi : Math.round(rcpi / 2 - 110);
};

const macOf = (text: string | null): string | null => (text === null ? null : (normalMac(text) ?? text));

/** Returns the access points with their clients, the controller first; empty if the device reported no mesh. */
export function topologyOf(readings: Readings): TopologyNode[] {
  const controller = macOf(readings.text('meshController'));
  const members = readings.inEachRow('meshId').map(([row]) => new Member(readings, row));
  const bssids = new Map(members.flatMap((member) => member.bssids));
  const ordered = members.toSorted(
    (one, other) => Number(other.mac === controller) - Number(one.mac === controller),
  );
  const nodes = ordered.map((member) => member.node(bssids, member.mac === controller));
  const master = nodes.find(({ type }) => type === 'Master') ?? nodes[0];
  if (master) addHosts(readings, master, nodes);
  return numbered(nodes);
}

/** Numbers all nodes in order. */
export function numbered(nodes: TopologyNode[]): TopologyNode[] {
  let idx = 0;
  for (const node of nodes) for (const one of [node, ...node.stations]) one.idx = ++idx;
  return nodes;
}

/** One row of the mesh. */
class Member {
  readonly mac: string | null;
  /** Networks of its radios, each with its band. */
  readonly bssids: (readonly [mac: string, band: UplinkBand])[] = [];
  readonly #own: Readings;
  readonly #channels: Partial<Record<'2' | '5' | '6', { channel: number | null; bssid: string | null }>> = {};
  readonly #stations: TopologyNode[] = [];

  constructor(readings: Readings, row: number) {
    this.#own = readings.ofObject(`${tableOf('meshId')}${row}.`);
    this.mac = macOf(this.#own.text('meshId'));
    for (const [object] of this.#own.inEachObject('meshBssid')) this.#addNetwork(object);
  }

  /** `object`: path of a BSS. */
  #addNetwork(object: string): void {
    const radio = this.#own.ofObject(object.slice(0, object.indexOf('BSS.')));
    const band = bandOfClass(radio.number('meshClass'));
    const network = radio.ofObject(object);
    const bssid = macOf(network.text('meshBssid'));
    if (bssid !== null) this.bssids.push([bssid, band ? bandNames[band] : 'Unknown']);
    if (band) this.#channels[band] ??= { channel: radio.number('meshChannel'), bssid };
    for (const [place, mac] of network.inEachObject('meshClient')) {
      const client = network.ofObject(place);
      this.#stations.push({
        ...noNode,
        name: client.text('meshClientName') ?? macOf(mac) ?? '',
        mac_address: macOf(mac),
        host_name: client.text('meshClientName'),
        ip_address: client.text('meshClientAddress'),
        rssi: dbmOf(client.number('meshClientRcpi')),
        downlink_rate: client.number('meshClientDownRate'),
        uplink_rate: client.number('meshClientUpRate'),
        upper_access_point: this.mac,
        upper_connecting_frequency_band: band ? bandNames[band] : 'Unknown',
      });
    }
  }

  node(bssids: ReadonlyMap<string, UplinkBand>, isMaster: boolean): TopologyNode {
    const own = this.#own;
    const isCabled = own.text('uplinkType') === 'Ethernet';
    const above = macOf(own.text('uplinkDevice'));
    return {
      ...noNode,
      name: own.text('meshModel') ?? this.mac ?? '',
      type: isMaster ? 'Master' : 'Slave',
      channel_2: this.#channels['2']?.channel ?? null,
      channel_5: this.#channels['5']?.channel ?? null,
      channel_6: this.#channels['6']?.channel ?? null,
      mac_address_2: this.#channels['2']?.bssid ?? null,
      mac_address_5: this.#channels['5']?.bssid ?? null,
      mac_address_6: this.#channels['6']?.bssid ?? null,
      ip_address: own.text('meshAddress'),
      mac_address: this.mac,
      model_name: own.text('meshModel'),
      rssi: isMaster || isCabled ? null : dbmOf(own.number('uplinkRcpi')),
      downlink_rate: isMaster ? null : own.number('uplinkDownRate'),
      uplink_rate: isMaster ? null : own.number('uplinkUpRate'),
      stations: this.#stations,
      upper_access_point: isMaster ? null : above,
      upper_connecting_frequency_band: isCabled
        ? 'LAN'
        : (bssids.get(macOf(own.text('uplinkBssid')) ?? '') ?? 'Unknown'),
    };
  }
}

/** A client without known data. */
export const noNode: Omit<TopologyNode, 'stations'> & { stations: [] } = {
  idx: 0,
  name: '',
  type: 'station',
  channel_2: null,
  channel_5: null,
  channel_6: null,
  ip_address: null,
  mac_address: null,
  mac_address_2: null,
  mac_address_5: null,
  mac_address_6: null,
  model_name: null,
  rssi: null,
  stations: [],
  upper_access_point: null,
  upper_connecting_frequency_band: 'Unknown',
  host_name: null,
  active: true,
  downlink_rate: null,
  uplink_rate: null,
};

/** Adds wired and former clients, which only the router's table of hosts contains. */
export function addHosts(readings: Readings, master: TopologyNode, nodes: readonly TopologyNode[]): void {
  const known = new Set(nodes.flatMap((node) => [node, ...node.stations]).map((one) => one.mac_address));
  for (const host of readSettings('hosts', readings)) {
    const mac = macOf(host.mac_address);
    if (mac === null || known.has(mac)) continue;
    const isCabled = host.interface_type === 'Ethernet';
    master.stations.push({
      ...noNode,
      name: host.host_name ?? mac,
      mac_address: mac,
      host_name: host.host_name,
      ip_address: host.ip,
      active: host.active === true,
      upper_access_point: master.mac_address,
      upper_connecting_frequency_band: isCabled ? 'LAN' : 'Unknown',
    });
  }
}

/** Returns the connections without fluctuating values: two times with the same shape are one in the history. */
export const shapeOf = (nodes: readonly TopologyNode[]): string =>
  nodes
    .flatMap((node) => [node, ...node.stations])
    .filter(({ active }) => active)
    .map((one) => `${one.mac_address}>${one.upper_access_point}@${one.upper_connecting_frequency_band}`)
    .toSorted()
    .join(' ');

/** Returns the MAC address of the controller; null: not reported. */
export const controllerOf = (readings: Readings): string | null => macOf(readings.text('meshController'));
