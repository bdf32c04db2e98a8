import { assign, setup } from 'xstate';
import type { MailFact, MailPurpose } from './events.ts';

/** Written into each stream at its first event; a stream keeps the version it began with. */
export const mailMachineVersion = '1';

export interface MailContext {
  purpose: MailPurpose | null;
  to: string;
  accountId: string | null;
  opId: string;
  language: string;
  validMs: number;
  /** Times that a mail server was asked. */
  attempts: number;
  /** What it said last; empty: nothing yet. */
  answer: string;
  code: number | null;
  /** Its time is over. */
  expired: boolean;
}

const emptyContext: MailContext = {
  purpose: null,
  to: '',
  accountId: null,
  opId: '',
  language: '',
  validMs: 0,
  attempts: 0,
  answer: '',
  code: null,
  expired: false,
};

const mailSetup = setup({
  types: {
    context: {} as MailContext,
    events: {} as MailFact,
    tags: {} as 'terminal',
  },
  actions: {
    /** Hands it to the mail server. */
    deliver: (_, _params: { attempt: number }) => {},
    setDeadline: (_, _params: { name: 'retry' | 'validity'; ms: number }) => {},
    clearDeadline: (_, _params: { name: 'retry' | 'validity' }) => {},
    rememberMail: assign(({ event }) => (event.type === 'mail.queued' ? event.data : {})),
    rememberAnswer: assign(({ context, event }) => {
      switch (event.type) {
        case 'mail.sent':
          return { attempts: context.attempts + 1, answer: event.data.answer, code: null };
        case 'mail.deferred':
        case 'mail.refused':
          return { attempts: context.attempts + 1, answer: event.data.answer, code: event.data.code };
        default:
          return {};
      }
    }),
    rememberExpiry: assign({ expired: true }),
  },
  guards: {
    isExpired: ({ context }) => context.expired,
    isDeadline: ({ event }, { name }: { name: 'retry' | 'validity' }) =>
      event.type === 'deadline.passed' && event.data.name === name,
  },
});

const passed = (name: 'retry' | 'validity') => ({ type: 'isDeadline', params: { name } }) as const;
const clear = (name: 'retry' | 'validity') => ({ type: 'clearDeadline', params: { name } }) as const;

/**
 * One mail, from its words to the mail server that has taken it over, or to the end of its use. Pure. What happens behind
 * that server is not reported.
 */
export const mailMachine = mailSetup.createMachine({
  id: 'mail',
  context: emptyContext,
  initial: 'empty',
  states: {
    empty: {
      on: {
        'mail.queued': {
          target: 'sending',
          actions: [
            'rememberMail',
            {
              type: 'setDeadline',
              params: ({ event }) => ({ name: 'validity' as const, ms: event.data.validMs }),
            },
          ],
        },
      },
    },
    sending: {
      entry: { type: 'deliver', params: ({ context }) => ({ attempt: context.attempts + 1 }) },
      on: {
        'mail.sent': { target: 'sent', actions: ['rememberAnswer', clear('validity')] },
        'mail.deferred': [
          { guard: 'isExpired', target: 'undelivered', actions: 'rememberAnswer' },
          {
            target: 'waiting',
            actions: [
              'rememberAnswer',
              {
                type: 'setDeadline',
                params: ({ event }) => ({ name: 'retry' as const, ms: event.data.waitMs }),
              },
            ],
          },
        ],
        'mail.refused': [
          { guard: 'isExpired', target: 'undelivered', actions: 'rememberAnswer' },
          { target: 'refused', actions: 'rememberAnswer' },
        ],
        // What the mail server is about to answer is the truth.
        'deadline.passed': { guard: passed('validity'), actions: 'rememberExpiry' },
      },
    },
    waiting: {
      on: {
        'mail.resent': { target: 'sending', actions: clear('retry') },
        'deadline.passed': [
          { guard: passed('retry'), target: 'sending' },
          { target: 'undelivered', actions: clear('retry') },
        ],
      },
    },
    /** An administrator can fix what the mail server refused, and resend. */
    refused: {
      on: {
        'mail.resent': 'sending',
        'deadline.passed': { guard: passed('validity'), target: 'undelivered' },
      },
    },
    sent: { tags: 'terminal' },
    undelivered: { tags: 'terminal' },
  },
});
