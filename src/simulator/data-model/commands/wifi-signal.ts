import { isoTime, uplinkSignal } from '../live-values.ts';
import type { AsyncCommand } from '../schema.ts';
import { badArguments, wholeNumber } from './arguments.ts';

/** Device.X_WAYMARK_Diagnostics.WiFiSignalStrength() of docs/usp-extension.md. */
export const wifiSignalStrength: AsyncCommand = {
  kind: 'async',
  input: ['Interval', 'Count'],
  output: [
    'Status',
    'SampleCount',
    'AverageSignalStrength',
    'MinimumSignalStrength',
    'MaximumSignalStrength',
  ],
  plan: (context, call) => {
    const interval = wholeNumber(call.args.Interval, 1, 1, 3600);
    const count = wholeNumber(call.args.Count, 100, 1, 10_000);
    if (interval === null || count === null)
      return badArguments('Interval (1 to 3600 s), Count (1 to 10000)');
    const everyMs = interval * 1000;
    // The planned times are used, not the clock, so that samples and total agree and a fast run gives the same curve.
    const takenAt = (sequence: number) => call.startedAt + sequence * everyMs;
    const sample = (sequence: number) => uplinkSignal(context, takenAt(sequence));
    return {
      ticks: {
        count,
        everyMs,
        event: (sequence) => ({
          objPath: call.objPath,
          name: 'SignalSample!',
          params: {
            Sequence: String(sequence),
            SignalStrength: String(sample(sequence)),
            SampleTime: isoTime(takenAt(sequence)),
          },
        }),
      },
      durationMs: count * everyMs,
      finish: () => {
        const samples = Array.from({ length: count }, (_, at) => sample(at + 1));
        const average = samples.reduce((sum, one) => sum + one, 0) / count;
        return {
          outputArgs: {
            Status: 'Complete',
            SampleCount: String(count),
            AverageSignalStrength: String(Math.round(average)),
            MinimumSignalStrength: String(samples.reduce((low, one) => Math.min(low, one), 0)),
            MaximumSignalStrength: String(samples.reduce((high, one) => Math.max(high, one), -200)),
          },
        };
      },
    };
  },
};
