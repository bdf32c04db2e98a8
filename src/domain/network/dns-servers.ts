import type { Readings } from '../device-parameters/readings.ts';

/** Rows of `Device.DNS.Client.Server.`, as an Add has them. */
interface DnsRow {
  objPath: string;
  values: Record<string, string>;
}

const table = 'Device.DNS.Client.Server.';

/**
 * Name servers that are wanted for the uplink and for which the device has no row: they are added. Only where it says itself how
 * many rows the table has, and which interface is the uplink.
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
    // An empty address asks for no server, and the device has no row for one.
    if (typeof address !== 'string' || address === '') return [];
    const values = { Enable: 'true', Interface: uplink.replace(/\.$/, ''), DNSServer: address };
    return [{ objPath: table, values }];
  });
  return { adds, added: fields };
}
