import { and, assign, setup } from 'xstate';
import type { Json, JsonObject } from '../json.ts';
import type {
  DiagnosticEffect,
  DiagnosticEvent,
  DiagnosticKind,
  DiagnosticPhase,
  StoredDiagnosis,
} from './events.ts';

/** CO-011, seconds without a word from the device. */
export const expiryAfter = 600;
/** More than the longest signal test may keep: 60 × 30 min at one sample a second (CO-052). */
const sampleLimit = 1800;

interface DiagnosticContext {
  kind: DiagnosticKind;
  endpointId: string;
  taskId: string;
  params: JsonObject;
  startTime: number;
  progressTime: number;
  phases: Partial<Record<DiagnosticPhase, string>>;
  samples: JsonObject[];
  result: Json;
  failure: { code: string; message: string } | null;
}

const emptyRun = {
  taskId: '',
  params: {},
  startTime: 0,
  progressTime: 0,
  phases: {},
  samples: [],
  result: null,
  failure: null,
} satisfies Partial<DiagnosticContext>;

type ParamsOf<T extends DiagnosticEffect['type']> = Extract<DiagnosticEffect, { type: T }>['params'];

const diagnosticSetup = setup({
  types: {
    context: {} as DiagnosticContext,
    events: {} as DiagnosticEvent,
    input: {} as { kind: DiagnosticKind },
    tags: {} as 'busy',
  },
  actions: {
    callStart: (_, _params: ParamsOf<'callStart'>) => {},
    callCancel: (_, _params: ParamsOf<'callCancel'>) => {},
    readTask: (_, _params: ParamsOf<'readTask'>) => {},
    saveTask: (_, _params: ParamsOf<'saveTask'>) => {},
    deleteTask: (_, _params: ParamsOf<'deleteTask'>) => {},
    showToast: (_, _params: ParamsOf<'showToast'>) => {},
    keepEndpoint: assign(({ event }) =>
      event.type === 'screen.opened' ? { ...emptyRun, endpointId: event.data.endpointId } : {},
    ),
    keepStored: assign(({ event }) => {
      if (event.type !== 'screen.opened' || !event.data.stored) return {};
      const { taskId, taskData, startTime, progressTime, samples, resultData } = event.data.stored;
      return { ...emptyRun, taskId, params: taskData, startTime, progressTime, samples, result: resultData };
    }),
    keepParams: assign(({ event }) =>
      event.type === 'start.requested'
        ? { ...emptyRun, params: event.data.params, startTime: event.data.at, progressTime: event.data.at }
        : {},
    ),
    keepTaskId: assign(({ event }) =>
      event.type === 'start.accepted' ? { taskId: event.data.taskId, progressTime: event.data.at } : {},
    ),
    keepHeard: assign(({ event }) => (event.type === 'push.started' ? { progressTime: event.data.at } : {})),
    keepPhase: assign(({ context, event }) =>
      event.type === 'phase.reached' && !context.phases[event.data.phase]
        ? { phases: { ...context.phases, [event.data.phase]: event.data.at } }
        : {},
    ),
    keepSample: assign(({ context, event }) =>
      event.type === 'push.progressed'
        ? {
            samples: event.data.sample
              ? [...context.samples, event.data.sample].slice(-sampleLimit)
              : context.samples,
            progressTime: Math.max(context.progressTime, event.data.at),
          }
        : {},
    ),
    keepResult: assign(({ event }) =>
      event.type === 'push.succeeded' ? { result: event.data.result, progressTime: event.data.at } : {},
    ),
    keepFailure: assign(({ event }) =>
      event.type === 'start.refused' || event.type === 'push.failed' || event.type === 'cancel.failed'
        ? { failure: { code: event.data.code, message: event.data.message } }
        : event.type === 'start.accepted'
          ? { failure: { code: 'nodata', message: 'The answer had no task id' } }
          : {},
    ),
    forgetTask: assign({ taskId: '' }),
    forgetRun: assign(emptyRun),
  },
  guards: {
    hasEndpoint: ({ context }) => context.endpointId !== '',
    hasTaskId: ({ event }) => event.type === 'start.accepted' && event.data.taskId !== '',
    /** RU-030, RU-034: a push about another device, or another task of this one, changes nothing here. */
    isMine: ({ context, event }) =>
      'data' in event &&
      'taskId' in event.data &&
      'endpointId' in event.data &&
      context.taskId !== '' &&
      event.data.taskId === context.taskId &&
      event.data.endpointId === context.endpointId,
    isStoredExpired: ({ event }) =>
      event.type === 'screen.opened' &&
      event.data.stored !== null &&
      event.data.at - event.data.stored.progressTime > expiryAfter,
    isStoredOfOtherDevice: ({ event }) =>
      event.type === 'screen.opened' && event.data.stored?.endpointId !== event.data.endpointId,
    /** TR-053: what only makes sense while somebody looks is not taken up again. */
    isStoredSignalTest: ({ event }) =>
      event.type === 'screen.opened' &&
      event.data.stored?.taskType === 'WifiSignalStrength' &&
      event.data.stored.taskEventStatus !== 'success',
    isStoredAs: ({ event }, params: { status: StoredDiagnosis['taskEventStatus'] }) =>
      event.type === 'screen.opened' && event.data.stored?.taskEventStatus === params.status,
    isExpired: ({ context, event }) =>
      event.type === 'clock.ticked' && event.data.at - context.progressTime > expiryAfter,
    isSignalTest: ({ context }) => context.kind === 'WifiSignalStrength',
    canBeCancelled: ({ context }) => context.kind === 'WifiSignalStrength' || context.kind === 'TraceRoute',
  },
});

type Args = { context: DiagnosticContext };
const storedStatus = { start: 'start', progress: 'progress' } as const;
const save = (status: keyof typeof storedStatus) =>
  ({
    type: 'saveTask',
    params: ({ context }: Args) => ({
      task: {
        taskId: context.taskId,
        endpointId: context.endpointId,
        taskType: context.kind,
        taskEventStatus: storedStatus[status],
        startTime: context.startTime,
        progressTime: context.progressTime,
        taskData: context.params,
        samples: context.samples,
        resultData: context.result,
      },
    }),
  }) as const;
const deleteTask = {
  type: 'deleteTask',
  params: ({ context }: Args) => ({ kind: context.kind, endpointId: context.endpointId }),
} as const;
const readTask = {
  type: 'readTask',
  params: ({ context }: Args) => ({ taskId: context.taskId }),
} as const;
const toast = (status: 'start' | 'progress' | 'completed' | 'stopped') =>
  ({
    type: 'showToast',
    params: ({ context }: Args) => ({
      kind: context.kind,
      taskId: context.taskId,
      status,
      code: context.failure?.code ?? '',
    }),
  }) as const;
const cancel = (reason: 'user' | 'leftScreen' | 'foundOnReturn') =>
  ({
    type: 'callCancel',
    params: ({ context }: Args) => ({
      kind: context.kind,
      endpointId: context.endpointId,
      taskId: context.taskId,
      reason,
    }),
  }) as const;

const opened = [
  {
    guard: 'isStoredOfOtherDevice',
    target: '#diagnostic.idle',
    actions: 'keepEndpoint',
  },
  {
    guard: 'isStoredExpired',
    target: '#diagnostic.idle',
    actions: ['keepEndpoint', deleteTask],
  },
  {
    guard: 'isStoredSignalTest',
    target: '#diagnostic.idle',
    actions: ['keepEndpoint', 'keepStored', cancel('foundOnReturn'), deleteTask, 'forgetRun'],
  },
  {
    guard: { type: 'isStoredAs', params: { status: 'success' } },
    target: '#diagnostic.success',
    actions: ['keepEndpoint', 'keepStored', deleteTask],
  },
  {
    guard: { type: 'isStoredAs', params: { status: 'progress' } },
    target: '#diagnostic.progress',
    actions: ['keepEndpoint', 'keepStored', readTask],
  },
  {
    guard: { type: 'isStoredAs', params: { status: 'start' } },
    target: '#diagnostic.start',
    actions: ['keepEndpoint', 'keepStored', readTask],
  },
] as const;

/** The ends that `start`, `progress` and `cancelling` share. */
const ends = {
  'push.succeeded': {
    guard: 'isMine',
    target: '#diagnostic.success',
    actions: ['keepResult', deleteTask, toast('completed')],
  },
  'push.failed': {
    guard: 'isMine',
    target: '#diagnostic.idle',
    actions: ['keepFailure', deleteTask, toast('stopped')],
  },
  'push.cancelled': {
    guard: 'isMine',
    target: '#diagnostic.idle',
    actions: [deleteTask, toast('stopped')],
  },
  'phase.reached': { guard: 'isMine', actions: 'keepPhase' },
  'clock.ticked': {
    guard: 'isExpired',
    target: '#diagnostic.idle',
    actions: [deleteTask, 'forgetRun'],
  },
} as const;

const cancels = {
  'cancel.requested': {
    guard: 'canBeCancelled',
    target: '#diagnostic.cancelling',
    actions: cancel('user'),
  },
  'screen.left': [
    {
      guard: 'isSignalTest',
      target: '#diagnostic.idle',
      actions: [cancel('leftScreen'), deleteTask, 'forgetRun'],
    },
    { target: '#diagnostic.idle', actions: 'forgetRun' },
  ],
} as const;

/** One diagnosis card of the device on the screen. TR-016..TR-055, RU-030, RU-034, RU-037, CO-011. */
export const diagnosticMachine = diagnosticSetup.createMachine({
  id: 'diagnostic',
  context: ({ input }) => ({ kind: input.kind, endpointId: '', ...emptyRun }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'screen.opened': [...opened],
        'start.requested': { guard: 'hasEndpoint', target: 'requesting', actions: 'keepParams' },
        'screen.left': { actions: 'forgetRun' },
      },
    },
    requesting: {
      tags: 'busy',
      entry: {
        type: 'callStart',
        params: ({ context }) => ({
          kind: context.kind,
          endpointId: context.endpointId,
          params: context.params,
        }),
      },
      on: {
        'start.accepted': [
          {
            guard: 'hasTaskId',
            target: 'start',
            actions: ['keepTaskId', save('start'), toast('start')],
          },
          { target: 'idle', actions: ['keepFailure', toast('stopped')] },
        ],
        'start.refused': { target: 'idle', actions: ['keepFailure', toast('stopped')] },
        'screen.left': 'leaving',
      },
    },
    /** Left before the answer: the task that may still be born is stored, or cancelled if it needs a spectator. */
    leaving: {
      on: {
        'start.accepted': [
          {
            guard: 'isSignalTest',
            target: 'idle',
            actions: ['keepTaskId', cancel('leftScreen'), 'forgetRun'],
          },
          { guard: 'hasTaskId', target: 'idle', actions: ['keepTaskId', save('start'), 'forgetRun'] },
          { target: 'idle', actions: 'forgetRun' },
        ],
        'start.refused': { target: 'idle', actions: 'forgetRun' },
      },
    },
    start: {
      tags: 'busy',
      on: {
        ...ends,
        ...cancels,
        'push.started': { guard: 'isMine', actions: 'keepHeard' },
        'push.progressed': {
          guard: 'isMine',
          target: 'progress',
          actions: ['keepSample', save('progress'), toast('progress')],
        },
      },
    },
    progress: {
      tags: 'busy',
      on: {
        ...ends,
        ...cancels,
        'push.progressed': { guard: 'isMine', actions: ['keepSample', save('progress')] },
      },
    },
    cancelling: {
      tags: 'busy',
      on: {
        ...ends,
        /** The answer to a cancelled signal test only ends it (TR-051); a trace route has its hops to show. */
        'push.succeeded': [
          { guard: and(['isMine', 'isSignalTest']), target: 'idle', actions: [deleteTask, 'forgetTask'] },
          ends['push.succeeded'],
        ],
        'push.progressed': { guard: 'isMine', actions: 'keepSample' },
        'cancel.failed': { target: 'progress', actions: 'keepFailure' },
        'screen.left': { target: 'idle', actions: [deleteTask, 'forgetRun'] },
      },
    },
    success: {
      on: {
        'screen.opened': [...opened],
        'start.requested': { guard: 'hasEndpoint', target: 'requesting', actions: 'keepParams' },
        /** Progress is shown 3 s late (RU-031), so the last samples may come after the result. */
        'push.progressed': { guard: 'isMine', actions: 'keepSample' },
        'phase.reached': { guard: 'isMine', actions: 'keepPhase' },
        'screen.left': { target: 'idle', actions: 'forgetRun' },
      },
    },
  },
});
