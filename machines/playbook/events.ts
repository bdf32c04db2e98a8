import type { JsonObject, Redactable } from '../json.ts';
import type { TaskKind } from '../task/kinds.ts';

export const playbookNames = ['wifiSlow', 'noPicture', 'restarts'] as const;

/** Complaint that a playbook addresses. */
export type PlaybookName = (typeof playbookNames)[number];

/** A task that a run starts, with the permission key that it needs. */
export interface PlaybookTask {
  kind: TaskKind;
  params: JsonObject;
  permission: string;
}

/**
 * A measurement that was not planned: the model does not support it, the account lacks the permission, or its target is
 * not configured.
 */
export interface LeftOut {
  kind: TaskKind;
  reason: 'model' | 'permission' | 'target';
}

/** A measured value. `subject`: its object where a device has several, such as a band. Null: not measured. */
export interface Figure {
  name: string;
  subject: string;
  value: number | string | null;
}

/** A conclusion from the figures; the console holds its text, with `values` inserted. */
export interface Finding {
  id: string;
  weight: 'problem' | 'hint' | 'fine';
  values: Record<string, number | string>;
}

/** A step that may help, and the step that reverts it, if there is one. */
export interface Proposal {
  id: string;
  /** Name of the text that explains the step. */
  reason: string;
  values: Record<string, number | string>;
  task: PlaybookTask;
  undo: PlaybookTask | null;
}

/** A task of this run that has ended; `message`: the device's error text, else empty. */
export interface EndedStep {
  taskId: string;
  state: string;
  message: string;
}

/** `expired`: the run was not continued in time. */
export type PlaybookOutcome = 'solved' | 'unsolved' | 'cancelled' | 'expired';

/**
 * The facts of one run of a playbook on one device, stream `playbook:<runId>`. The device's work is recorded in tasks
 * with their own streams.
 */
export type PlaybookFact =
  | {
      type: 'playbook.started';
      data: {
        playbook: PlaybookName;
        endpointId: string;
        opId: string;
        modelName: string;
        prodClass: string;
        /** Case that the run creates at the end; null: the account may not open cases. */
        caseId: string | null;
        caseTitle: string;
        measurements: PlaybookTask[];
        leftOut: LeftOut[];
        /** Milliseconds that a run waits to be continued. */
        idleMs: number;
      };
    }
  /** Stored together with the first facts of the task. */
  | { type: 'task.begun'; data: { taskId: string; kind: TaskKind } }
  /** The requesting account may no longer start the task. */
  | { type: 'task.refused'; data: { kind: TaskKind; permission: string } }
  /** `cause`: log position of the last fact that ended one of these tasks. */
  | { type: 'tasks.ended'; data: { ended: EndedStep[]; cause: number } }
  | { type: 'round.judged'; data: { figures: Figure[]; findings: Finding[]; proposals: Proposal[] } }
  | { type: 'proposal.chosen'; data: { proposalId: string } }
  | { type: 'takeBack.requested'; data: Record<string, never> }
  | { type: 'run.ended'; data: { outcome: Exclude<PlaybookOutcome, 'expired'> } }
  | { type: 'deadline.passed'; data: { name: 'idle' } }
  /** The running task was cancelled; `caseId`: the case that holds the run's tasks, if one was created. */
  | { type: 'run.closed'; data: { caseId: string | null } };

export const playbookRedactable = {
  'playbook.started': ['caseTitle'],
  'round.judged': ['figures', 'findings'],
} satisfies Redactable<PlaybookFact>;

const ping: PlaybookTask = {
  kind: 'PingTest',
  params: { host: '192.0.2.1', repetitions: 5 },
  permission: '/devices/diagnostics/ip-ping',
};
const scan: PlaybookTask = {
  kind: 'WifiScanChannel',
  params: {},
  permission: '/devices/wifi/neighboringWifiDiagnostic',
};
const toChannel = (channel: number): PlaybookTask => ({
  kind: 'RadioSettings',
  params: { radios: [{ idx: 1, channel }] },
  permission: '/devices/ui/setRadio',
});
const ended = (taskId: string, state: string): PlaybookFact => ({
  type: 'tasks.ended',
  data: { ended: [{ taskId, state, message: '' }], cause: 7 },
});

/** At least one sample of each fact, for the path generators and the property tests. */
export const playbookSamples: PlaybookFact[] = [
  {
    type: 'playbook.started',
    data: {
      playbook: 'wifiSlow',
      endpointId: 'os::00D09E-000001',
      opId: 'northwind',
      modelName: 'AR2146',
      prodClass: 'APROUTER',
      caseId: 'case-1',
      caseTitle: 'Wi-Fi is slow',
      measurements: [scan, ping],
      leftOut: [{ kind: 'DownloadSpeed', reason: 'target' }],
      idleMs: 1_800_000,
    },
  },
  { type: 'task.begun', data: { taskId: 'task-1', kind: 'WifiScanChannel' } },
  { type: 'task.refused', data: { kind: 'PingTest', permission: ping.permission } },
  ended('task-1', 'succeeded'),
  ended('task-1', 'failed'),
  ended('task-1', 'outcomeUnknown'),
  ended('task-2', 'succeeded'),
  {
    type: 'round.judged',
    data: {
      figures: [{ name: 'channelLoad', subject: '2.4GHz', value: 61.5 }],
      findings: [{ id: 'crowdedChannel', weight: 'problem', values: { band: '2.4GHz', channel: 1 } }],
      proposals: [
        {
          id: 'channel:2.4GHz',
          reason: 'freerChannel',
          values: { band: '2.4GHz', channel: 11, current: 1 },
          task: toChannel(11),
          undo: toChannel(1),
        },
        {
          id: 'reboot',
          reason: 'restart',
          values: {},
          task: { kind: 'Reboot', params: {}, permission: '/devices/actions/multi/reboot' },
          undo: null,
        },
      ],
    },
  },
  { type: 'proposal.chosen', data: { proposalId: 'channel:2.4GHz' } },
  { type: 'proposal.chosen', data: { proposalId: 'reboot' } },
  { type: 'proposal.chosen', data: { proposalId: 'unheard of' } },
  { type: 'takeBack.requested', data: {} },
  { type: 'run.ended', data: { outcome: 'solved' } },
  { type: 'run.ended', data: { outcome: 'unsolved' } },
  { type: 'run.ended', data: { outcome: 'cancelled' } },
  { type: 'deadline.passed', data: { name: 'idle' } },
  { type: 'run.closed', data: { caseId: 'case-1' } },
];
