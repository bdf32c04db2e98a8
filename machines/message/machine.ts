import { assign, setup } from 'xstate';
import type { MessageChannel, MessageFact, MessageKind, Outage } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const messageMachineVersion = '1';

/** Maximum ids in a message; the others are only counted. */
export const mostSubjects = 5;

export interface MessageContext {
  accountId: string;
  kind: MessageKind | null;
  group: string;
  opPath: string;
  count: number;
  failed: number;
  subjects: string[];
  channels: MessageChannel[];
  /** True if its mail waited for the end of the user's quiet hours: it is sent if the cause still holds. */
  quiet: boolean;
  /** Its outage as last reported; null: the message is about none. `endedAt` null: it lasts. */
  outage: (Outage & { endedAt: string | null }) | null;
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
  quiet: false,
  outage: null,
};

/** In a shared file the ids may have been redacted. */
const first = (...subjects: (string[] | undefined)[]): string[] =>
  [...new Set(subjects.flatMap((ids) => ids ?? []))].slice(0, mostSubjects);

const messageSetup = setup({
  types: {
    context: {} as MessageContext,
    events: {} as MessageFact,
    tags: {} as 'terminal',
  },
  actions: {
    /** Has the message's mail queued. */
    mail: () => {},
    setDeadline: (_, _params: { name: 'window' | 'expiry'; ms: number }) => {},
    clearDeadline: (_, _params: { name: 'window' | 'expiry' }) => {},
    rememberMessage: assign(({ event }) => {
      if (event.type !== 'message.raised') return {};
      const { accountId, kind, group, opPath, count, failed, subjects } = event.data;
      const { channels = ['console'], outage, quiet = false } = event.data;
      return {
        accountId,
        kind,
        group,
        opPath,
        count,
        failed,
        subjects: first(subjects),
        channels,
        quiet,
        outage: outage ? { ...outage, endedAt: null } : null,
      };
    }),
    rememberEnd: assign(({ context, event }) => {
      if (event.type !== 'message.ended' || context.outage === null) return {};
      return { outage: { ...context.outage, endedAt: event.data.at } };
    }),
    rememberNews: assign(({ context, event }) => {
      if (event.type !== 'message.grown') return {};
      const { opPath, count, failed, subjects, outage } = event.data;
      return {
        opPath,
        outage: outage ? { ...outage, endedAt: null } : context.outage,
        count: context.count + count,
        failed: context.failed + failed,
        subjects: first(context.subjects, subjects),
      };
    }),
  },
  guards: {
    isOutage: ({ context }) => context.outage !== null,
    /** A single event has nothing to wait for. */
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

/** An outage is one message as long as it lasts, also after its mail, and after it was read. */
const outageGoesOn = {
  'message.grown': { guard: 'isOutage', actions: 'rememberNews' },
  'message.ended': { guard: 'isOutage', actions: 'rememberEnd' },
} as const;

/** One message to one person: gathers related events for a while, and waits to be read. Pure. */
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
    /** The message is unread as well; an event after it was read raises another message. */
    gathering: {
      on: {
        'message.grown': { actions: 'rememberNews' },
        'message.ended': outageGoesOn['message.ended'],
        'message.read': { target: 'read', actions: [clear('window'), clear('expiry')] },
        'deadline.passed': [
          { guard: 'isWindowBeforeMail', target: 'mailing' },
          { guard: 'isWindow', target: 'unread' },
          { target: 'expired', actions: clear('window') },
        ],
      },
    },
    /** The window is over: the gathered events go out as one mail. The message is still unread in the console. */
    mailing: {
      entry: 'mail',
      on: {
        ...outageGoesOn,
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
        ...outageGoesOn,
        'message.read': { target: 'read', actions: clear('expiry') },
        'deadline.passed': { guard: 'isExpiry', target: 'expired' },
      },
    },
    read: { tags: 'terminal', on: outageGoesOn },
    /** The user receives mails only. */
    mailed: { tags: 'terminal' },
    /** The message is too old to be shown. */
    expired: { tags: 'terminal' },
  },
});
