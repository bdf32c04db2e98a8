import { and, assign, setup } from 'xstate';
import type { ConsentAnswer, ConsentEnd, ConsentFact, EndedTask } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const consentMachineVersion = '1';

export interface ConsentContext {
  endpointId: string;
  opId: string;
  askTaskId: string;
  text: string;
  language: string;
  validMs: number;
  viewerMs: number;
  /** Null until the prompt's task has ended. */
  answer: ConsentAnswer | null;
  /** Ids of the open pages. */
  viewers: string[];
  /** Account whose keys go to the device. */
  controller: string;
  /** The running capture; null: none. */
  capture: { taskId: string; intervalMs: number; count: number } | null;
  /** Sequence number of the last picture of the running capture; 0 before its first. */
  sequence: number;
  /** Number of pictures of all captures. */
  pictures: number;
  /** Number of keys that were pressed. */
  keys: number;
  /** Number of the key that awaits its answer; 0: none. */
  sending: number;
  /** Reason that a given or pending consent ended. */
  end: ConsentEnd | null;
  /** Number of times that pictures were opened after the capture. */
  views: number;
  /** Number of pictures whose files were erased. */
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
    /** Ends the tasks of this consent, and removes the prompt or the consent from the device. */
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
    /** Tells if the last open page was closed. */
    nobodyLooks: (args) => args.context.viewers.length > 0 && viewersAfter(args).length === 0,
    somebodyLooks: ({ context }) => context.viewers.length > 0,
    isDeadline: ({ event }, { name }: { name: 'viewer' | 'validity' }) =>
      event.type === 'deadline.passed' && event.data.name === name,
    /** Tells if the picture is newer than the last one: pictures arrive in order, each once. */
    isNext: ({ context, event }) =>
      event.type === 'picture.received' && event.data.sequence > context.sequence,
    /** Tells if the key may be sent: RU-040, and one key at a time (TN-115, TN-116). */
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

/**
 * Transitions of an ended consent: a restarted device has no prompt or capture to remove, any other must be informed.
 */
const isOver = (clears: ReturnType<typeof clear>, ...forgets: 'forgetCapture'[]) =>
  [
    { guard: 'forgotten', target: 'ended', actions: ['rememberEnd', 'forgetViewers', clears, ...forgets] },
    { target: 'ending', actions: ['rememberEnd', clears] },
  ] as const;

/** Transitions while the consent lasts: viewers join and leave, and the consent may end. */
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
 * Consent to view a screen, from the prompt to the end of the permission (TN-102..TN-119). Pure. Pictures are captured
 * only in `starting` and `playing`, which require an agreement; every end of the consent leaves them at once.
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
          // The person agreed too late: the requesting page was already closed.
          {
            guard: answered('agreed'),
            target: 'ending',
            actions: ['rememberAnswer', 'rememberEnd', clear('viewer')],
          },
          { guard: answered('declined'), target: 'declined', actions: ['rememberAnswer', clear('viewer')] },
          { guard: answered('noAnswer'), target: 'unanswered', actions: ['rememberAnswer', clear('viewer')] },
          // The device may still show the prompt.
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
