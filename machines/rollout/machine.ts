import { assign, setup } from 'xstate';
import type { PausedBy, RolloutDeadline, RolloutFact, RolloutOrder, RolloutPlan } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const rolloutMachineVersion = '1';

export interface RolloutContext extends RolloutOrder {
  /** Null: not planned yet, or its targets have changed since. */
  plan: RolloutPlan | null;
  planFailure: string | null;
  /** Account that last changed the targets; it may not approve the rollout either. */
  editorId: string | null;
  approverId: string | null;
  approvedAlone: boolean;
  declineReason: string | null;
  /** Number of devices that left the plan after submission. */
  removed: number;
  pausedBy: PausedBy | null;
  pauseReason: string;
  /** Number of failed devices that a person had accepted when resuming. */
  knownBad: number;
  /** Number of the present wave, from 1; 0: none has begun. */
  wave: number;
  /** Day of the present wave of a rule; null: none has begun. */
  day: string | null;
  /** Number of devices that people had retried. */
  retried: number;
  /** Rollout that rolls this one back; null: none. */
  undoneBy: string | null;
  undoneReason: string;
  /** End state once no device runs any more. */
  endsAs: 'cancelled' | 'completed';
  /** True if a person removed the rollout from the lists. */
  deleted: boolean;
  /** Number of comments. */
  comments: number;
}

const planTimeMs = 15 * 60_000;
/** Milliseconds for which a profile waits for its approval. */
export const approvalMs = 14 * 24 * 3_600_000;

const emptyContext: RolloutContext = {
  opId: '',
  name: '',
  cargo: '',
  content: {},
  targets: {},
  targetName: '',
  subject: { id: '', name: '', modelName: '', digest: '', bytes: 0 },
  waves: { canary: null, factor: 1, largest: 1, passPercent: 100, continueBy: 'automatic', atOnce: 1 },
  limits: { failPercent: 100, failCount: null, minDecided: 1 },
  hours: null,
  startsAt: null,
  retries: 0,
  submit: false,
  soakMs: 0,
  campaignMs: 0,
  authorId: '',
  permission: '',
  plan: null,
  planFailure: null,
  editorId: null,
  approverId: null,
  approvedAlone: false,
  declineReason: null,
  pausedBy: null,
  pauseReason: '',
  knownBad: 0,
  wave: 0,
  endsAs: 'completed',
  deleted: false,
  comments: 0,
  retried: 0,
  undoneBy: null,
  undoneReason: '',
  day: null,
  removed: 0,
};

const rolloutSetup = setup({
  types: {
    context: {} as RolloutContext,
    events: {} as RolloutFact,
    tags: {} as 'terminal',
  },
  actions: {
    computePlan: () => {},
    setDeadline: (_, _params: { name: RolloutDeadline; ms: number }) => {},
    clearDeadline: (_, _params: { name: RolloutDeadline }) => {},
    rememberOrder: assign(({ event }) => (event.type === 'rollout.requested' ? event.data : {})),
    rememberPlan: assign(({ event }) => (event.type === 'rollout.planned' ? { plan: event.data } : {})),
    rememberFailure: assign(({ event }) => ({
      planFailure: event.type === 'rollout.planFailed' ? event.data.reason : 'planTime',
    })),
    // A submission means that the rollout continues as soon as it is planned again.
    rememberSubmission: assign({ submit: true }),
    rememberApproval: assign(({ event }) =>
      event.type === 'rollout.approved'
        ? { approverId: event.data.accountId, approvedAlone: event.data.alone }
        : {},
    ),
    rememberDecline: assign(({ event }) =>
      event.type === 'rollout.declined' ? { declineReason: event.data.reason } : {},
    ),
    // Changed targets are a draft: they start once a person has reviewed their plan and submits it.
    rememberEdit: assign(({ event }) =>
      event.type === 'rollout.edited'
        ? {
            targets: event.data.targets,
            editorId: event.data.accountId,
            plan: null,
            removed: 0,
            approverId: null,
            approvedAlone: false,
            submit: false,
          }
        : {},
    ),
    rememberReduction: assign(({ context, event }) => {
      if (event.type !== 'rollout.reduced') return {};
      const { addDids, deleteDids = [] } = context.targets;
      const gone = new Set(event.data.endpointIds);
      return {
        targets: {
          ...context.targets,
          ...(addDids && { addDids: addDids.filter((id) => !gone.has(id)) }),
          deleteDids: [...new Set([...deleteDids, ...gone])],
        },
        removed: context.removed + event.data.count,
      };
    }),
    rememberDescription: assign(({ event }) => (event.type === 'rollout.described' ? event.data : {})),
    rememberPause: assign(({ event }) =>
      event.type === 'rollout.paused'
        ? { pausedBy: event.data.by, pauseReason: event.data.reason, knownBad: event.data.bad }
        : {},
    ),
    forgetPause: assign({ pausedBy: null, pauseReason: '' }),
    beginWave: assign(({ context }) => ({ wave: context.wave + 1 })),
    beginDay: assign(({ event }) =>
      event.type === 'rollout.dayBegun' ? { wave: event.data.number, day: event.data.date } : {},
    ),
    willBeCancelled: assign({ endsAs: 'cancelled' }),
    rememberUndo: assign(({ event }) =>
      event.type === 'rollout.undone' ? { undoneBy: event.data.by, undoneReason: event.data.reason } : {},
    ),
    countRetried: assign(({ context, event }) =>
      event.type === 'rollout.retried' ? { retried: context.retried + event.data.count } : {},
    ),
    rememberDeletion: assign({ deleted: true }),
    countComment: assign(({ context }) => ({ comments: context.comments + 1 })),
  },
  guards: {
    /** Tells if the plan has no eligible devices; a rule may start without any. */
    isEmpty: ({ context, event }) =>
      event.type === 'rollout.planned' && event.data.eligible === 0 && context.automatic === undefined,
    isNoneLeft: ({ event }) => event.type === 'rollout.reduced' && event.data.left === 0,
    isNextDay: ({ context, event }) =>
      event.type === 'rollout.dayBegun' &&
      event.data.number === (context.day === null ? 1 : context.wave + 1),
    isOtherPlan: ({ context, event }) =>
      (event.type === 'rollout.submitted' || event.type === 'rollout.approved') &&
      event.data.planHash !== context.plan?.planHash,
    needsApproval: ({ context }) => context.plan?.needsApproval === true,
    isLater: ({ event }) =>
      (event.type === 'rollout.submitted' || event.type === 'rollout.approved') && event.data.startsInMs > 0,
    /** Tells if the approver is the author or the last editor, and the organisation does not permit that. */
    mayNotApprove: ({ context, event }) =>
      event.type === 'rollout.approved' &&
      (event.data.planHash !== context.plan?.planHash ||
        (!event.data.alone && [context.authorId, context.editorId].includes(event.data.accountId))),
    isPresentWave: ({ context, event }) =>
      event.type === 'wave.passed' &&
      event.data.number === context.wave &&
      context.wave < (context.plan?.waves.length ?? 0),
    waitsForPerson: ({ context, event }) =>
      event.type === 'wave.passed' &&
      event.data.number === context.wave &&
      context.wave < (context.plan?.waves.length ?? 0) &&
      context.waves.continueBy === 'person',
    /** Tells if a reason is missing: it is required after an automatic pause. */
    lacksReason: ({ context, event }) =>
      event.type === 'rollout.resumed' && context.pausedBy === 'threshold' && event.data.reason === '',
    endsCancelled: ({ context }) => context.endsAs === 'cancelled',
    isPlanTime: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'planTime',
    isApproval: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'approval',
    isStart: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'start',
    isCampaign: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'campaign',
  },
});

type Args = { context: RolloutContext; event: RolloutFact };
const clear = (name: RolloutDeadline) => ({ type: 'clearDeadline', params: { name } }) as const;
const awaitPlan = { type: 'setDeadline', params: { name: 'planTime', ms: planTimeMs } } as const;
const awaitApproval = { type: 'setDeadline', params: { name: 'approval', ms: approvalMs } } as const;
const awaitStart = {
  type: 'setDeadline',
  params: ({ event }: Args) => ({
    name: 'start' as const,
    ms: 'startsInMs' in event.data ? event.data.startsInMs : 0,
  }),
} as const;
const awaitEnd = {
  type: 'setDeadline',
  params: ({ context }: Args) => ({ name: 'campaign' as const, ms: context.campaignMs }),
} as const;

const begin = ['beginWave', awaitEnd] as const;
const edit = { target: 'planning', actions: ['rememberEdit', awaitPlan, 'computePlan'] } as const;
/** An approved plan can only shrink; without devices the rollout ends. */
const reduce = (name: RolloutDeadline) =>
  [
    { guard: 'isNoneLeft', target: 'cancelled', actions: ['rememberReduction', clear(name)] },
    { actions: 'rememberReduction' },
  ] as const;
const describe = { actions: 'rememberDescription' } as const;
const cancel = { target: 'cancelling', actions: ['willBeCancelled', clear('campaign')] } as const;
const undo = { ...cancel, actions: ['willBeCancelled', 'rememberUndo', clear('campaign')] } as const;
const undone = { actions: 'rememberUndo' } as const;
const expire = { guard: 'isCampaign', target: 'cancelling' } as const;
const retry = { actions: 'countRetried' } as const;
const pause = { target: 'paused', actions: 'rememberPause' } as const;
const remove = { actions: 'rememberDeletion' } as const;
const finish = { target: 'completed' } as const;
/** Comments are added at any time, also after the end. */
const discuss = { 'rollout.commented': { actions: 'countComment' } } as const;

/**
 * Brings many devices to a state, in waves: planned, approved as planned, and stopped automatically when too many fail.
 * The cargo decides what a device gets; the waves have their own streams. Pure.
 */
export const rolloutMachine = rolloutSetup.createMachine({
  id: 'rollout',
  context: emptyContext,
  initial: 'empty',
  states: {
    empty: {
      on: {
        'rollout.requested': { target: 'planning', actions: ['rememberOrder', awaitPlan, 'computePlan'] },
      },
    },
    planning: {
      on: {
        ...discuss,
        'rollout.planned': [
          { guard: 'isEmpty', target: 'refused', actions: ['rememberPlan', clear('planTime')] },
          { target: 'planned', actions: ['rememberPlan', clear('planTime')] },
        ],
        'rollout.planFailed': { target: 'planFailed', actions: ['rememberFailure', clear('planTime')] },
        'deadline.passed': { guard: 'isPlanTime', target: 'planFailed', actions: 'rememberFailure' },
        'cancel.requested': { target: 'cancelled', actions: clear('planTime') },
      },
    },
    planned: {
      on: {
        ...discuss,
        'rollout.submitted': [
          // The submitted plan is not the checked one, so the fact is ignored.
          { guard: 'isOtherPlan' },
          {
            guard: 'needsApproval',
            target: 'awaitingApproval',
            actions: ['rememberSubmission', awaitApproval],
          },
          { guard: 'isLater', target: 'scheduled', actions: ['rememberSubmission', awaitStart] },
          { target: 'running', actions: ['rememberSubmission', ...begin] },
        ],
        'rollout.edited': edit,
        'rollout.described': describe,
        'cancel.requested': 'cancelled',
        'rollout.deleted': { target: 'cancelled', actions: 'rememberDeletion' },
      },
    },
    awaitingApproval: {
      on: {
        ...discuss,
        'rollout.approved': [
          { guard: 'mayNotApprove' },
          {
            guard: 'isLater',
            target: 'scheduled',
            actions: ['rememberApproval', clear('approval'), awaitStart],
          },
          { target: 'running', actions: ['rememberApproval', clear('approval'), ...begin] },
        ],
        'rollout.declined': { target: 'declined', actions: ['rememberDecline', clear('approval')] },
        'rollout.edited': {
          target: 'planning',
          actions: ['rememberEdit', clear('approval'), awaitPlan, 'computePlan'],
        },
        'rollout.reduced': reduce('approval'),
        'rollout.described': describe,
        'cancel.requested': { target: 'cancelled', actions: clear('approval') },
        'deadline.passed': { guard: 'isApproval', target: 'lapsed' },
      },
    },
    scheduled: {
      on: {
        ...discuss,
        'deadline.passed': { guard: 'isStart', target: 'running', actions: [...begin] },
        'rollout.edited': {
          target: 'planning',
          actions: ['rememberEdit', clear('start'), awaitPlan, 'computePlan'],
        },
        'rollout.reduced': reduce('start'),
        'rollout.described': describe,
        'cancel.requested': { target: 'cancelled', actions: clear('start') },
      },
    },
    running: {
      on: {
        ...discuss,
        'wave.passed': [
          { guard: 'waitsForPerson', target: 'gate' },
          { guard: 'isPresentWave', actions: 'beginWave' },
        ],
        'rollout.dayBegun': { guard: 'isNextDay', actions: 'beginDay' },
        'rollout.paused': pause,
        'rollout.described': describe,
        'rollout.retried': retry,
        'rollout.finished': finish,
        'cancel.requested': cancel,
        'rollout.undone': undo,
        'deadline.passed': expire,
      },
    },
    /** A wave has passed; a person must start the next one. */
    gate: {
      on: {
        ...discuss,
        'rollout.continued': { target: 'running', actions: 'beginWave' },
        'rollout.paused': pause,
        'rollout.described': describe,
        'rollout.retried': retry,
        'rollout.finished': finish,
        'cancel.requested': cancel,
        'rollout.undone': undo,
        'deadline.passed': expire,
      },
    },
    paused: {
      on: {
        ...discuss,
        // A rollout whose wave has passed goes back to the gate by itself.
        'rollout.resumed': [{ guard: 'lacksReason' }, { target: 'running', actions: 'forgetPause' }],
        'rollout.described': describe,
        'rollout.retried': retry,
        'cancel.requested': { ...cancel, actions: ['willBeCancelled', 'forgetPause', clear('campaign')] },
        'rollout.undone': {
          ...undo,
          actions: ['willBeCancelled', 'rememberUndo', 'forgetPause', clear('campaign')],
        },
        'deadline.passed': { ...expire, actions: 'forgetPause' },
      },
    },
    cancelling: {
      on: {
        ...discuss,
        'rollout.finished': [{ guard: 'endsCancelled', target: 'cancelled' }, { target: 'completed' }],
        'rollout.undone': undone,
      },
    },
    completed: {
      tags: 'terminal',
      on: {
        ...discuss,
        'rollout.retried': { target: 'running', actions: ['countRetried', awaitEnd] },
        'rollout.undone': undone,
        'rollout.deleted': remove,
      },
    },
    cancelled: { tags: 'terminal', on: { ...discuss, 'rollout.undone': undone, 'rollout.deleted': remove } },
    refused: { tags: 'terminal', on: { ...discuss, 'rollout.deleted': remove } },
    planFailed: { tags: 'terminal', on: { ...discuss, 'rollout.deleted': remove } },
    declined: { tags: 'terminal', on: { ...discuss, 'rollout.deleted': remove } },
    lapsed: { tags: 'terminal', on: { ...discuss, 'rollout.deleted': remove } },
  },
});
