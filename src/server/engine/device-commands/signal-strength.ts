import { type DeviceCommand, failureOf, numeric, text } from './device-command.ts';

/** Device.X_WAYMARK_Diagnostics.WiFiSignalStrength() (docs/usp-extension.md). Requirements: TR-045..TR-054, CL-110. */
export const signalStrength: DeviceCommand = {
  call: ({ interval, count }) => ({
    kind: 'operate',
    command: 'Device.X_WAYMARK_Diagnostics.WiFiSignalStrength()',
    inputArgs: { Interval: text(interval, '1'), Count: text(count, '100') },
  }),
  read: (output) =>
    failureOf(output) ?? {
      ok: true,
      result: {
        sample_count: numeric(output.SampleCount),
        average_signal_strength: numeric(output.AverageSignalStrength),
        minimum_signal_strength: numeric(output.MinimumSignalStrength),
        maximum_signal_strength: numeric(output.MaximumSignalStrength),
        state: output.Status ?? 'Complete',
      },
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
