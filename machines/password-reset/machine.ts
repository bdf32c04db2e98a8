import { assign, setup } from 'xstate';
import type { PasswordResetFact, ReplacedBy, ResetWay } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const passwordResetMachineVersion = '1';

export interface PasswordResetContext {
  accountId: string;
  opId: string;
  byOwner: boolean;
  validMs: number;
  /** Empty: no mail is queued yet. */
  mailId: string;
  /** Null: no new password was set. */
  way: ResetWay | null;
  replacedBy: ReplacedBy | null;
}

const emptyContext: PasswordResetContext = {
  accountId: '',
  opId: '',
  byOwner: false,
  validMs: 0,
  mailId: '',
  way: null,
  replacedBy: null,
};

const passwordResetSetup = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetFact,
    tags: {} as 'terminal',
  },
  actions: {
    setDeadline: (_, _params: { name: 'validity'; ms: number }) => {},
    clearDeadline: (_, _params: { name: 'validity' }) => {},
    rememberAsked: assign(({ event }) => (event.type === 'reset.asked' ? event.data : {})),
    rememberMail: assign(({ event }) => (event.type === 'reset.mailed' ? { mailId: event.data.mailId } : {})),
    rememberWay: assign(({ event }) => (event.type === 'reset.completed' ? { way: event.data.way } : {})),
    rememberReason: assign(({ event }) =>
      event.type === 'reset.replaced' ? { replacedBy: event.data.by } : {},
    ),
  },
});

const clear = { type: 'clearDeadline', params: { name: 'validity' } } as const;

/** Transitions that end the reset while link and temporary password are valid. */
const ends = {
  'reset.completed': { target: 'done', actions: ['rememberWay', clear] },
  'reset.replaced': { target: 'replaced', actions: ['rememberReason', clear] },
  'deadline.passed': 'expired',
} as const;

/** One forgotten password, from the request to a new password or to expiry. Pure. */
export const passwordResetMachine = passwordResetSetup.createMachine({
  id: 'password-reset',
  context: emptyContext,
  initial: 'empty',
  states: {
    empty: {
      on: {
        'reset.asked': {
          target: 'asked',
          actions: [
            'rememberAsked',
            {
              type: 'setDeadline',
              params: ({ event }) => ({ name: 'validity' as const, ms: event.data.validMs }),
            },
          ],
        },
      },
    },
    asked: { on: { 'reset.mailed': { target: 'mailed', actions: 'rememberMail' }, ...ends } },
    /** TN-209: the temporary password is sent. */
    mailed: { on: { 'reset.entered': 'entered', ...ends } },
    /** TN-210: a user who signed in with the temporary password must change it. */
    entered: { on: ends },
    /** TN-211, TN-212. */
    done: { tags: 'terminal' },
    replaced: { tags: 'terminal' },
    expired: { tags: 'terminal' },
  },
});
