import { assign, setup } from 'xstate';
import type { AppChangeFact, AppChangeOrder, EndedAppTask } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const appChangeMachineVersion = '1';

export interface AppChangeContext extends AppChangeOrder {
  taskId: string | null;
  /** Kind of the task; empty: none has begun. */
  taskKind: string;
  /** True if the command may have reached the device. */
  wasSent: boolean;
  /** Reason of the failure, as worded by the device or the task; '' where the state explains it. */
  reason: string;
  /** Number of times that the wanted version was read back. */
  reads: number;
  /** True if the device reported that the app runs. */
  ran: boolean;
}

/** Milliseconds until an unreachable device is read again. */
const againMs = 30_000;
/** Reads of the wanted version: at once, early, and at the end of the watch. */
const mostReads = 3;
/** Part of the watch after which the app is read early: most crashes come soon after the start. */
const early = 0.1;

const emptyContext: AppChangeContext = {
  endpointId: '',
  opId: '',
  modelName: '',
  action: 'load',
  appId: '',
  appName: '',
  platform: 'android',
  packageName: '',
  appUuid: null,
  fileId: '',
  version: '',
  from: null,
  soakMs: 0,
  lostMs: 0,
  permission: '',
  taskId: null,
  taskKind: '',
  wasSent: false,
  reason: '',
  reads: 0,
  ran: false,
};

const endOf = (event: AppChangeFact, taskId: string | null): EndedAppTask | undefined =>
  event.type === 'tasks.ended' ? event.data.ended.find((task) => task.taskId === taskId) : undefined;

/** Returns the reason that the device is not as ordered, unless the task has reported one. */
function foundReason({ action, reason }: AppChangeContext, event: AppChangeFact): string {
  if (reason !== '' || event.type !== 'evidence.read') return reason;
  if (action === 'remove') return 'the app is still on the device';
  const { holds, installed } = event.data;
  return holds === 'other' ? `has ${installed ?? 'another version'}` : 'the app is not on the device';
}

const appChangeSetup = setup({
  types: {
    context: {} as AppChangeContext,
    events: {} as AppChangeFact,
    tags: {} as 'terminal',
  },
  actions: {
    beginTask: () => {},
    readEvidence: () => {},
    setDeadline: (_, _params: { name: 'watch' | 'again' | 'lost'; ms: number }) => {},
    clearDeadline: (_, _params: { name: 'watch' | 'again' | 'lost' }) => {},
    rememberOrder: assign(({ event }) => (event.type === 'change.requested' ? event.data : {})),
    rememberTask: assign(({ event }) =>
      event.type === 'task.begun'
        ? { taskId: event.data.taskId, taskKind: event.data.kind, from: event.data.from }
        : {},
    ),
    rememberRefusal: assign(({ event }) =>
      event.type === 'task.refused' ? { reason: event.data.reason } : {},
    ),
    rememberEnd: assign(({ context, event }) => {
      const { message = '', wasSent = false } = endOf(event, context.taskId) ?? {};
      return { reason: message, wasSent };
    }),
    rememberRead: assign(({ context, event }) => ({
      reason: '',
      reads: context.reads + 1,
      ran: context.ran || (event.type === 'evidence.read' && event.data.health === 'runs'),
    })),
    rememberFault: assign(({ event }) => ({
      reason: event.type === 'evidence.read' ? event.data.fault : '',
    })),
    rememberFound: assign(({ context, event }) => ({ reason: foundReason(context, event) })),
    forgetReason: assign({ reason: '' }),
  },
  guards: {
    isFirst: ({ context }) => context.taskId === null,
    isSkipped: ({ event }) => event.type === 'task.refused' && event.data.skipped,
    wasCancelled: ({ context, event }) => endOf(event, context.taskId)?.state === 'cancelled',
    hasEnded: ({ context, event }) => endOf(event, context.taskId) !== undefined,
    isUnreachable: ({ event }) => event.type === 'evidence.read' && event.data.holds === null,
    isRemoved: ({ context, event }) =>
      context.action === 'remove' && event.type === 'evidence.read' && event.data.holds === 'none',
    /** Tells if the version runs no more: its device reports a fault, or that it stopped after it ran. */
    isCrashed: ({ context, event }) =>
      context.action === 'load' &&
      event.type === 'evidence.read' &&
      event.data.holds === 'wanted' &&
      (event.data.health === 'faulty' || (event.data.health === 'stopped' && context.ran)),
    /** Tells if it is read again later; a device that reports no execution has nothing to watch. */
    isWatched: ({ context, event }) =>
      context.action === 'load' &&
      event.type === 'evidence.read' &&
      event.data.holds === 'wanted' &&
      event.data.health !== 'unknown' &&
      context.reads + 1 < mostReads,
    isInstalled: ({ context, event }) =>
      context.action === 'load' && event.type === 'evidence.read' && event.data.holds === 'wanted',
    isWatch: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'watch',
    isAgain: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'again',
    isLost: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'lost',
    /** Tells if the command never left the server: the device is as before. */
    isLostUnsent: ({ context, event }) =>
      event.type === 'deadline.passed' && event.data.name === 'lost' && !context.wasSent,
  },
});

const awaitWatch = {
  type: 'setDeadline',
  params: ({ context: { reads, soakMs } }: { context: AppChangeContext }) => ({
    name: 'watch' as const,
    ms: Math.round(soakMs * (reads === 1 ? early : 1 - early)),
  }),
} as const;
const awaitLost = {
  type: 'setDeadline',
  params: ({ context }: { context: AppChangeContext }) => ({ name: 'lost' as const, ms: context.lostMs }),
} as const;
const askAgain = { type: 'setDeadline', params: { name: 'again', ms: againMs } } as const;
const clear = (name: 'again' | 'lost') => ({ type: 'clearDeadline', params: { name } }) as const;

/**
 * The change of one app on one device: a task, and its proof. The answer of the device is no proof: what it reports of
 * the app afterwards is, and an app that crashes within the watch has failed. Pure.
 */
export const appChangeMachine = appChangeSetup.createMachine({
  id: 'app-change',
  context: emptyContext,
  initial: 'empty',
  states: {
    empty: { on: { 'change.requested': { target: 'changing', actions: ['rememberOrder', 'beginTask'] } } },
    changing: {
      on: {
        'task.begun': { guard: 'isFirst', actions: 'rememberTask' },
        'task.spared': { guard: 'isFirst', target: 'checking', actions: [awaitLost, 'readEvidence'] },
        'task.refused': [
          { guard: 'isSkipped', target: 'skipped', actions: 'rememberRefusal' },
          { target: 'failed', actions: 'rememberRefusal' },
        ],
        'tasks.ended': [
          { guard: 'wasCancelled', target: 'cancelled', actions: 'rememberEnd' },
          // However the task ended, the reported app decides.
          { guard: 'hasEnded', target: 'checking', actions: ['rememberEnd', awaitLost, 'readEvidence'] },
        ],
      },
    },
    checking: {
      on: {
        'evidence.read': [
          { guard: 'isUnreachable', target: 'away', actions: askAgain },
          { guard: 'isRemoved', target: 'succeeded', actions: ['forgetReason', clear('lost')] },
          { guard: 'isCrashed', target: 'crashed', actions: ['rememberFault', clear('lost')] },
          { guard: 'isWatched', target: 'watching', actions: ['rememberRead', clear('lost'), awaitWatch] },
          { guard: 'isInstalled', target: 'succeeded', actions: ['rememberRead', clear('lost')] },
          { target: 'failed', actions: ['rememberFound', clear('lost')] },
        ],
        'deadline.passed': [
          { guard: 'isLostUnsent', target: 'failed' },
          { guard: 'isLost', target: 'lost' },
        ],
      },
    },
    away: {
      on: {
        'deadline.passed': [
          { guard: 'isAgain', target: 'checking', actions: 'readEvidence' },
          { guard: 'isLostUnsent', target: 'failed', actions: clear('again') },
          { guard: 'isLost', target: 'lost', actions: clear('again') },
        ],
      },
    },
    /** The version is there, and the device reports how it runs; it is read again later. */
    watching: {
      on: {
        'deadline.passed': { guard: 'isWatch', target: 'checking', actions: [awaitLost, 'readEvidence'] },
      },
    },
    succeeded: { tags: 'terminal' },
    failed: { tags: 'terminal' },
    /** The version was installed and does not run. */
    crashed: { tags: 'terminal' },
    /** Nothing was begun: the device or the file is not as it was planned. */
    skipped: { tags: 'terminal' },
    lost: { tags: 'terminal' },
    cancelled: { tags: 'terminal' },
  },
});
