import { assign, setup } from 'xstate';
import type { AccountFact, AdoptedState } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const accountMachineVersion = '1';

export interface AccountContext {
  email: string;
  name: string;
  phone: string | null;
  opId: string;
  roleKey: string;
  /** Language of the account's mails, BCP 47. */
  language: string;
  /** Digest of the valid link; empty: no link is valid. */
  codeHash: string;
  validMs: number;
  /** Number of links that were sent. */
  invitations: number;
  /** Reason for the last stop or deletion. */
  reason: string;
  /** Number of times that an administrator ended all sessions. */
  signOuts: number;
}

const emptyContext: AccountContext = {
  email: '',
  name: '',
  phone: null,
  opId: '',
  roleKey: '',
  language: 'en',
  codeHash: '',
  validMs: 0,
  invitations: 0,
  reason: '',
  signOuts: 0,
};

const accountSetup = setup({
  types: {
    context: {} as AccountContext,
    events: {} as AccountFact,
    tags: {} as 'terminal',
  },
  actions: {
    setDeadline: (_, _params: { name: 'invitation'; ms: number }) => {},
    clearDeadline: (_, _params: { name: 'invitation' }) => {},
    rememberAdopted: assign(({ event }) => {
      if (event.type !== 'account.adopted') return {};
      const { state: _, ...account } = event.data;
      return account;
    }),
    rememberJoined: assign(({ event }) => (event.type === 'account.joined' ? event.data : {})),
    rememberInvitation: assign(({ event }) => {
      if (event.type !== 'account.invited') return {};
      const { mailId: _, privacyVersion: _agreed, ...invited } = event.data;
      return { ...invited, invitations: 1 };
    }),
    rememberLink: assign(({ context, event }) =>
      event.type === 'account.invitedAgain'
        ? {
            codeHash: event.data.codeHash,
            validMs: event.data.validMs,
            invitations: context.invitations + 1,
          }
        : {},
    ),
    forgetLink: assign({ codeHash: '' }),
    rememberPerson: assign(({ event }) =>
      event.type === 'account.accepted' || event.type === 'account.changed' ? event.data : {},
    ),
    rememberReason: assign(({ event }) =>
      event.type === 'account.stopped' || event.type === 'account.deleted'
        ? { reason: event.data.reason }
        : {},
    ),
    forgetReason: assign({ reason: '' }),
    countSignOut: assign(({ context }) => ({ signOuts: context.signOuts + 1 })),
  },
  guards: {
    wasIn: ({ event }, { state }: { state: AdoptedState }) =>
      event.type === 'account.adopted' && event.data.state === state,
  },
});

const was = (state: AdoptedState) => ({ type: 'wasIn', params: { state } }) as const;
const clear = { type: 'clearDeadline', params: { name: 'invitation' } } as const;
const setDeadline = {
  type: 'setDeadline',
  params: ({ event }: { event: { data: { validMs: number } } }) => ({
    name: 'invitation' as const,
    ms: event.data.validMs,
  }),
} as const;

const changes = { 'account.changed': { actions: 'rememberPerson' } } as const;
/** Only a pending invitation has a link to clear. */
const isDeleted = { target: 'deleted', actions: 'rememberReason' } as const;

/**
 * One account, from its invitation to its end (TN-202..TN-205, TN-207, TN-208). Pure. As specified, an invited person
 * already has an account, with an address and a role. Only `running` permits sign-in.
 */
export const accountMachine = accountSetup.createMachine({
  id: 'account',
  context: emptyContext,
  initial: 'empty',
  states: {
    empty: {
      on: {
        'account.joined': { target: 'running', actions: 'rememberJoined' },
        'account.invited': { target: 'invited', actions: ['rememberInvitation', setDeadline] },
        'account.adopted': [
          { guard: was('running'), target: 'running', actions: 'rememberAdopted' },
          { guard: was('stopped'), target: 'stopped', actions: 'rememberAdopted' },
          { target: 'expired', actions: 'rememberAdopted' },
        ],
      },
    },
    invited: {
      on: {
        ...changes,
        'account.invitedAgain': { actions: ['rememberLink', setDeadline] },
        'account.accepted': { target: 'running', actions: ['rememberPerson', 'forgetLink', clear] },
        'account.withdrawn': { target: 'withdrawn', actions: ['forgetLink', clear] },
        'account.deleted': { target: 'deleted', actions: ['rememberReason', 'forgetLink', clear] },
        'deadline.passed': { target: 'expired', actions: 'forgetLink' },
      },
    },
    /** The link has expired. Another one can be sent. */
    expired: {
      on: {
        ...changes,
        'account.invitedAgain': { target: 'invited', actions: ['rememberLink', setDeadline] },
        'account.withdrawn': 'withdrawn',
        'account.deleted': isDeleted,
      },
    },
    running: {
      on: {
        ...changes,
        'account.stopped': { target: 'stopped', actions: 'rememberReason' },
        'account.signedOut': { actions: 'countSignOut' },
        'account.deleted': isDeleted,
      },
    },
    stopped: {
      on: {
        ...changes,
        'account.started': { target: 'running', actions: 'forgetReason' },
        'account.deleted': isDeleted,
      },
    },
    withdrawn: { tags: 'terminal' },
    deleted: { tags: 'terminal' },
  },
});
