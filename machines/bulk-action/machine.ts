import { assign, setup } from 'xstate';
import type { JsonObject } from '../json.ts';
import type { TaskKind } from '../task/kinds.ts';
import type { BulkActionFact, BulkCancelReason, BulkPart } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const bulkActionMachineVersion = '1';

export interface BulkActionContext {
  /** Null before the action is requested. */
  kind: TaskKind | null;
  params: JsonObject;
  permission: string;
  opId: string;
  /** Number of targeted devices. */
  total: number;
  /** Number of targeted devices that have their task. */
  started: number;
  /** Number of ended tasks by end state. */
  ended: Record<string, number>;
  windowMs: number;
  /** Milliseconds from the request to the start; 0: at once. */
  startsInMs: number;
  /** Command that the action is a part of; null: it is a command by itself. */
  of: BulkPart | null;
  cancelReason: BulkCancelReason | null;
}

export const endedCount = ({ ended }: Pick<BulkActionContext, 'ended'>): number =>
  Object.values(ended).reduce((sum, count) => sum + count, 0);

type Args = { context: BulkActionContext; event: BulkActionFact };
const startedAfter = ({ context, event }: Args) =>
  event.type === 'bulkAction.tasksStarted' ? context.started + event.data.count : context.started;
const endedAfter = ({ context, event }: Args) =>
  event.type === 'bulkAction.tasksEnded'
    ? endedCount(context) + event.data.ended.length
    : endedCount(context);

const bulkSetup = setup({
  types: { context: {} as BulkActionContext, events: {} as BulkActionFact },
  actions: {
    startTasks: () => {},
    cancelTasks: () => {},
    setDeadline: (_, _params: { name: 'start' | 'window'; ms: number }) => {},
    clearDeadline: (_, _params: { name: 'start' | 'window' }) => {},
    rememberRequest: assign(({ event }) => {
      if (event.type !== 'bulkAction.requested') return {};
      const { targets, ...asked } = event.data;
      return { ...asked, total: targets.length };
    }),
    countStarted: assign(({ context, event }) => ({ started: startedAfter({ context, event }) })),
    countEnded: assign(({ context, event }) => {
      if (event.type !== 'bulkAction.tasksEnded') return {};
      const ended = { ...context.ended };
      for (const { state } of event.data.ended) ended[state] = (ended[state] ?? 0) + 1;
      return { ended };
    }),
    rememberReason: assign(({ event }) => ({
      cancelReason: event.type === 'deadline.passed' ? ('windowPassed' as const) : ('user' as const),
    })),
  },
  guards: {
    isMore: (args) => startedAfter(args) < args.context.total,
    isRest: (args) => startedAfter(args) === args.context.total,
    /** Only started tasks can end. */
    isPart: (args) => endedAfter(args) <= args.context.started,
    isLast: (args) => endedAfter(args) === args.context.started,
    isLastByUser: (args) => args.context.cancelReason === 'user' && endedAfter(args) === args.context.started,
    nothingRuns: ({ context }) => endedCount(context) === context.started,
    isLater: ({ event }) => event.type === 'bulkAction.requested' && (event.data.startsInMs ?? 0) > 0,
    isStart: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'start',
    isWindow: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'window',
    isIdleAtWindow: ({ context, event }) =>
      event.type === 'deadline.passed' &&
      event.data.name === 'window' &&
      endedCount(context) === context.started,
  },
});

const clearStart = { type: 'clearDeadline', params: { name: 'start' } } as const;
const clearWindow = { type: 'clearDeadline', params: { name: 'window' } } as const;
const setWindow = {
  type: 'setDeadline',
  params: ({ context }: { context: BulkActionContext }) =>
    ({ name: 'window', ms: context.startsInMs + context.windowMs }) as const,
} as const;
const calledOff = { target: 'cancelling', actions: 'rememberReason' } as const;

/**
 * One command to many devices, from the request until the last of its tasks has ended. Pure; TN-012. A cancelled action
 * starts no more tasks and ends with its last started one. A scheduled action has no tasks before its start.
 */
export const bulkActionMachine = bulkSetup.createMachine({
  id: 'bulk-action',
  context: {
    kind: null,
    params: {},
    permission: '',
    opId: '',
    total: 0,
    started: 0,
    ended: {},
    windowMs: 0,
    startsInMs: 0,
    of: null,
    cancelReason: null,
  },
  initial: 'empty',
  states: {
    empty: {
      on: {
        'bulkAction.requested': [
          {
            guard: 'isLater',
            target: 'scheduled',
            actions: [
              'rememberRequest',
              { type: 'setDeadline', params: ({ context }) => ({ name: 'start', ms: context.startsInMs }) },
              setWindow,
            ],
          },
          { target: 'starting', actions: ['rememberRequest', setWindow, 'startTasks'] },
        ],
      },
    },
    scheduled: {
      on: {
        // After a server outage at the start, both deadlines have passed: the window is still over.
        'deadline.passed': [
          { guard: 'isStart', target: 'starting', actions: 'startTasks' },
          { target: 'expired', actions: ['rememberReason', clearStart] },
        ],
        'cancel.requested': { target: 'cancelled', actions: ['rememberReason', clearStart, clearWindow] },
      },
    },
    starting: {
      on: {
        'bulkAction.tasksStarted': [
          { guard: 'isMore', actions: ['countStarted', 'startTasks'] },
          { guard: 'isRest', target: 'running', actions: 'countStarted' },
        ],
        'bulkAction.tasksEnded': { guard: 'isPart', actions: 'countEnded' },
        // All started tasks may have ended before the next slice starts.
        'cancel.requested': [
          { guard: 'nothingRuns', target: 'cancelled', actions: 'rememberReason' },
          calledOff,
        ],
        'deadline.passed': [
          { guard: 'isIdleAtWindow', target: 'expired', actions: 'rememberReason' },
          { guard: 'isWindow', ...calledOff },
        ],
      },
    },
    running: {
      on: {
        'bulkAction.tasksEnded': [
          { guard: 'isLast', target: 'completed', actions: 'countEnded' },
          { guard: 'isPart', actions: 'countEnded' },
        ],
        'cancel.requested': calledOff,
        'deadline.passed': { guard: 'isWindow', ...calledOff },
      },
    },
    cancelling: {
      entry: [clearWindow, 'cancelTasks'],
      on: {
        'bulkAction.tasksEnded': [
          { guard: 'isLastByUser', target: 'cancelled', actions: 'countEnded' },
          { guard: 'isLast', target: 'expired', actions: 'countEnded' },
          { guard: 'isPart', actions: 'countEnded' },
        ],
      },
    },
    completed: { tags: 'terminal' },
    cancelled: { tags: 'terminal' },
    expired: { tags: 'terminal' },
  },
});
