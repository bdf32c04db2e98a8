import { type DeviceCommand, failureOf, numeric, text } from './device-command.ts';

const echoTimeoutMs = 1000;

/** Device.IP.Diagnostics.IPPing() (TR-181). Requirements: TR-016..TR-022, CL-106. */
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
  read: (output, { host, repetitions }) =>
    failureOf(output) ?? {
      ok: true,
      result: {
        host: text(host),
        ip_address_used: output.IPAddressUsed ?? '',
        average_response_time: numeric(output.AverageResponseTime),
        minimum_response_time: numeric(output.MinimumResponseTime),
        maximum_response_time: numeric(output.MaximumResponseTime),
        success_count: numeric(output.SuccessCount),
        failure_count: numeric(output.FailureCount),
        state: output.Status ?? 'Complete',
        data_block_size: 64,
        repetitions: numeric(text(repetitions, '4')),
        timeout: echoTimeoutMs,
      },
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
