import type { Readings } from '../device-parameters/readings.ts';

/** A row to add to `Device.DNS.Client.Server.`. */
interface DnsRow {
  objPath: string;
  values: Record<string, string>;
}

const table = 'Device.DNS.Client.Server.';

/**
 * Returns the requested name servers of the uplink that the device has no row for, to be added. Requires that the
 * device reports its number of rows and its uplink.
 */
export function missingDnsServers(
  wanted: { dns1?: unknown; dns2?: unknown },
  device: Readings,
): { adds: DnsRow[]; added: ('dns1' | 'dns2')[] } {
  const { uplink, firstDns, secondDns } = device.roles;
  if (uplink === null || device.number('dnsServerCount') === null) return { adds: [], added: [] };
  const fields = [
    ...(firstDns === null ? (['dns1'] as const) : []),
    ...(secondDns === null ? (['dns2'] as const) : []),
  ].filter((field) => wanted[field] !== undefined);
  const adds = fields.flatMap((field) => {
    const address = wanted[field];
    // An empty address requests no server, and the device has no row for one.
    if (typeof address !== 'string' || address === '') return [];
    const values = { Enable: 'true', Interface: uplink.replace(/\.$/, ''), DNSServer: address };
    return [{ objPath: table, values }];
  });
  return { adds, added: fields };
}
