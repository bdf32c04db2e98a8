import {
  count,
  type DeviceCommand,
  failureOf,
  milliseconds,
  numeric,
  text,
  unusable,
} from './device-command.ts';

const echoTimeoutMs = 1000;

/** Device.IP.Diagnostics.IPPing() (TR-181). Requirements: TN-016..TN-022, CL-106. */
export const ping: DeviceCommand = {
  call: ({ host, repetitions }) => ({
    kind: 'operate',
    command: 'Device.IP.Diagnostics.IPPing()',
    inputArgs: {
      Host: text(host),
      NumberOfRepetitions: text(repetitions, '4'),
      Timeout: String(echoTimeoutMs),
      DataBlockSize: '64',
    },
  }),
  read: (output, { host, repetitions }) => {
    const failure = failureOf(output);
    if (failure) return failure;
    const [answered, lost] = [count(output.SuccessCount), count(output.FailureCount ?? '0')];
    if (answered === null || lost === null || answered + lost === 0)
      return unusable(output, 'SuccessCount', 'FailureCount');
    return {
      ok: true,
      result: {
        host: text(host),
        ip_address_used: output.IPAddressUsed ?? '',
        average_response_time: milliseconds(output, 'AverageResponseTime'),
        minimum_response_time: milliseconds(output, 'MinimumResponseTime'),
        maximum_response_time: milliseconds(output, 'MaximumResponseTime'),
        success_count: answered,
        failure_count: lost,
        state: output.Status ?? 'Complete',
        data_block_size: 64,
        repetitions: numeric(text(repetitions, '4')),
        timeout: echoTimeoutMs,
      },
    };
  },
  progress: {
    eventName: 'PingSample!',
    read: (params) => ({ response_time: numeric(params.ResponseTime) }),
  },
  // Every echo may run into its timeout; half a minute covers name resolution and a slow link.
  deadlines: ({ repetitions }) => ({
    completion: Number(text(repetitions, '4')) * (echoTimeoutMs + 500) + 30_000,
  }),
};

/** Device.IP.Diagnostics.TraceRoute() (TR-181). Requirements: TN-023..TN-030, CL-107. */
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
  read: (output, { host }) => {
    const failure = failureOf(output);
    if (failure) return failure;
    const hops = hopsOf(output);
    // A router may keep silent; a way without a single hop is none.
    if (hops.every((hop) => hop.host === '' && hop.host_address === ''))
      return unusable(output, 'RouteHops.1.Host', 'RouteHops.1.HostAddress');
    return {
      ok: true,
      result: {
        host: text(host),
        ip_address_used: output.IPAddressUsed ?? '',
        response_time: count(output.ResponseTime),
        hops,
        state: output.Status ?? 'Complete',
      },
    };
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

/** Device.X_WAYMARK_Diagnostics.WiFiSignalStrength() (docs/usp-extension.md). Requirements: TN-045..TN-054, CL-110. */
export const signalStrength: DeviceCommand = {
  call: ({ interval, count }) => ({
    kind: 'operate',
    command: 'Device.X_WAYMARK_Diagnostics.WiFiSignalStrength()',
    inputArgs: { Interval: text(interval, '1'), Count: text(count, '100') },
  }),
  read: (output) => {
    const failure = failureOf(output);
    if (failure) return failure;
    const samples = count(output.SampleCount);
    const average = numeric(output.AverageSignalStrength);
    if (!samples || average === null) return unusable(output, 'SampleCount', 'AverageSignalStrength');
    return {
      ok: true,
      result: {
        sample_count: samples,
        average_signal_strength: average,
        minimum_signal_strength: numeric(output.MinimumSignalStrength),
        maximum_signal_strength: numeric(output.MaximumSignalStrength),
        state: output.Status ?? 'Complete',
      },
    };
  },
  progress: {
    eventName: 'SignalSample!',
    read: (params) => ({ signal_strength: numeric(params.SignalStrength) }),
  },
  deadlines: ({ interval, count }) => {
    const seconds = Number(text(interval, '1'));
    return {
      firstProgress: seconds * 1000 + 30_000,
      completion: seconds * Number(text(count, '100')) * 1000 + 60_000,
    };
  },
};
