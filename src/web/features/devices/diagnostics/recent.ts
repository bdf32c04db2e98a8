import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Json } from '#machines/json.ts';
import type { Words } from '#web/entities/stream/timeline-kind.ts';
import { outcomeMessages } from '#web/entities/task/outcome-messages.ts';
import { hopsOf, pingResult, scanResult, signalResult, speedResult } from '#web/entities/task/results.ts';
import { useLiveFacts } from '#web/live/use-live.ts';
import { type DiagnosticKind, readRecent } from './calls.ts';
import { messages } from './messages.ts';

export type RecentRun = Awaited<ReturnType<typeof readRecent>>[number];

export const resultOf = (run: RecentRun): Json => JSON.parse(JSON.stringify(run.resultData ?? null));
export const hostOf = (run: RecentRun): string =>
  typeof run.params.host === 'string' ? run.params.host : '';

export const recentQuery = (endpointId: string, kind: DiagnosticKind) =>
  queryOptions({
    queryKey: ['tasks', 'recent', endpointId, kind],
    queryFn: () => readRecent(endpointId, kind),
    staleTime: 0,
  });

/** The last five runs of a kind on a device, newest first, from any user; null while they are not known. */
export function useRecentRuns(endpointId: string, kind: DiagnosticKind): readonly RecentRun[] | null {
  const queries = useQueryClient();
  const query = recentQuery(endpointId, kind);
  const recent = useQuery(query);
  useLiveFacts(({ event, endpoint_id, task, fact }) => {
    if (endpoint_id !== endpointId || task?.task_type !== kind) return;
    if (fact.type === 'task.requested' || event === 'DiagnosticsResult')
      void queries.invalidateQueries({ queryKey: query.queryKey });
  });
  return recent.data ?? null;
}

/** Two runs can be compared that asked the same thing of the same host. */
export const isLike = (run: RecentRun, other: RecentRun): boolean =>
  hostOf(run) === hostOf(other) && run.params.filesize === other.params.filesize;

/** The result of a run in few words, for the strip; null where it has none. */
export function briefOf(kind: DiagnosticKind, result: Json): Words | null {
  switch (kind) {
    case 'PingTest': {
      const { average: ms, successRate } = pingResult(result);
      return ms === null || successRate === null
        ? null
        : { text: messages.stripPing, values: { ms, lost: 1 - successRate } };
    }
    case 'TraceRoute': {
      const hops = hopsOf(result).at(-1)?.index ?? 0;
      return hops === 0 ? null : { text: outcomeMessages.traceHops, values: { hops } };
    }
    case 'DownloadSpeed':
    case 'UploadSpeed': {
      const { speed } = speedResult(result);
      return speed === null ? null : { text: outcomeMessages.speed, values: { rate: speed / 1e6 } };
    }
    case 'WifiSignalStrength': {
      const { average: dbm } = signalResult(result);
      return dbm === null ? null : { text: messages.stripSignal, values: { dbm } };
    }
    case 'WifiScanChannel': {
      const { found: networks } = scanResult(result);
      return networks === null ? null : { text: outcomeMessages.scan, values: { networks } };
    }
    default:
      return kind satisfies never;
  }
}
