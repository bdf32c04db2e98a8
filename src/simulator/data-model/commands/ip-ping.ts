import { between, hashText, unit } from '../../random.ts';
import type { AsyncCommand, Context, Invocation } from '../schema.ts';
import { badArguments, resolveHost, wholeNumber } from './arguments.ts';

const repetitionMs = 300;
const resolveMs = 400;
const lossShare = 0.02;

/** Device.IP.Diagnostics.IPPing() (TR-181), with PingSample! of docs/usp-extension.md for each echo. */
export const ipPing: AsyncCommand = {
  kind: 'async',
  input: ['Interface', 'ProtocolVersion', 'Host', 'NumberOfRepetitions', 'Timeout', 'DataBlockSize', 'DSCP'],
  output: [
    'Status',
    'IPAddressUsed',
    'SuccessCount',
    'FailureCount',
    'AverageResponseTime',
    'MinimumResponseTime',
    'MaximumResponseTime',
    'AverageResponseTimeDetailed',
    'MinimumResponseTimeDetailed',
    'MaximumResponseTimeDetailed',
  ],
  plan: (context, call) => {
    const { Host: host = '' } = call.args;
    const repetitions = wholeNumber(call.args.NumberOfRepetitions, 3, 1, 10_000);
    if (host === '' || repetitions === null) return badArguments('Host, NumberOfRepetitions (1 to 10000)');
    const address = resolveHost(host);
    if (address === null) {
      const unresolved = { ...totals([]), Status: 'Error_CannotResolveHostName', IPAddressUsed: '' };
      return { durationMs: resolveMs, finish: () => ({ outputArgs: unresolved }) };
    }
    const echo = (sequence: number) => responseTime(context, call, address, sequence);
    return {
      ticks: {
        count: repetitions,
        everyMs: repetitionMs,
        event: (sequence) => ({
          objPath: 'Device.X_WAYMARK_Diagnostics.',
          name: 'PingSample!',
          params: { Sequence: String(sequence), ResponseTime: echo(sequence)?.toFixed(0) ?? '' },
        }),
      },
      durationMs: repetitions * repetitionMs,
      finish: () => {
        const times = Array.from({ length: repetitions }, (_, at) => echo(at + 1));
        return { outputArgs: { ...totals(times), Status: 'Complete', IPAddressUsed: address } };
      },
    };
  },
};

/** Returns the milliseconds of an echo, or null for a lost one; samples and totals use the same. */
function responseTime(context: Context, call: Invocation, address: string, sequence: number): number | null {
  const { seed } = context;
  if (unit(seed, 'pingLoss', call.startedAt, sequence) < lossShare) return null;
  const distance = address.startsWith('192.168.')
    ? 1
    : between(6, 45, unit(seed, 'distance', hashText(address)));
  const jitter = unit(seed, 'pingJitter', call.startedAt, sequence);
  return distance * (1 + 0.35 * jitter ** 4) + jitter * 2;
}

function totals(times: (number | null)[]): Record<string, string> {
  const answered = times.filter((time) => time !== null);
  const average = answered.reduce((sum, time) => sum + time, 0) / Math.max(1, answered.length);
  const minimum = answered.length > 0 ? Math.min(...answered) : 0;
  const maximum = answered.length > 0 ? Math.max(...answered) : 0;
  // TR-181 counts the plain times in milliseconds and the detailed ones in microseconds.
  const both = (name: string, time: number) => ({
    [`${name}ResponseTime`]: String(Math.round(time)),
    [`${name}ResponseTimeDetailed`]: String(Math.round(time * 1000)),
  });
  return {
    SuccessCount: String(answered.length),
    FailureCount: String(times.length - answered.length),
    ...both('Average', average),
    ...both('Minimum', minimum),
    ...both('Maximum', maximum),
  };
}
