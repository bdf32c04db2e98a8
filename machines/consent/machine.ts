import { and, assign, setup } from 'xstate';
import type { ConsentAnswer, ConsentEnd, ConsentFact, EndedTask } from './events.ts';

/** Written into each stream at its first event; a stream keeps the version it began with. */
export const consentMachineVersion = '1';

export interface ConsentContext {
  endpointId: string;
  opId: string;
  askTaskId: string;
  text: string;
  language: string;
  validMs: number;
  viewerMs: number;
  /** Null before the end of the task that asked. */
  answer: ConsentAnswer | null;
  /** Ids of the pages that are open. */
  viewers: string[];
  /** Account whose keys go to the device. */
  controller: string;
  /** The capture that runs. */
  capture: { taskId: string; intervalMs: number; count: number } | null;
  /** Of the last picture of the capture that runs; 0 before its first. */
  sequence: number;
  /** Of all captures. */
  pictures: number;
  /** Keys that were pressed. */
  keys: number;
  /** The key that has no answer yet; 0: none. */
  sending: number;
  /** Why it ended, where it had been given or was still asked for. */
  end: ConsentEnd | null;
  /** Looks at pictures after the capture. */
  views: number;
  /** Pictures whose files are gone. */
  erased: number;
}

const emptyContext: ConsentContext = {
  endpointId: '',
  opId: '',
  askTaskId: '',
  text: '',
  language: '',
  validMs: 0,
  viewerMs: 0,
  answer: null,
  viewers: [],
  controller: '',
  capture: null,
  sequence: 0,
  pictures: 0,
  keys: 0,
  sending: 0,
  end: null,
  views: 0,
  erased: 0,
};

type Args = { context: ConsentContext; event: ConsentFact };

const endOf = (taskId: string | undefined, event: ConsentFact): EndedTask | undefined =>
  event.type === 'tasks.ended' ? event.data.ended.find((task) => task.taskId === taskId) : undefined;
const answerIn = ({ context, event }: Args) => endOf(context.askTaskId, event)?.answer ?? null;
const viewersAfter = ({ context, event }: Args): string[] => {
  if (event.type === 'viewer.joined') return [...new Set([...context.viewers, event.data.viewerId])];
  if (event.type !== 'viewer.left') return context.viewers;
  return context.viewers.filter((viewer) => viewer !== event.data.viewerId);
};

const consentSetup = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentFact,
    tags: {} as 'terminal' | 'standing',
  },
  actions: {
    /** Ends the tasks of this consent, and takes the question or the consent off the device. */
    clearDevice: (_, _params: { taskIds: string[] }) => {},
    setDeadline: (_, _params: { name: 'viewer' | 'validity'; ms: number }) => {},
    clearDeadline: (_, _params: { name: 'viewer' | 'validity' }) => {},
    rememberRequest: assign(({ event }) => {
      if (event.type !== 'consent.requested') return {};
      const { accountId, ...asked } = event.data;
      return { ...asked, controller: accountId };
    }),
    rememberAnswer: assign((args) => ({ answer: answerIn(args) })),
    rememberViewers: assign((args) => ({ viewers: viewersAfter(args) })),
    rememberControl: assign(({ event }) =>
      event.type === 'control.taken' ? { controller: event.data.accountId } : {},
    ),
    rememberCapture: assign(({ event }) =>
      event.type === 'capture.requested' ? { capture: event.data, sequence: 0 } : {},
    ),
    rememberPicture: assign(({ context, event }) =>
      event.type === 'picture.received'
        ? { sequence: event.data.sequence, pictures: context.pictures + 1 }
        : {},
    ),
    forgetCapture: assign({ capture: null, sending: 0 }),
    forgetViewers: assign({ viewers: [] }),
    rememberKey: assign(({ event }) =>
      event.type === 'key.pressed' ? { keys: event.data.number, sending: event.data.number } : {},
    ),
    keyIsAnswered: assign({ sending: 0 }),
    rememberEnd: assign(({ event }): Pick<ConsentContext, 'end'> => {
      switch (event.type) {
        case 'consent.ended':
          return { end: event.data.reason };
        case 'deadline.passed':
          return { end: event.data.name === 'viewer' ? 'viewerLeft' : 'expired' };
        default:
          return { end: 'viewerLeft' };
      }
    }),
    countView: assign(({ context }) => ({ views: context.views + 1 })),
    countErased: assign(({ context, event }) =>
      event.type === 'pictures.erased' ? { erased: context.erased + event.data.count } : {},
    ),
  },
  guards: {
    isAnswer: (args, { answer }: { answer: ConsentAnswer }) => answerIn(args) === answer,
    askFailed: ({ context }) => context.answer === 'failed',
    captureEnded: ({ context, event }) => endOf(context.capture?.taskId, event) !== undefined,
    /** The last page that was open. */
    nobodyLooks: (args) => args.context.viewers.length > 0 && viewersAfter(args).length === 0,
    somebodyLooks: ({ context }) => context.viewers.length > 0,
    isDeadline: ({ event }, { name }: { name: 'viewer' | 'validity' }) =>
      event.type === 'deadline.passed' && event.data.name === name,
    /** Pictures come in their order, each once. */
    isNext: ({ context, event }) =>
      event.type === 'picture.received' && event.data.sequence > context.sequence,
    /** RU-040, and one key at a time (TN-115, TN-116). */
    mayPress: ({ context, event }) =>
      event.type === 'key.pressed' &&
      event.data.accountId === context.controller &&
      event.data.number === context.keys + 1 &&
      context.sending === 0,
    isSending: ({ context, event }) => event.type === 'key.answered' && event.data.number === context.sending,
    /** A device that restarted has lost the prompt and the capture. */
    forgotten: ({ event }) => event.type === 'consent.ended' && event.data.reason === 'deviceRestarted',
  },
});

const passed = (name: 'viewer' | 'validity') => ({ type: 'isDeadline', params: { name } }) as const;
const clear = (name: 'viewer' | 'validity') => ({ type: 'clearDeadline', params: { name } }) as const;
const answered = (answer: ConsentAnswer) => ({ type: 'isAnswer', params: { answer } }) as const;

/** Ends that the device must be informed of, and ends that the device itself made. */
const isOver = (clears: ReturnType<typeof clear>, ...forgets: 'forgetCapture'[]) =>
  [
    { guard: 'forgotten', target: 'ended', actions: ['rememberEnd', 'forgetViewers', clears, ...forgets] },
    { target: 'ending', actions: ['rememberEnd', clears] },
  ] as const;

/** While consent lasts: who is viewing, and what ends it. */
const stands = {
  'viewer.joined': { actions: 'rememberViewers' },
  'viewer.left': [
    {
      guard: 'nobodyLooks',
      target: 'ending',
      actions: ['rememberEnd', clear('validity')],
    },
    { actions: 'rememberViewers' },
  ],
  'control.taken': { actions: 'rememberControl' },
  'consent.ended': isOver(clear('validity')),
  'deadline.passed': { guard: passed('validity'), target: 'ending', actions: 'rememberEnd' },
} as const;
const capturing = { ...stands, 'consent.ended': isOver(clear('validity'), 'forgetCapture') } as const;
const captureEnds = { guard: 'captureEnded', target: 'granted', actions: 'forgetCapture' } as const;

const over = {
  tags: 'terminal',
  on: {
    'picture.viewed': { actions: 'countView' },
    'pictures.erased': { actions: 'countErased' },
  },
} as const;

/**
 * Consent to look at a screen, from the question to the end of what it allowed (TN-102..TN-119). Pure. Nothing is captured but
 * in `starting` and `playing`, which only an agreement leads to, and which everything that ends the consent leaves at once.
 */
export const consentMachine = consentSetup.createMachine({
  id: 'consent',
  context: emptyContext,
  initial: 'empty',
  states: {
    empty: {
      on: {
        'consent.requested': {
          target: 'asking',
          actions: [
            'rememberRequest',
            {
              type: 'setDeadline',
              params: ({ context }) => ({ name: 'viewer' as const, ms: context.viewerMs }),
            },
          ],
        },
      },
    },
    asking: {
      on: {
        'tasks.ended': [
          {
            guard: and([answered('agreed'), 'somebodyLooks']),
            target: 'granted',
            actions: [
              'rememberAnswer',
              {
                type: 'setDeadline',
                params: ({ context }) => ({ name: 'validity' as const, ms: context.validMs }),
              },
            ],
          },
          // Granted too late: the page that asked was already gone.
          {
            guard: answered('agreed'),
            target: 'ending',
            actions: ['rememberAnswer', 'rememberEnd', clear('viewer')],
          },
          { guard: answered('declined'), target: 'declined', actions: ['rememberAnswer', clear('viewer')] },
          { guard: answered('noAnswer'), target: 'unanswered', actions: ['rememberAnswer', clear('viewer')] },
          // The question may have come through all the same.
          { guard: answered('failed'), target: 'ending', actions: ['rememberAnswer', clear('viewer')] },
        ],
        'viewer.joined': { actions: ['rememberViewers', clear('viewer')] },
        'viewer.left': [
          { guard: 'nobodyLooks', target: 'ending', actions: 'rememberEnd' },
          { actions: 'rememberViewers' },
        ],
        'consent.ended': isOver(clear('viewer')),
        'deadline.passed': { guard: passed('viewer'), target: 'ending', actions: 'rememberEnd' },
      },
    },
    granted: {
      tags: 'standing',
      on: { ...stands, 'capture.requested': { target: 'starting', actions: 'rememberCapture' } },
    },
    starting: {
      tags: 'standing',
      on: {
        ...capturing,
        'tasks.ended': captureEnds,
        'picture.received': { target: 'playing', actions: 'rememberPicture' },
      },
    },
    playing: {
      tags: 'standing',
      on: {
        ...capturing,
        'tasks.ended': captureEnds,
        'picture.received': { guard: 'isNext', actions: 'rememberPicture' },
        'key.pressed': { guard: 'mayPress', actions: 'rememberKey' },
        'key.answered': { guard: 'isSending', actions: 'keyIsAnswered' },
      },
    },
    ending: {
      entry: [
        {
          type: 'clearDevice',
          params: ({ context: { askTaskId, capture } }) => ({
            taskIds: capture ? [askTaskId, capture.taskId] : [askTaskId],
          }),
        },
        'forgetCapture',
        'forgetViewers',
      ],
      on: {
        'device.cleared': [{ guard: 'askFailed', target: 'failed' }, { target: 'ended' }],
        'consent.ended': [
          { guard: and(['forgotten', 'askFailed']), target: 'failed' },
          { guard: 'forgotten', target: 'ended' },
        ],
      },
    },
    declined: over,
    unanswered: over,
    failed: over,
    ended: over,
  },
});
