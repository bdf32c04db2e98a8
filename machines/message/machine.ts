import { assign, setup } from 'xstate';
import type { MessageChannel, MessageFact, MessageKind } from './events.ts';

/** Written into each stream at its first event; a stream keeps the version it began with. */
export const messageMachineVersion = '1';

/** Ids that a message names; of the others it knows the number. */
const mostSubjects = 5;

export interface MessageContext {
  accountId: string;
  kind: MessageKind | null;
  group: string;
  opPath: string;
  count: number;
  failed: number;
  subjects: string[];
  channels: MessageChannel[];
}

const emptyContext: MessageContext = {
  accountId: '',
  kind: null,
  group: '',
  opPath: '',
  count: 0,
  failed: 0,
  subjects: [],
  channels: ['console'],
};

/** Of a shared file they may have been taken out. */
const first = (...subjects: (string[] | undefined)[]): string[] =>
  [...new Set(subjects.flatMap((ids) => ids ?? []))].slice(0, mostSubjects);

const messageSetup = setup({
  types: {
    context: {} as MessageContext,
    events: {} as MessageFact,
    tags: {} as 'terminal',
  },
  actions: {
    /** Has its words sent to the person's address. */
    mail: () => {},
    setDeadline: (_, _params: { name: 'window' | 'expiry'; ms: number }) => {},
    clearDeadline: (_, _params: { name: 'window' | 'expiry' }) => {},
    rememberMessage: assign(({ event }) => {
      if (event.type !== 'message.raised') return {};
      const { accountId, kind, group, opPath, count, failed, subjects } = event.data;
      const { channels = ['console'] } = event.data;
      return { accountId, kind, group, opPath, count, failed, subjects: first(subjects), channels };
    }),
    rememberNews: assign(({ context, event }) => {
      if (event.type !== 'message.grown') return {};
      const { opPath, count, failed, subjects } = event.data;
      return {
        opPath,
        count: context.count + count,
        failed: context.failed + failed,
        subjects: first(context.subjects, subjects),
      };
    }),
  },
  guards: {
    /** What happens once has nothing to wait for. */
    happensOnce: ({ event }) => event.type === 'message.raised' && event.data.windowMs === 0,
    happensOnceByMail: ({ event }) =>
      event.type === 'message.raised' &&
      event.data.windowMs === 0 &&
      (event.data.channels?.includes('mail') ?? false),
    isWindow: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'window',
    isWindowBeforeMail: ({ context, event }) =>
      event.type === 'deadline.passed' && event.data.name === 'window' && context.channels.includes('mail'),
    isInConsole: ({ context }) => context.channels.includes('console'),
    isExpiry: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'expiry',
  },
});

type Raised = { event: Extract<MessageFact, { type: 'message.raised' }> };
const clear = (name: 'window' | 'expiry') => ({ type: 'clearDeadline', params: { name } }) as const;
const awaitWindow = {
  type: 'setDeadline',
  params: ({ event }: Raised) => ({ name: 'window' as const, ms: event.data.windowMs }),
} as const;
const awaitExpiry = {
  type: 'setDeadline',
  params: ({ event }: Raised) => ({ name: 'expiry' as const, ms: event.data.keptMs }),
} as const;

/** One message to one person: gathers what belongs together for a while, and waits to be read. Pure. */
export const messageMachine = messageSetup.createMachine({
  id: 'message',
  context: emptyContext,
  initial: 'empty',
  states: {
    empty: {
      on: {
        'message.raised': [
          { guard: 'happensOnceByMail', target: 'mailing', actions: ['rememberMessage', awaitExpiry] },
          { guard: 'happensOnce', target: 'unread', actions: ['rememberMessage', awaitExpiry] },
          { target: 'gathering', actions: ['rememberMessage', awaitWindow, awaitExpiry] },
        ],
      },
    },
    /** Unread as well; what comes after it has been read is another message. */
    gathering: {
      on: {
        'message.grown': { actions: 'rememberNews' },
        'message.read': { target: 'read', actions: [clear('window'), clear('expiry')] },
        'deadline.passed': [
          { guard: 'isWindowBeforeMail', target: 'mailing' },
          { guard: 'isWindow', target: 'unread' },
          { target: 'expired', actions: clear('window') },
        ],
      },
    },
    /** Its window is over: what it gathered goes out as one mail. Still unread in the console. */
    mailing: {
      entry: 'mail',
      on: {
        'message.mailed': [
          { guard: 'isInConsole', target: 'unread' },
          { target: 'mailed', actions: clear('expiry') },
        ],
        'message.read': { target: 'read', actions: clear('expiry') },
        'deadline.passed': { guard: 'isExpiry', target: 'expired' },
      },
    },
    unread: {
      on: {
        'message.read': { target: 'read', actions: clear('expiry') },
        'deadline.passed': { guard: 'isExpiry', target: 'expired' },
      },
    },
    read: { tags: 'terminal' },
    /** By mail alone. */
    mailed: { tags: 'terminal' },
    /** Too old to be shown. */
    expired: { tags: 'terminal' },
  },
});
