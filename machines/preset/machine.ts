import { assign, setup } from 'xstate';
import type { PresetContent, PresetDeadline, PresetFact, PresetPlan } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const presetMachineVersion = '1';

/** A revision that devices follow. */
export interface PresetInForce {
  revision: number;
  content: PresetContent;
  /** Account on whose behalf tasks are begun: the last editor of the revision. */
  accountId: string;
  approverId: string | null;
  approvedAlone: boolean;
}

export interface PresetContext {
  opId: string;
  /** Number of the last revision, in force or not; 0: none. */
  revision: number;
  /** Revision that is not in force yet; null: none. */
  draft: PresetContent | null;
  /** Accounts that edited the draft; none of them may approve it. */
  editorIds: string[];
  /** Null: the draft is not planned yet, or there is none. */
  plan: PresetPlan | null;
  /** Reason that the draft has no plan. */
  planFailure: string | null;
  /** Reason that the last submitted plan was declined; null: none was. */
  declineReason: string | null;
  inForce: PresetInForce | null;
  paused: boolean;
  pauseReason: string;
}

const emptyContext: PresetContext = {
  opId: '',
  revision: 0,
  draft: null,
  editorIds: [],
  plan: null,
  planFailure: null,
  declineReason: null,
  inForce: null,
  paused: false,
  pauseReason: '',
};

const planTimeMs = 15 * 60_000;
/** Milliseconds for which a revision waits for its approval, as profiles do. */
const approvalMs = 14 * 24 * 3_600_000;

const presetSetup = setup({
  types: {
    context: {} as PresetContext,
    events: {} as PresetFact,
    tags: {} as 'terminal',
  },
  actions: {
    computePlan: (_, _params: { revision: number }) => {},
    setDeadline: (_, _params: { name: PresetDeadline; ms: number }) => {},
    clearDeadline: (_, _params: { name: PresetDeadline }) => {},
    rememberDraft: assign(({ context, event }) => {
      if (event.type !== 'preset.drafted') return {};
      const { opId, accountId, content } = event.data;
      return {
        opId,
        draft: content,
        revision: context.revision + 1,
        editorIds: [...context.editorIds.filter((id) => id !== accountId), accountId],
        plan: null,
        planFailure: null,
        declineReason: null,
      };
    }),
    rememberPlan: assign(({ event }) => {
      if (event.type !== 'preset.planned') return {};
      const { revision: _, ...plan } = event.data;
      return { plan };
    }),
    rememberFailure: assign(({ event }) => ({
      planFailure: event.type === 'preset.planFailed' ? event.data.reason : 'planTime',
    })),
    rememberDecline: assign(({ event }) =>
      event.type === 'preset.declined' ? { declineReason: event.data.reason } : {},
    ),
    /** The draft comes into force in place of the revision before. */
    bringIntoForce: assign(({ context, event }) => {
      const { draft, revision, editorIds } = context;
      if (!draft) return {};
      const approverId = event.type === 'preset.approved' ? event.data.accountId : null;
      return {
        inForce: {
          revision,
          content: draft,
          accountId: editorIds.at(-1) ?? '',
          approverId,
          approvedAlone: approverId !== null && editorIds.includes(approverId),
        },
        draft: null,
        editorIds: [],
        plan: null,
      };
    }),
    forgetDraft: assign({ draft: null, editorIds: [], plan: null, planFailure: null, declineReason: null }),
    rememberPause: assign(({ event }) =>
      event.type === 'preset.paused' ? { paused: true, pauseReason: event.data.reason } : {},
    ),
    forgetPause: assign({ paused: false, pauseReason: '' }),
  },
  guards: {
    isPresentRevision: ({ context, event }) =>
      (event.type === 'preset.planned' || event.type === 'preset.planFailed') &&
      event.data.revision === context.revision,
    isPresentPlan: ({ context, event }) =>
      event.type === 'preset.submitted' && event.data.planHash === context.plan?.planHash,
    isPresentPlanToApprove: ({ context, event }) =>
      event.type === 'preset.submitted' &&
      event.data.planHash === context.plan?.planHash &&
      context.plan.needsApproval,
    isPresentPlanOfPaused: ({ context, event }) =>
      event.type === 'preset.submitted' && event.data.planHash === context.plan?.planHash && context.paused,
    /** Requires another person than the editors (four eyes), unless the organisation has switched this off. */
    mayApprove: ({ context, event }) => mayApprove(context, event),
    mayApprovePaused: ({ context, event }) => mayApprove(context, event) && context.paused,
    isInForce: ({ context }) => context.inForce !== null && !context.paused,
    isPaused: ({ context }) => context.inForce !== null && context.paused,
    isApproval: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'approval',
    isPlanTime: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'planTime',
  },
});

const mayApprove = ({ plan, editorIds }: PresetContext, event: PresetFact): boolean =>
  event.type === 'preset.approved' &&
  event.data.planHash === plan?.planHash &&
  (event.data.alone || !editorIds.includes(event.data.accountId));

const clear = (name: PresetDeadline) => ({ type: 'clearDeadline', params: { name } }) as const;
const awaitApproval = { type: 'setDeadline', params: { name: 'approval', ms: approvalMs } } as const;

/** While a draft exists, the revision in force is paused and resumed as without one. */
const besideDraft = {
  'preset.paused': { guard: 'isInForce', actions: 'rememberPause' },
  'preset.resumed': { guard: 'isPaused', actions: 'forgetPause' },
} as const;
/** A preset returns to its state before the draft; one that was never in force is removed. */
const discard = (...actions: ReturnType<typeof clear>[]) =>
  [
    { guard: 'isInForce', target: 'active', actions: ['forgetDraft', ...actions] },
    { guard: 'isPaused', target: 'paused', actions: ['forgetDraft', ...actions] },
    { target: 'removed', actions: ['forgetDraft', ...actions] },
  ] as const;

/**
 * Values that an organisation wants its devices to have: drafted, planned, approved as planned, and then in force. An
 * edit is a draft, and the approved revision stays in force until the draft replaces it. Pure.
 */
export const presetMachine = presetSetup.createMachine({
  id: 'preset',
  context: emptyContext,
  initial: 'empty',
  states: {
    empty: { on: { 'preset.drafted': { target: 'draft', actions: 'rememberDraft' } } },
    /** The revision is planned: the server counts what it would change. */
    draft: {
      entry: [
        { type: 'computePlan', params: ({ context }) => ({ revision: context.revision }) },
        { type: 'setDeadline', params: { name: 'planTime', ms: planTimeMs } },
      ],
      on: {
        ...besideDraft,
        'preset.drafted': { target: 'draft', reenter: true, actions: 'rememberDraft' },
        'preset.planned': {
          guard: 'isPresentRevision',
          target: 'planned',
          actions: ['rememberPlan', clear('planTime')],
        },
        'preset.planFailed': {
          guard: 'isPresentRevision',
          target: 'unplanned',
          actions: ['rememberFailure', clear('planTime')],
        },
        'preset.discarded': discard(clear('planTime')),
        'preset.removed': 'removed',
        'deadline.passed': { guard: 'isPlanTime', target: 'unplanned', actions: 'rememberFailure' },
      },
    },
    /** There is no plan; a person edits the draft or discards it. */
    unplanned: {
      on: {
        ...besideDraft,
        'preset.drafted': { target: 'draft', actions: 'rememberDraft' },
        'preset.discarded': discard(),
        'preset.removed': 'removed',
      },
    },
    planned: {
      on: {
        ...besideDraft,
        'preset.drafted': { target: 'draft', actions: 'rememberDraft' },
        'preset.submitted': [
          { guard: 'isPresentPlanToApprove', target: 'awaitingApproval', actions: awaitApproval },
          { guard: 'isPresentPlanOfPaused', target: 'paused', actions: 'bringIntoForce' },
          { guard: 'isPresentPlan', target: 'active', actions: 'bringIntoForce' },
        ],
        'preset.discarded': discard(),
        'preset.removed': 'removed',
      },
    },
    awaitingApproval: {
      on: {
        ...besideDraft,
        'preset.drafted': { target: 'draft', actions: ['rememberDraft', clear('approval')] },
        'preset.approved': [
          { guard: 'mayApprovePaused', target: 'paused', actions: ['bringIntoForce', clear('approval')] },
          { guard: 'mayApprove', target: 'active', actions: ['bringIntoForce', clear('approval')] },
        ],
        'preset.declined': { target: 'planned', actions: ['rememberDecline', clear('approval')] },
        'preset.discarded': discard(clear('approval')),
        'preset.removed': 'removed',
        // A plan that was not approved in time is submitted again or edited.
        'deadline.passed': { guard: 'isApproval', target: 'planned' },
      },
    },
    active: {
      on: {
        'preset.drafted': { target: 'draft', actions: 'rememberDraft' },
        'preset.paused': { target: 'paused', actions: 'rememberPause' },
        'preset.removed': 'removed',
      },
    },
    /** Devices are neither checked nor changed. */
    paused: {
      on: {
        'preset.drafted': { target: 'draft', actions: 'rememberDraft' },
        'preset.resumed': { target: 'active', actions: 'forgetPause' },
        'preset.removed': 'removed',
      },
    },
    /** Devices keep the values that it set. */
    removed: { tags: 'terminal' },
  },
});
