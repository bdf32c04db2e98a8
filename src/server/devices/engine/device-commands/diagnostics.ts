import { measured } from '#domain/measurement.ts';
import {
  count,
  type DeviceCommand,
  failureOf,
  milliseconds,
  numeric,
  text,
  unusable,
  withFound,
} from './device-command.ts';

const echoTimeoutMs = 1000;

const signalOf = (value: string | undefined) => measured(value, 'signal');

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
    const [answered, lost] = [count(output.SuccessCount), count(output.FailureCount ?? '0')];
    const sent = (answered ?? 0) + (lost ?? 0);
    // Without an answer there is no response time, whatever the agent reports.
    const timeOf = (name: string) => (answered === 0 ? null : milliseconds(output, name));
    const result = {
      host: text(host),
      ip_address_used: output.IPAddressUsed ?? '',
      average_response_time: timeOf('AverageResponseTime'),
      minimum_response_time: timeOf('MinimumResponseTime'),
      maximum_response_time: timeOf('MaximumResponseTime'),
      success_count: answered,
      failure_count: lost,
      state: output.Status ?? 'Complete',
      data_block_size: 64,
      repetitions: numeric(text(repetitions, '4')),
      timeout: echoTimeoutMs,
    };
    const isUsable = answered !== null && lost !== null && sent > 0;
    const failure = failureOf(output);
    if (failure) return withFound(failure, sent > 0 ? result : null);
    return !isUsable ? unusable(output, 'SuccessCount', 'FailureCount') : { ok: true, result };
  },
  progress: {
    eventName: 'PingSample!',
    read: (params) => ({ response_time: measured(params.ResponseTime, 'amount') }),
  },
  // Every echo may time out; half a minute covers name resolution and a slow link.
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
    const hops = hopsOf(output);
    // A router may keep silent; a route without a single named hop is no result.
    const isUsable = hops.some((hop) => hop.host !== '' || hop.host_address !== '');
    const failure = failureOf(output);
    const result = {
      host: text(host),
      ip_address_used: output.IPAddressUsed ?? '',
      response_time: count(output.ResponseTime),
      hops,
      state: output.Status ?? 'Complete',
    };
    if (failure) return withFound(failure, isUsable ? result : null);
    return !isUsable ? unusable(output, 'RouteHops.1.Host', 'RouteHops.1.HostAddress') : { ok: true, result };
  },
};

/**
 * Reads `RouteHops.{i}.{Host, HostAddress, ErrorCode, RTTimes}`, in hop order; RTTimes is a comma list of milliseconds.
 */
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
      rt_times: measuredTimes(hop.RTTimes ?? hop.RTTime ?? ''),
      error_code: numeric(hop.ErrorCode) ?? 0,
    }));
}

/** Reads the times of the tries; a try without an answer stays empty. */
const measuredTimes = (times: string): string =>
  times
    .split(',')
    .map((time) => (measured(time, 'amount') === null ? '' : time.trim()))
    .join(',');

/** Device.X_WAYMARK_Diagnostics.WiFiSignalStrength() (docs/usp-extension.md). Requirements: TN-045..TN-054, CL-110. */
export const signalStrength: DeviceCommand = {
  call: ({ interval, count }) => ({
    kind: 'operate',
    command: 'Device.X_WAYMARK_Diagnostics.WiFiSignalStrength()',
    inputArgs: { Interval: text(interval, '1'), Count: text(count, '100') },
  }),
  read: (output) => {
    const samples = count(output.SampleCount);
    const average = signalOf(output.AverageSignalStrength);
    const isUsable = Boolean(samples) && average !== null;
    const failure = failureOf(output);
    const result = {
      sample_count: samples,
      average_signal_strength: average,
      minimum_signal_strength: signalOf(output.MinimumSignalStrength),
      maximum_signal_strength: signalOf(output.MaximumSignalStrength),
      state: output.Status ?? 'Complete',
    };
    if (failure) return withFound(failure, isUsable ? result : null);
    return !isUsable ? unusable(output, 'SampleCount', 'AverageSignalStrength') : { ok: true, result };
  },
  progress: {
    eventName: 'SignalSample!',
    read: (params) => ({ signal_strength: signalOf(params.SignalStrength) }),
  },
  deadlines: ({ interval, count }) => {
    const seconds = Number(text(interval, '1'));
    return {
      firstProgress: seconds * 1000 + 30_000,
      completion: seconds * Number(text(count, '100')) * 1000 + 60_000,
    };
  },
};
