import { between, hashText, unit } from '../../random.ts';
import type { AsyncCommand, Context, Invocation } from '../schema.ts';
import { badArguments, resolveHost, wholeNumber } from './arguments.ts';

const hopMs = 350;
const resolveMs = 400;
/** ICMP types of time exceeded and echo reply, which TR-181 requires in ErrorCode. */
const timeExceeded = 11;

/** Device.IP.Diagnostics.TraceRoute() (TR-181). */
export const traceRoute: AsyncCommand = {
  kind: 'async',
  input: [
    'Interface',
    'ProtocolVersion',
    'Host',
    'NumberOfTries',
    'Timeout',
    'DataBlockSize',
    'DSCP',
    'MaxHopCount',
  ],
  output: [
    'Status',
    'IPAddressUsed',
    'ResponseTime',
    'RouteHops.{i}.Host',
    'RouteHops.{i}.HostAddress',
    'RouteHops.{i}.ErrorCode',
    'RouteHops.{i}.RTTimes',
  ],
  plan: (context, call) => {
    const { Host: host = '' } = call.args;
    const tries = wholeNumber(call.args.NumberOfTries, 3, 1, 3);
    const limit = wholeNumber(call.args.MaxHopCount, 30, 1, 64);
    if (host === '' || tries === null || limit === null) {
      return badArguments('Host, NumberOfTries (1 to 3), MaxHopCount (1 to 64)');
    }
    const address = resolveHost(host);
    if (address === null) {
      const outputArgs = { Status: 'Error_CannotResolveHostName', IPAddressUsed: '', ResponseTime: '0' };
      return { durationMs: resolveMs, finish: () => ({ outputArgs }) };
    }
    const distance = between(5, 13, unit(context.seed, 'hops', hashText(address)));
    const hops = Math.min(distance, limit, context.farthestHop);
    const isReached = hops === distance;
    return {
      durationMs: hops * hopMs,
      finish: () => {
        const outputArgs: Record<string, string> = {
          Status: isReached ? 'Complete' : 'Error_MaxHopCountExceeded',
          IPAddressUsed: address,
        };
        for (let hop = 1; hop <= hops; hop += 1) {
          const last = hop === distance;
          const times = roundTrips(context, call, hop, tries);
          const silent = times.length === 0 && !last;
          const hopAddress = last ? address : `198.51.100.${10 + hop}`;
          outputArgs[`RouteHops.${hop}.Host`] = last ? host : silent ? '' : nameOf(context, hop);
          outputArgs[`RouteHops.${hop}.HostAddress`] = silent ? '' : hop === 1 ? '192.168.0.1' : hopAddress;
          outputArgs[`RouteHops.${hop}.ErrorCode`] = String(last ? 0 : timeExceeded);
          outputArgs[`RouteHops.${hop}.RTTimes`] = times.join(',');
          if (last || hop === hops) outputArgs.ResponseTime = times[0] ?? '0';
        }
        return { outputArgs };
      },
    };
  },
};

function nameOf(context: Context, hop: number): string {
  if (hop === 1) return 'gateway.lan';
  const city =
    ['seoul', 'busan', 'daejeon', 'incheon'][between(0, 3, unit(context.seed, 'city', hop))] ?? 'seoul';
  return `ae${hop}.core${1 + (hop % 3)}.${city}.example.net`;
}

/** Returns the milliseconds of each try; some routers on the route never answer, the target always does. */
function roundTrips({ seed }: Context, { startedAt }: Invocation, hop: number, tries: number): string[] {
  if (hop > 2 && hop < 5 && unit(seed, 'silentHop', hop) < 0.15) return [];
  return Array.from({ length: tries }, (_, at) => {
    const base = hop === 1 ? 1 : 1.5 + hop * 2.2;
    return String(Math.max(1, Math.round(base * (1 + 0.3 * unit(seed, 'hopTime', startedAt, hop, at)))));
  });
}
