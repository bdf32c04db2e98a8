import { pick, unit } from '../../random.ts';
import { isoTime } from '../live-values.ts';
import type { AsyncCommand, CommandResult, Context, Invocation, OperationPlan } from '../schema.ts';
import { badArguments, hostOf, resolveHost, wholeNumber } from './arguments.ts';

/** Device.IP.Diagnostics.DownloadDiagnostics() and UploadDiagnostics() (TR-181, after TR-143). No traffic is sent. */

const testMs = 4000;
const resolveMs = 60;
/** Upper limit, so that a slow link with a large file does not run for minutes. */
const longestMs = 15_000;
const providers = ['Hanbit Telecom', 'Northern Fibre', 'Metro Cable'] as const;

const times = ['ROMTime', 'BOMTime', 'EOMTime', 'TCPOpenRequestTime', 'TCPOpenResponseTime'];
const common = ['Interface', 'DSCP', 'EthernetPriority', 'ProtocolVersion', 'NumberOfConnections'];

export const downloadDiagnostics: AsyncCommand = {
  kind: 'async',
  input: [...common, 'DownloadURL', 'TimeBasedTestDuration', 'TimeBasedTestMeasurementInterval'],
  output: [
    'Status',
    'IPAddressUsed',
    ...times,
    'TestBytesReceived',
    'TotalBytesReceived',
    'TotalBytesSent',
    'X_WAYMARK_ISP',
  ],
  plan: (context, call) => {
    const duration = wholeNumber(call.args.TimeBasedTestDuration, testMs / 1000, 0, 999);
    if (duration === null) return badArguments('TimeBasedTestDuration (0 to 999)');
    const fileLength = lengthAskedFor(call.args.DownloadURL);
    const bytesPerMs = rate(context, 'download', call, 80, 900) / 8000;
    const transferMs =
      fileLength === null ? testMs : Math.max(1, Math.round(Math.min(fileLength / bytesPerMs, longestMs)));
    const finish = (timeline: Timeline, address: string) => {
      const received = fileLength ?? bytesIn(timeline, rate(context, 'download', call, 80, 900));
      return {
        outputArgs: {
          ...outcome(context, timeline, address),
          TestBytesReceived: String(received),
          TotalBytesReceived: String(Math.round(received * 1.04)),
          TotalBytesSent: String(Math.round(received * 0.021)),
        },
      };
    };
    return plan(context, call, call.args.DownloadURL, finish, transferMs);
  },
};

/** Returns the bytes requested by `?bytes=`, which such test servers support; null: a file of any length. */
function lengthAskedFor(url = ''): number | null {
  const asked = /[?&]bytes=(\d{1,12})(?:&|$)/.exec(url)?.[1];
  return asked === undefined ? null : Number(asked);
}

export const uploadDiagnostics: AsyncCommand = {
  kind: 'async',
  input: [
    ...common,
    'UploadURL',
    'TestFileLength',
    'TimeBasedTestDuration',
    'TimeBasedTestMeasurementInterval',
  ],
  output: [
    'Status',
    'IPAddressUsed',
    ...times,
    'TestBytesSent',
    'TotalBytesReceived',
    'TotalBytesSent',
    'X_WAYMARK_ISP',
  ],
  plan: (context, call) => {
    const length = wholeNumber(call.args.TestFileLength, 0, 0, 2 ** 40);
    if (length === null) return badArguments('TestFileLength (bytes)');
    const bytesPerMs = rate(context, 'upload', call, 20, 450) / 8000;
    const wanted = length === 0 ? testMs : length / bytesPerMs;
    const transferMs = Math.max(1, Math.round(Math.min(wanted, longestMs)));
    return plan(
      context,
      call,
      call.args.UploadURL,
      (timeline, address) => {
        const sent = wanted > longestMs || length === 0 ? Math.round(bytesPerMs * transferMs) : length;
        return {
          outputArgs: {
            ...outcome(context, timeline, address),
            TestBytesSent: String(sent),
            TotalBytesSent: String(Math.round(sent * 1.04)),
            TotalBytesReceived: String(Math.round(sent * 0.021)),
          },
        };
      },
      transferMs,
    );
  },
};

/** Milliseconds since 1970 by the device's clock. */
interface Timeline {
  tcpRequest: number;
  tcpResponse: number;
  rom: number;
  bom: number;
  eom: number;
}

function plan(
  context: Context,
  call: Invocation,
  url: string | undefined,
  finish: (timeline: Timeline, address: string) => CommandResult,
  transferMs = testMs,
): OperationPlan | { errCode: number; errMsg: string } {
  const host = hostOf(url ?? '');
  if (host === null) return badArguments('a URL of http, https or ftp');
  const address = resolveHost(host);
  if (address === null) {
    const outputArgs = { Status: 'Error_CannotResolveHostName', IPAddressUsed: '' };
    return { durationMs: resolveMs * 5, finish: () => ({ outputArgs }) };
  }
  const latency = 4 + Math.round(24 * unit(context.seed, 'speedLatency', call.startedAt));
  const tcpRequest = call.startedAt + resolveMs;
  const rom = tcpRequest + latency + 1;
  const bom = rom + latency;
  const timeline = { tcpRequest, tcpResponse: tcpRequest + latency, rom, bom, eom: bom + transferMs };
  return { durationMs: timeline.eom - call.startedAt, finish: () => finish(timeline, address) };
}

function outcome(context: Context, timeline: Timeline, address: string): Record<string, string> {
  return {
    Status: 'Complete',
    IPAddressUsed: address,
    TCPOpenRequestTime: isoTime(timeline.tcpRequest),
    TCPOpenResponseTime: isoTime(timeline.tcpResponse),
    ROMTime: isoTime(timeline.rom),
    BOMTime: isoTime(timeline.bom),
    EOMTime: isoTime(timeline.eom),
    X_WAYMARK_ISP: pick(providers, unit(context.seed, 'isp')),
  };
}

/** Returns bits per second: each line has its own speed, and a test deviates by at most a tenth. */
function rate(
  { seed }: Context,
  which: string,
  { startedAt }: Invocation,
  low: number,
  high: number,
): number {
  const line = low + (high - low) * unit(seed, which) ** 1.5;
  return line * 1e6 * (0.9 + 0.1 * unit(seed, which, startedAt));
}

function bytesIn({ bom, eom }: Timeline, bitsPerSecond: number): number {
  return Math.round((bitsPerSecond * (eom - bom)) / 8000);
}
