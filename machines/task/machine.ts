import { and, assign, setup } from 'xstate';
import type { Json, JsonObject } from '../json.ts';
import type { FailureCode, TaskFact } from './events.ts';
import type { DeadlineName, Deadlines, TaskLane, TaskTraits } from './kinds.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const taskMachineVersion = '1';

export interface TaskContext {
  traits: TaskTraits | null;
  endpointId: string;
  lane: TaskLane;
  params: JsonObject;
  attempts: number;
  position: number;
  deviceOnline: boolean;
  requestPath: string | null;
  progressCount: number;
  lastSample: JsonObject | null;
  result: Json;
  failure: { code: FailureCode; message: string } | null;
  passedDeadline: DeadlineName | null;
  cancelReason: string | null;
  lateResults: number;
  /**
   * Settings that the device applied, and the milliseconds until it reverts them; absent if it was not asked to revert.
   */
  applied?: { was: Json; rollbackMs: number; wrote?: Json };
  /** Bulk action that the task belongs to. */
  batchId: string | null;
}

const emptyContext: TaskContext = {
  traits: null,
  endpointId: '',
  lane: 'interactive',
  params: {},
  attempts: 0,
  position: 0,
  deviceOnline: true,
  requestPath: null,
  progressCount: 0,
  lastSample: null,
  result: null,
  failure: null,
  passedDeadline: null,
  cancelReason: null,
  lateResults: 0,
  batchId: null,
};

/** Upper bound for counting `result.arrivedLate`, so that a faulty device cannot grow the context. */
export const lateResultLimit = 100;

const noDeadlines: Deadlines = { offlineWait: 0, delivery: 0, firstProgress: null, completion: 0 };
const waits = (context: TaskContext): Deadlines => context.traits?.deadlines ?? noDeadlines;

const machineSetup = setup({
  types: {
    context: {} as TaskContext,
    events: {} as TaskFact,
    tags: {} as 'terminal' | 'waiting' | 'running',
  },
  actions: {
    operate: (_, _params: { attempt: number }) => {},
    cancelOperate: (_, _params: { requestPath: string | null }) => {},
    confirmChange: (_, _params: Record<string, never>) => {},
    takeBackChange: (_, _params: Record<string, never>) => {},
    setDeadline: (_, _params: { name: DeadlineName; ms: number }) => {},
    clearDeadline: (_, _params: { name: DeadlineName }) => {},
    rememberRequest: assign(({ event }) => {
      if (event.type !== 'task.requested') return {};
      const { endpointId, lane, params, batchId = null, ...traits } = event.data;
      return { traits, endpointId, lane, params, batchId };
    }),
    rememberQueue: assign(({ event }) =>
      event.type === 'task.queued' ? { position: event.data.position, deviceOnline: event.data.online } : {},
    ),
    countAttempt: assign(({ event }) =>
      event.type === 'task.dispatched' ? { attempts: event.data.attempt, deviceOnline: true } : {},
    ),
    rememberRequestPath: assign(({ event }) =>
      event.type === 'task.acknowledged' ? { requestPath: event.data.requestPath } : {},
    ),
    rememberApplied: assign(({ event }) =>
      event.type === 'settings.applied' ? { applied: event.data } : {},
    ),
    rememberProgress: assign(({ context, event }) =>
      event.type === 'task.progressed'
        ? { progressCount: context.progressCount + 1, lastSample: event.data.sample }
        : {},
    ),
    rememberPresence: assign(({ event }) => ({ deviceOnline: event.type === 'device.reconnected' })),
    rememberResult: assign(({ event }) => {
      if (event.type === 'task.succeeded') return { result: event.data.result };
      if (event.type !== 'device.booted') return {};
      const { cause, firmwareUpdated, evidence } = event.data;
      return { result: { cause, firmwareUpdated, ...(evidence && { evidence }) } };
    }),
    rememberFailure: assign(({ event }) => {
      switch (event.type) {
        case 'task.failed': {
          const { code, message, result = null } = event.data;
          return { failure: { code, message }, result };
        }
        case 'delivery.failed':
          return { failure: { code: event.data.code, message: event.data.message } };
        case 'task.denied':
          return { failure: { code: 'roleerr' as const, message: event.data.reason } };
        case 'device.booted':
          return { failure: { code: 'wsfail' as const, message: 'device restarted' } };
        case 'settings.takenBack':
          return { failure: { code: 'wsfail' as const, message: `taken back: ${event.data.cause}` } };
        default:
          return {};
      }
    }),
    rememberDeadline: assign(({ event }) =>
      event.type === 'deadline.passed' ? { passedDeadline: event.data.name } : {},
    ),
    rememberCancel: assign(({ event }) =>
      event.type === 'cancel.requested' ? { cancelReason: event.data.reason } : {},
    ),
    countLateResult: assign(({ context }) => ({
      lateResults: Math.min(context.lateResults + 1, lateResultLimit),
    })),
  },
  guards: {
    isDeadline: ({ event }, params: { name: DeadlineName }) =>
      event.type === 'deadline.passed' && event.data.name === params.name,
    mayRetry: ({ context, event }) => {
      const { traits } = context;
      if (!traits || context.attempts >= traits.maxAttempts) return false;
      return traits.retrySafe || (event.type === 'delivery.failed' && event.data.proof === 'notDelivered');
    },
    /**
     * Tells if a failed delivery proves nothing: a socket that closes during a reboot command shows neither delivery
     * nor loss.
     */
    provesNothing: ({ context, event }) =>
      event.type === 'delivery.failed' &&
      event.data.proof === 'unknown' &&
      context.traits?.confirmBy === 'boot',
    /** Tells if a command that must not run twice may have run: only the device knows. */
    mayHaveRun: ({ context, event }) =>
      context.traits?.retrySafe === false &&
      (event.type !== 'delivery.failed' || event.data.proof === 'unknown'),
    bootConfirms: ({ context }) => context.traits?.confirmBy === 'boot',
    /** A reboot or factory reset that was sent has no Request object to cancel (TR-369 13.1.1 cancels by path). */
    canBeCancelled: ({ context }) => context.traits?.confirmBy !== 'boot',
    /** A notification may overtake the answer to Operate, so the first sample may be here already. */
    awaitsFirstProgress: ({ context }) =>
      waits(context).firstProgress !== null && context.progressCount === 0,
  },
});

const passed = (name: DeadlineName) => ({ type: 'isDeadline', params: { name } }) as const;
const clear = (name: DeadlineName) => ({ type: 'clearDeadline', params: { name } }) as const;
type Args = { context: TaskContext };
const startOfflineWait = {
  type: 'setDeadline',
  params: ({ context }: Args) => ({ name: 'offlineWait' as const, ms: waits(context).offlineWait }),
} as const;
const startDelivery = {
  type: 'setDeadline',
  params: ({ context }: Args) => ({ name: 'delivery' as const, ms: waits(context).delivery }),
} as const;
const startCompletion = {
  type: 'setDeadline',
  params: ({ context }: Args) => ({ name: 'completion' as const, ms: waits(context).completion }),
} as const;
const startFirstProgress = {
  type: 'setDeadline',
  params: ({ context }: Args) => ({ name: 'firstProgress' as const, ms: waits(context).firstProgress ?? 0 }),
} as const;
const clearRunning = [clear('delivery'), clear('firstProgress'), clear('completion')] as const;
const startSettle = {
  type: 'setDeadline',
  params: ({ context }: Args) => ({ name: 'settle' as const, ms: waits(context).settle ?? 0 }),
} as const;
const startCheckIn = {
  type: 'setDeadline',
  params: ({ context }: Args) => ({ name: 'checkIn' as const, ms: waits(context).checkIn ?? 0 }),
} as const;
const confirmChange = { type: 'confirmChange', params: {} } as const;
const takeBackChange = { type: 'takeBackChange', params: {} } as const;

/** Presence facts, which every waiting state records without a transition. */
const notesPresence = {
  'device.disconnected': { actions: 'rememberPresence' },
  'device.reconnected': { actions: 'rememberPresence' },
} as const;

/** Transitions of an ended task: an answer is kept and counted, nothing else happens. */
const keepsLateResults = {
  tags: 'terminal',
  on: { 'result.arrivedLate': { actions: 'countLateResult' } },
} as const;

/** Transitions by which an answer or a deadline ends a sent command; shared by `running` and `cancelling`. */
const ends = {
  'task.succeeded': { target: 'succeeded', actions: ['rememberResult', ...clearRunning] },
  'task.failed': { target: 'failed', actions: ['rememberFailure', ...clearRunning] },
} as const;

/** The device was offline when the change was decided, so its current values are unknown. */
const neverCheckedIn = {
  guard: passed('checkIn'),
  target: 'outcomeUnknown',
  actions: ['rememberDeadline', clear('settle')],
} as const;
const losesTheDevice = {
  target: 'awaitingCheckIn',
  actions: ['rememberPresence', clear('settle')],
} as const;

/**
 * One device task, from the request to its end. Pure: time, identity and I/O arrive as facts, and the work leaves as
 * named effects (see `TaskEffect`). Requirements: TN-001..TN-015, TN-127..TN-132, TN-195..TN-199.
 *
 * A change that may cut its device off is a confirmed commit (docs/decisions/183): `settling` until the line has had
 * time to drop, `confirming` while the server checks the device, `awaitingCheckIn` while the device is offline.
 */
export const taskMachine = machineSetup.createMachine({
  id: 'task',
  context: emptyContext,
  initial: 'empty',
  states: {
    empty: { on: { 'task.requested': { target: 'requested', actions: 'rememberRequest' } } },
    requested: {
      tags: 'waiting',
      on: { 'task.authorised': 'authorised' },
    },
    authorised: {
      tags: 'waiting',
      on: {
        'task.queued': {
          target: 'queued',
          actions: ['rememberQueue', startOfflineWait],
        },
      },
    },
    queued: {
      tags: 'waiting',
      on: {
        ...notesPresence,
        'task.dispatched': {
          target: 'dispatched',
          actions: [
            'countAttempt',
            clear('offlineWait'),
            startDelivery,
            { type: 'operate', params: ({ context }) => ({ attempt: context.attempts }) },
          ],
        },
        'task.denied': { target: 'failed', actions: ['rememberFailure', clear('offlineWait')] },
        'task.superseded': { target: 'superseded', actions: clear('offlineWait') },
        // A command that was never sent can be cancelled without the device.
        'cancel.requested': { target: 'cancelled', actions: ['rememberCancel', clear('offlineWait')] },
        'deadline.passed': {
          guard: passed('offlineWait'),
          target: 'expired',
          actions: 'rememberDeadline',
        },
      },
    },
    dispatched: {
      tags: 'running',
      on: {
        ...notesPresence,
        ...ends,
        'task.progressed': { actions: 'rememberProgress' },
        'settings.applied': {
          target: 'settling',
          actions: ['rememberApplied', clear('delivery'), startSettle, startCheckIn],
        },
        'task.acknowledged': [
          {
            guard: 'awaitsFirstProgress',
            target: 'running',
            actions: ['rememberRequestPath', clear('delivery'), startCompletion, startFirstProgress],
          },
          { target: 'running', actions: ['rememberRequestPath', clear('delivery'), startCompletion] },
        ],
        'delivery.failed': [
          { guard: 'provesNothing', actions: 'rememberPresence' },
          {
            guard: 'mayRetry',
            target: 'queued',
            actions: ['rememberPresence', clear('delivery'), startOfflineWait],
          },
          { guard: 'mayHaveRun', target: 'outcomeUnknown', actions: clear('delivery') },
          { target: 'failed', actions: ['rememberFailure', clear('delivery')] },
        ],
        'device.booted': [
          { guard: 'bootConfirms', target: 'succeeded', actions: ['rememberResult', ...clearRunning] },
          { actions: 'rememberPresence' },
        ],
        'cancel.requested': { guard: 'canBeCancelled', target: 'cancelling', actions: 'rememberCancel' },
        'deadline.passed': [
          {
            guard: and([passed('delivery'), 'mayHaveRun']),
            target: 'outcomeUnknown',
            actions: 'rememberDeadline',
          },
          { guard: passed('delivery'), target: 'timedOut', actions: 'rememberDeadline' },
        ],
      },
    },
    running: {
      tags: 'running',
      on: {
        ...notesPresence,
        ...ends,
        'task.progressed': { actions: ['rememberProgress', clear('firstProgress')] },
        'device.booted': [
          { guard: 'bootConfirms', target: 'succeeded', actions: ['rememberResult', ...clearRunning] },
          { target: 'failed', actions: ['rememberFailure', ...clearRunning] },
        ],
        'cancel.requested': {
          guard: 'canBeCancelled',
          target: 'cancelling',
          actions: [
            'rememberCancel',
            { type: 'cancelOperate', params: ({ context }) => ({ requestPath: context.requestPath }) },
          ],
        },
        'deadline.passed': [
          {
            guard: passed('completion'),
            target: 'outcomeUnknown',
            actions: ['rememberDeadline', clear('firstProgress')],
          },
          {
            guard: passed('firstProgress'),
            target: 'outcomeUnknown',
            actions: ['rememberDeadline', clear('completion')],
          },
        ],
      },
    },
    settling: {
      tags: 'running',
      on: {
        'device.disconnected': losesTheDevice,
        'cancel.requested': {
          target: 'takingBack',
          actions: ['rememberCancel', clear('settle'), takeBackChange],
        },
        'deadline.passed': [
          { guard: passed('settle'), target: 'confirming', actions: confirmChange },
          neverCheckedIn,
        ],
      },
    },
    awaitingCheckIn: {
      tags: 'running',
      on: {
        'device.reconnected': { target: 'confirming', actions: ['rememberPresence', confirmChange] },
        'deadline.passed': neverCheckedIn,
      },
    },
    confirming: {
      tags: 'running',
      on: {
        'task.succeeded': { target: 'succeeded', actions: ['rememberResult', clear('checkIn')] },
        'task.failed': { target: 'failed', actions: ['rememberFailure', clear('checkIn')] },
        'settings.takenBack': { target: 'failed', actions: ['rememberFailure', clear('checkIn')] },
        // The answer is lost with the session, and the device is checked again.
        'device.disconnected': losesTheDevice,
        // The device reconnected to a server that was restarted meanwhile.
        'device.reconnected': { actions: confirmChange },
        // The check was lost, but the device may be reachable: the server checks again after a while.
        'delivery.failed': { target: 'settling', actions: startSettle },
        'deadline.passed': neverCheckedIn,
      },
    },
    cancelling: {
      tags: 'running',
      on: {
        ...notesPresence,
        ...ends,
        'settings.applied': {
          target: 'takingBack',
          actions: ['rememberApplied', clear('delivery'), startCheckIn, takeBackChange],
        },
        'task.acknowledged': {
          actions: [
            'rememberRequestPath',
            clear('delivery'),
            startCompletion,
            { type: 'cancelOperate', params: ({ context }) => ({ requestPath: context.requestPath }) },
          ],
        },
        'task.progressed': { actions: ['rememberProgress', clear('firstProgress')] },
        'task.cancelled': { target: 'cancelled', actions: [...clearRunning] },
        'cancel.refused': 'running',
        'delivery.failed': { target: 'cancelled', actions: [...clearRunning] },
        'device.booted': { target: 'cancelled', actions: [...clearRunning] },
        'deadline.passed': [
          { guard: passed('delivery'), target: 'timedOut', actions: ['rememberDeadline', ...clearRunning] },
          {
            guard: passed('completion'),
            target: 'outcomeUnknown',
            actions: ['rememberDeadline', ...clearRunning],
          },
          {
            guard: passed('firstProgress'),
            target: 'outcomeUnknown',
            actions: ['rememberDeadline', ...clearRunning],
          },
        ],
      },
    },
    takingBack: {
      tags: 'running',
      on: {
        'task.cancelled': { target: 'cancelled', actions: clear('checkIn') },
        // The device kept or reverted the change before: the next check shows which.
        'cancel.refused': { target: 'settling', actions: startSettle },
        // The device reverts a change that is not confirmed.
        'delivery.failed': { target: 'cancelled', actions: clear('checkIn') },
        'deadline.passed': neverCheckedIn,
      },
    },
    succeeded: keepsLateResults,
    failed: keepsLateResults,
    timedOut: keepsLateResults,
    expired: keepsLateResults,
    cancelled: keepsLateResults,
    outcomeUnknown: keepsLateResults,
    superseded: keepsLateResults,
  },
});
