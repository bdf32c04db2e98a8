import { type DeviceCommand, failureOf, numeric, text } from './device-command.ts';

/** Device.IP.Diagnostics.TraceRoute() (TR-181). Requirements: TR-023..TR-030, CL-107. */
export const traceRoute: DeviceCommand = {
  call: ({ host, repetitions }) => ({
    kind: 'operate',
    command: 'Device.IP.Diagnostics.TraceRoute()',
    inputArgs: {
      Host: text(host),
      NumberOfTries: text(repetitions, '3'),
      Timeout: '5000',
      MaxHopCount: '30',
      DataBlockSize: '38',
    },
  }),
  read: (output, { host }) =>
    failureOf(output) ?? {
      ok: true,
      result: {
        host: text(host),
        ip_address_used: output.IPAddressUsed ?? '',
        response_time: numeric(output.ResponseTime),
        hops: hopsOf(output),
        state: output.Status ?? 'Complete',
      },
    },
};

/** `RouteHops.{i}.{Host, HostAddress, ErrorCode, RTTimes}`, in hop order; RTTimes is a comma list of milliseconds. */
function hopsOf(output: Record<string, string>) {
  const hops = new Map<number, Record<string, string>>();
  for (const [name, value] of Object.entries(output)) {
    const match = /^RouteHops\.(\d+)\.(\w+)$/.exec(name);
    if (!match) continue;
    const index = Number(match[1]);
    hops.set(index, { ...hops.get(index), [match[2] ?? '']: value });
  }
  return [...hops]
    .sort(([a], [b]) => a - b)
    .map(([index, hop]) => ({
      hop: index,
      host: hop.Host ?? '',
      host_address: hop.HostAddress ?? '',
      rt_times: hop.RTTimes ?? hop.RTTime ?? '',
      error_code: numeric(hop.ErrorCode) ?? 0,
    }));
}
