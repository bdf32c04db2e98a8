import type { Json, JsonObject } from '../json.ts';

export type DiagnosticKind =
  | 'PingTest'
  | 'TraceRoute'
  | 'DownloadSpeed'
  | 'UploadSpeed'
  | 'WifiSignalStrength';

/** Steps that the card ticks off, with the server's time of each. */
export type DiagnosticPhase = 'queued' | 'sent' | 'accepted' | 'running' | 'done';

/** What local storage keeps of a diagnosis, one for each endpoint and kind. Times are seconds. */
export interface StoredDiagnosis {
  taskId: string;
  endpointId: string;
  taskType: DiagnosticKind;
  taskEventStatus: 'start' | 'progress' | 'success';
  startTime: number;
  progressTime: number;
  taskData: JsonObject;
  samples: JsonObject[];
  resultData: Json;
}

interface Addressed {
  endpointId: string;
  taskId: string;
}

/** `at` is the client's clock in seconds; phases carry the server's own time as ISO text. */
export type DiagnosticEvent =
  | { type: 'screen.opened'; data: { endpointId: string; stored: StoredDiagnosis | null; at: number } }
  | { type: 'screen.left'; data: Record<string, never> }
  | { type: 'start.requested'; data: { params: JsonObject; at: number } }
  | { type: 'start.accepted'; data: { taskId: string; at: number } }
  | { type: 'start.refused'; data: { code: string; message: string } }
  | { type: 'phase.reached'; data: Addressed & { phase: DiagnosticPhase; at: string } }
  | { type: 'push.started'; data: Addressed & { at: number } }
  /** Without a sample where the device only says that it has begun. */
  | { type: 'push.progressed'; data: Addressed & { sample: JsonObject | null; at: number } }
  | { type: 'push.succeeded'; data: Addressed & { result: Json; at: number } }
  | { type: 'push.failed'; data: Addressed & { code: string; message: string } }
  | { type: 'push.cancelled'; data: Addressed }
  | { type: 'cancel.requested'; data: Record<string, never> }
  | { type: 'cancel.failed'; data: { code: string; message: string } }
  | { type: 'clock.ticked'; data: { at: number } };

export type DiagnosticEffect =
  | { type: 'callStart'; params: { kind: DiagnosticKind; endpointId: string; params: JsonObject } }
  | {
      type: 'callCancel';
      params: {
        kind: DiagnosticKind;
        endpointId: string;
        taskId: string;
        reason: 'user' | 'leftScreen' | 'foundOnReturn';
      };
    }
  | { type: 'readTask'; params: { taskId: string } }
  | { type: 'saveTask'; params: { task: StoredDiagnosis } }
  | { type: 'deleteTask'; params: { kind: DiagnosticKind; endpointId: string } }
  | {
      type: 'showToast';
      params: {
        kind: DiagnosticKind;
        taskId: string;
        status: 'start' | 'progress' | 'completed' | 'stopped';
        code: string;
      };
    };

const mine = { endpointId: 'os::012345-AR2140-1', taskId: 'task-1' };
const other = { endpointId: 'os::012345-AR2140-2', taskId: 'task-2' };
const stored: StoredDiagnosis = {
  ...mine,
  taskType: 'PingTest',
  taskEventStatus: 'progress',
  startTime: 1_800_000_000,
  progressTime: 1_800_000_000,
  taskData: { host: '192.0.2.1', repetitions: 15 },
  samples: [{ response_time: 12 }],
  resultData: null,
};
const pingResult = {
  host: '192.0.2.1',
  average_response_time: 12,
  minimum_response_time: 10,
  maximum_response_time: 19,
  success_count: 15,
  failure_count: 0,
};

/** What may be stored of another device, for a card that goes there. */
const onOther: StoredDiagnosis[] = [
  { ...stored, ...other },
  { ...stored, ...other, taskEventStatus: 'start', samples: [] },
  { ...stored, ...other, taskEventStatus: 'success', resultData: pingResult },
  { ...stored, ...other, taskType: 'WifiSignalStrength' },
];

/** One payload for every branch of every guard; the path generators take their events from here. */
export const diagnosticSamples: DiagnosticEvent[] = [
  { type: 'screen.opened', data: { endpointId: mine.endpointId, stored: null, at: 1_800_000_000 } },
  { type: 'screen.opened', data: { endpointId: mine.endpointId, stored, at: 1_800_000_100 } },
  {
    type: 'screen.opened',
    data: {
      endpointId: mine.endpointId,
      stored: { ...stored, taskEventStatus: 'start', samples: [] },
      at: 1_800_000_100,
    },
  },
  {
    type: 'screen.opened',
    data: {
      endpointId: mine.endpointId,
      stored: { ...stored, taskEventStatus: 'success', resultData: pingResult },
      at: 1_800_000_100,
    },
  },
  {
    type: 'screen.opened',
    data: {
      endpointId: mine.endpointId,
      stored: { ...stored, taskType: 'WifiSignalStrength' },
      at: 1_800_000_100,
    },
  },
  { type: 'screen.opened', data: { endpointId: mine.endpointId, stored, at: 1_800_000_601 } },
  ...onOther.map(
    (task): DiagnosticEvent => ({
      type: 'screen.opened',
      data: { endpointId: other.endpointId, stored: task, at: 1_800_000_100 },
    }),
  ),
  { type: 'start.requested', data: { params: stored.taskData, at: 1_800_000_000 } },
  { type: 'start.accepted', data: { taskId: mine.taskId, at: 1_800_000_001 } },
  { type: 'start.accepted', data: { taskId: '', at: 1_800_000_001 } },
  { type: 'start.refused', data: { code: 'wsdisconnect', message: 'Device not connected to the server' } },
  { type: 'phase.reached', data: { ...mine, phase: 'queued', at: '2027-01-15T08:00:01.000Z' } },
  { type: 'phase.reached', data: { ...mine, phase: 'running', at: '2027-01-15T08:00:02.000Z' } },
  { type: 'phase.reached', data: { ...other, phase: 'accepted', at: '2027-01-15T08:00:02.000Z' } },
  { type: 'push.started', data: { ...mine, at: 1_800_000_002 } },
  { type: 'push.started', data: { ...other, at: 1_800_000_002 } },
  { type: 'push.progressed', data: { ...mine, sample: { response_time: 11 }, at: 1_800_000_005 } },
  { type: 'push.progressed', data: { ...mine, sample: null, at: 1_800_000_003 } },
  { type: 'push.progressed', data: { ...other, sample: { response_time: 99 }, at: 1_800_000_005 } },
  { type: 'push.succeeded', data: { ...mine, result: pingResult, at: 1_800_000_020 } },
  { type: 'push.succeeded', data: { ...other, result: pingResult, at: 1_800_000_020 } },
  { type: 'push.failed', data: { ...mine, code: 'wsfail', message: 'Device returned failure' } },
  { type: 'push.failed', data: { ...other, code: 'wsfail', message: 'Device returned failure' } },
  { type: 'push.cancelled', data: mine },
  { type: 'push.cancelled', data: other },
  { type: 'cancel.requested', data: {} },
  { type: 'cancel.failed', data: { code: 'wstimeout', message: 'Device gave no response' } },
  { type: 'clock.ticked', data: { at: 1_800_000_100 } },
  { type: 'clock.ticked', data: { at: 1_800_000_700 } },
  { type: 'screen.left', data: {} },
];
