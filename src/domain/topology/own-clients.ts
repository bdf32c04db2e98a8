import type { Station } from '#domain/radio/stations.ts';
import type { TopologyNode } from './topology.ts';

/** Clients of one device, when it reported them, and how many are at the home's other access points; null: unknown. */
export interface OwnClients {
  stations: Station[];
  count: number | null;
  elsewhere: number | null;
  observedAt: Date | null;
}

interface Listed {
  stations: readonly Station[];
  count: number | null;
  observedAt: Date | null;
}

interface Network {
  nodes: readonly TopologyNode[];
  observedAt: Date;
}

const radioBands: readonly string[] = ['2.4GHz', '5GHz', '6GHz'];
const linked = ({ stations }: TopologyNode) =>
  stations.filter((one) => one.active && radioBands.includes(one.upper_connecting_frequency_band));

/**
 * Decides which clients are on which radio of a device, for every page. A device reports them twice: in its access
 * points (`AssociatedDevice`) and in its home network (Data Elements). The later report counts, since clients move.
 */
export function ownClients(listed: Listed, network: Network | null, mac: string | null): OwnClients {
  const node = network?.nodes.find((one) => mac !== null && one.mac_address === mac);
  if (!(network && node)) return { ...listed, stations: [...listed.stations], elsewhere: null };
  // Members report their clients to the controller alone.
  const others = node.type === 'Master' ? network.nodes.filter((one) => one !== node) : null;
  const elsewhere = others === null ? null : others.flatMap(linked).length;
  if (listed.observedAt && listed.observedAt >= network.observedAt)
    return { ...listed, stations: [...listed.stations], elsewhere };
  const known = new Map(listed.stations.map((one) => [one.mac_address?.toLowerCase(), one]));
  const stations = linked(node).map((one): Station => {
    const before = known.get(one.mac_address?.toLowerCase());
    const isSameRadio = before?.frequency_band === one.upper_connecting_frequency_band;
    return {
      mac_address: one.mac_address,
      host_name: one.host_name ?? before?.host_name ?? null,
      ip: one.ip_address ?? before?.ip ?? null,
      ssid_name: isSameRadio ? before.ssid_name : null,
      frequency_band: one.upper_connecting_frequency_band,
      operating_standard: isSameRadio ? before.operating_standard : null,
      signal_strength: one.rssi,
      downlink_rate: one.downlink_rate,
      uplink_rate: one.uplink_rate,
      active: true,
    };
  });
  const signal = (one: Station) => one.signal_strength ?? Number.NEGATIVE_INFINITY;
  return {
    stations: stations.toSorted((one, other) => signal(other) - signal(one)),
    count: stations.length,
    elsewhere,
    observedAt: network.observedAt,
  };
}
