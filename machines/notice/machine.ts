import { assign, setup } from 'xstate';
import type { NoticeContent, NoticeFact, NoticePeriod } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const noticeMachineVersion = '1';

export interface NoticeContext extends NoticeContent {
  opId: string;
  /** Number that each change of the content raises: an update names the edition that it changes. */
  edition: number;
  /** Accounts that have opened the notice, in order. */
  readers: string[];
}

const emptyContext: NoticeContext = {
  title: '',
  notiType: 'NOTICE',
  subType: '',
  contents: '',
  ops: [],
  roles: [],
  pinned: false,
  periodStart: '',
  periodEnd: '',
  opId: '',
  edition: 0,
  readers: [],
};

const noticeSetup = setup({
  types: {
    context: {} as NoticeContext,
    events: {} as NoticeFact,
    tags: {} as 'terminal',
  },
  actions: {
    setDeadline: (_, _params: { name: 'start' | 'end'; ms: number }) => {},
    clearDeadline: (_, _params: { name: 'start' | 'end' }) => {},
    rememberContent: assign(({ context, event }) => {
      if (event.type !== 'notice.created' && event.type !== 'notice.changed') return {};
      const { draft: _, startsInMs: _start, endsInMs: _end, ...content } = event.data;
      return { ...content, edition: context.edition + 1 };
    }),
    rememberReader: assign(({ context, event }) =>
      event.type === 'notice.read' ? { readers: [...context.readers, event.data.accountId] } : {},
    ),
  },
  guards: {
    isDraft: ({ event }) => event.type !== 'deadline.passed' && 'draft' in event.data && event.data.draft,
    /** Tells if the changed notice stays published: its period has begun. */
    goesOn: ({ event }) => event.type === 'notice.changed' && !event.data.draft && event.data.startsInMs <= 0,
    isPutOff: ({ event }) =>
      event.type === 'notice.changed' && !event.data.draft && event.data.startsInMs > 0,
    isNewReader: ({ context, event }) =>
      event.type === 'notice.read' && !context.readers.includes(event.data.accountId),
    isStart: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'start',
    isEnd: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'end',
  },
});

type Planned = { event: { data: NoticePeriod } };
const clear = (name: 'start' | 'end') => ({ type: 'clearDeadline', params: { name } }) as const;
const awaitStart = {
  type: 'setDeadline',
  params: ({ event }: Planned) => ({ name: 'start' as const, ms: event.data.startsInMs }),
} as const;
const awaitEnd = {
  type: 'setDeadline',
  params: ({ event }: Planned) => ({ name: 'end' as const, ms: event.data.endsInMs }),
} as const;
/** Sets both deadlines at once: after an outage through the whole period, they pass one after the other. */
const plan = ['rememberContent', awaitStart, awaitEnd] as const;

/** One notice, from its draft or schedule through its publication period. Pure. */
export const noticeMachine = noticeSetup.createMachine({
  id: 'notice',
  context: emptyContext,
  initial: 'empty',
  states: {
    empty: {
      on: {
        'notice.created': [
          { guard: 'isDraft', target: 'draft', actions: 'rememberContent' },
          { target: 'scheduled', actions: [...plan] },
        ],
      },
    },
    draft: {
      on: {
        'notice.changed': [
          { guard: 'isDraft', actions: 'rememberContent' },
          { target: 'scheduled', actions: [...plan] },
        ],
        'notice.deleted': 'deleted',
      },
    },
    scheduled: {
      on: {
        'notice.changed': [
          { guard: 'isDraft', target: 'draft', actions: ['rememberContent', clear('start'), clear('end')] },
          { actions: [...plan] },
        ],
        'deadline.passed': [
          { guard: 'isStart', target: 'publishing' },
          { target: 'ended', actions: clear('start') },
        ],
        'notice.deleted': 'deleted',
      },
    },
    /**
     * People have read the notice, so it can neither be deleted nor become a draft again. Its period can be shortened.
     */
    publishing: {
      on: {
        'notice.changed': [
          { guard: 'goesOn', actions: ['rememberContent', awaitEnd] },
          { guard: 'isPutOff', target: 'scheduled', actions: [...plan] },
        ],
        'notice.read': { guard: 'isNewReader', actions: 'rememberReader' },
        'deadline.passed': { guard: 'isEnd', target: 'ended' },
      },
    },
    ended: {
      on: {
        'notice.changed': [
          { guard: 'isDraft', target: 'draft', actions: 'rememberContent' },
          { target: 'scheduled', actions: [...plan] },
        ],
        'notice.deleted': 'deleted',
      },
    },
    deleted: { tags: 'terminal' },
  },
});
