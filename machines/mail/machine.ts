import { assign, setup } from 'xstate';
import type { MailFact, MailPurpose } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const mailMachineVersion = '1';

export interface MailContext {
  purpose: MailPurpose | null;
  to: string;
  accountId: string | null;
  opId: string;
  language: string;
  validMs: number;
  /** Number of delivery attempts. */
  attempts: number;
  /** Last answer of the mail server; empty: none yet. */
  answer: string;
  code: number | null;
  /** True once the validity has passed. */
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
    /** Hands the mail to the mail server. */
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
 * One mail, until the mail server accepts it or it expires. Pure. The product does not learn what happens behind that
 * server.
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
        // The pending answer of the mail server decides.
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
    /** An administrator can fix the cause of the rejection, and resend. */
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
