import type { JsonObject, Redactable } from '../json.ts';
import type { TaskKind } from '../task/kinds.ts';

/** One device of a bulk action, and the task that it gets. */
export interface BulkTarget {
  taskId: string;
  endpointId: string;
}

/** Position of a bulk action among those that carry out one command for a group. */
export interface BulkPart {
  commandId: string;
  /** Number of this part, from 1. */
  part: number;
  parts: number;
  name: string;
}

/** Reason that the open tasks of a bulk action are cancelled. */
export type BulkCancelReason = 'user' | 'windowPassed';

/**
 * The facts of one bulk action, stream `bulk-action:<id>`. Its tasks have their own streams and name it as their
 * `batchId`.
 */
export type BulkActionFact =
  /**
   * The fact gives the task ids, so that a repeated start of a slice is recognised. `windowMs`: time limit for the
   * whole action from its start, which is `startsInMs` after this fact. Default: at once. `of`: the command that it is
   * a part of.
   */
  | {
      type: 'bulkAction.requested';
      data: {
        kind: TaskKind;
        params: JsonObject;
        permission: string;
        opId: string;
        targets: BulkTarget[];
        windowMs: number;
        startsInMs?: number;
        of?: BulkPart;
      };
    }
  /** Tasks were created for the next `count` targets; stored together with the first facts of those tasks. */
  | { type: 'bulkAction.tasksStarted'; data: { count: number } }
  /** `cause`: log position of the last fact that ended one of these tasks. */
  | { type: 'bulkAction.tasksEnded'; data: { ended: { taskId: string; state: string }[]; cause: number } }
  | { type: 'cancel.requested'; data: { reason: 'user' } }
  | { type: 'deadline.passed'; data: { name: 'start' | 'window' } };

export const bulkActionRedactable = {
  'bulkAction.requested': ['params'],
} satisfies Redactable<BulkActionFact>;

const requested = (count: number, later: { startsInMs?: number } = {}): BulkActionFact => ({
  type: 'bulkAction.requested',
  data: {
    kind: 'Reboot',
    params: {},
    permission: '/devices/action/reboot',
    opId: 'northwind',
    targets: Array.from({ length: count }, (_, index) => ({
      taskId: `task-${index + 1}`,
      endpointId: `os::012345-${index + 1}`,
    })),
    windowMs: 7_200_000,
    ...later,
  },
});
const ended = (...states: string[]): BulkActionFact => ({
  type: 'bulkAction.tasksEnded',
  data: { ended: states.map((state, index) => ({ taskId: `task-${index + 1}`, state })), cause: 7 },
});

export const bulkActionSamples: BulkActionFact[] = [
  requested(2),
  requested(2, { startsInMs: 3_600_000 }),
  { type: 'bulkAction.tasksStarted', data: { count: 1 } },
  { type: 'bulkAction.tasksStarted', data: { count: 2 } },
  ended('succeeded'),
  ended('succeeded', 'failed'),
  { type: 'cancel.requested', data: { reason: 'user' } },
  { type: 'deadline.passed', data: { name: 'start' } },
  { type: 'deadline.passed', data: { name: 'window' } },
];
