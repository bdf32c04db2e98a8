import { type OperationId, operations } from '#api/operations.gen.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

export type DiagnosticKind = Extract<
  TaskKind,
  'PingTest' | 'TraceRoute' | 'DownloadSpeed' | 'UploadSpeed' | 'WifiSignalStrength' | 'WifiScanChannel'
>;

/** Kinds whose device sends samples; the others only say that they have begun. */
export const sampledKinds: readonly DiagnosticKind[] = ['PingTest', 'WifiSignalStrength'];

export const permissions: Record<DiagnosticKind, string> = {
  PingTest: operations.startPing.permission,
  TraceRoute: operations.startTraceRoute.permission,
  DownloadSpeed: operations.startDownloadTest.permission,
  UploadSpeed: operations.startUploadTest.permission,
  WifiSignalStrength: operations.startSignalStrength.permission,
  WifiScanChannel: operations.scanWifiChannels.permission,
};

/** Call that cancels a run; kinds without a call of their own have the task's. */
export const cancelOperations = {
  PingTest: 'cancelTask',
  TraceRoute: 'cancelTraceRoute',
  DownloadSpeed: 'cancelTask',
  UploadSpeed: 'cancelTask',
  WifiSignalStrength: 'cancelSignalStrength',
  WifiScanChannel: 'cancelTask',
} as const satisfies Record<DiagnosticKind, OperationId>;

const text = (value: JsonObject[string] | undefined) => (typeof value === 'string' ? value : '');
const whole = (value: JsonObject[string] | undefined) => (typeof value === 'number' ? value : 0);
const intervals = [1, 3, 5, 10, 15] as const;

/** Sends the start call of a kind; the answer's task id may be missing, which is a failure (RU-004). */
export async function callStart(
  kind: DiagnosticKind,
  endpointId: string,
  params: JsonObject,
): Promise<string> {
  const host = text(params.host);
  const repetitions = whole(params.repetitions);
  const start = () => {
    switch (kind) {
      case 'PingTest':
        return answerOf(
          mainApi.POST('/devices/diagnostics/ip-ping', { body: { endpointId, host, repetitions } }),
        );
      case 'TraceRoute':
        return answerOf(
          mainApi.POST('/devices/diagnostics/traceroute', { body: { endpointId, host, repetitions } }),
        );
      case 'DownloadSpeed':
        return answerOf(
          mainApi.POST('/devices/diagnostics/speeds/download', {
            body: { endpointId, host, filesize: whole(params.filesize) },
          }),
        );
      case 'UploadSpeed':
        return answerOf(
          mainApi.POST('/devices/diagnostics/speeds/upload', {
            body: { endpointId, host, filesize: whole(params.filesize) },
          }),
        );
      case 'WifiSignalStrength': {
        const interval = intervals.find((seconds) => seconds === params.interval) ?? 1;
        return answerOf(
          mainApi.POST('/devices/diagnostics/wifis/signal-strength-start', {
            body: { endpointId, interval, count: whole(params.count) },
          }),
        );
      }
      case 'WifiScanChannel':
        return answerOf(mainApi.POST('/devices/wifi/neighboringWifiDiagnostic', { body: { endpointId } }));
      default:
        return kind satisfies never;
    }
  };
  return (await start()).data.taskId;
}

export async function callCancel(cancel: {
  kind: DiagnosticKind;
  endpointId: string;
  taskId: string;
  reason: 'user' | 'leftScreen' | 'foundOnReturn';
}): Promise<void> {
  const { kind, endpointId, taskId, reason } = cancel;
  // The task's own cancel call keeps the reason; the calls by device do not know one.
  const operation = reason === 'user' ? cancelOperations[kind] : 'cancelTask';
  switch (operation) {
    case 'cancelTraceRoute':
      await answerOf(mainApi.POST('/devices/diagnostic/traceRouteCancel', { body: { endpointId } }));
      break;
    case 'cancelSignalStrength':
      await answerOf(
        mainApi.POST('/devices/diagnostics/wifis/signal-strength-cancel', { body: { endpointId } }),
      );
      break;
    case 'cancelTask':
      await answerOf(
        mainApi.POST('/tasks/{taskId}/cancel', { params: { path: { taskId } }, body: { reason } }),
      );
      break;
    default:
      operation satisfies never;
  }
}

export const readRecent = async (endpointId: string, kind: DiagnosticKind) =>
  (await answerOf(mainApi.GET('/tasks', { params: { query: { endpointId, action: [kind], limit: 5 } } })))
    .data;
