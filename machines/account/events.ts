import type { Redactable } from '../json.ts';

/** State of an account that is older than its stream, when the stream began. */
export type AdoptedState = 'invited' | 'running' | 'stopped';

/**
 * The facts of one account, from the invitation to the end; stream `account:<id>`. The facts contain no passwords or
 * links, only the digest of a link. `roleKey` names a row in the table of roles.
 */
export type AccountFact =
  /** The account is older than account streams, or the first start of an installation created it. */
  | {
      type: 'account.adopted';
      data: {
        email: string;
        name: string;
        phone: string | null;
        opId: string;
        roleKey: string;
        state: AdoptedState;
      };
    }
  /**
   * The user signed in through the identity provider of the organisation `opId`, without an invitation
   * (docs/decisions/217).
   */
  | { type: 'account.joined'; data: { email: string; name: string; opId: string; roleKey: string } }
  /** Stored together with the mail `mailId`, which holds the link. `codeHash`: SHA-256 of the link's code, hex. */
  | {
      type: 'account.invited';
      data: {
        email: string;
        name: string;
        opId: string;
        roleKey: string;
        /** Language of the mail, BCP 47. */
        language: string;
        codeHash: string;
        validMs: number;
        mailId: string;
        /** Version of the privacy notice that was accepted when the account was requested. */
        privacyVersion?: string;
      };
    }
  /** A new link was sent; the previous one is void. */
  | { type: 'account.invitedAgain'; data: { codeHash: string; validMs: number; mailId: string } }
  /** The link is void and the address free. */
  | { type: 'account.withdrawn'; data: Record<string, never> }
  /** The holder of the link set a password, or signed in through the organisation's identity provider. */
  | { type: 'account.accepted'; data: { name: string; phone: string | null } }
  /** New values of all three fields. */
  | { type: 'account.changed'; data: { name: string; phone: string | null; roleKey: string } }
  /** Sign-in is refused until the account is started again, and its sessions end. */
  | { type: 'account.stopped'; data: { reason: string } }
  | { type: 'account.started'; data: Record<string, never> }
  /** An administrator ended all sessions of the account. */
  | { type: 'account.signedOut'; data: { sessions: number } }
  /** The account is deleted for good. Its address is free for a new account. */
  | { type: 'account.deleted'; data: { reason: string } }
  | { type: 'deadline.passed'; data: { name: 'invitation' } };

export const accountRedactable = {
  'account.adopted': ['email', 'name', 'phone'],
  'account.joined': ['email', 'name'],
  'account.invited': ['email', 'name'],
  'account.accepted': ['name', 'phone'],
  'account.changed': ['name', 'phone'],
  'account.stopped': ['reason'],
  'account.deleted': ['reason'],
} satisfies Redactable<AccountFact>;

const adopted = (state: AdoptedState): AccountFact => ({
  type: 'account.adopted',
  data: {
    email: 'nora.west@northwind.example',
    name: 'Nora West',
    phone: null,
    opId: 'northwind',
    roleKey: 'OperatorAdmin',
    state,
  },
});

/** At least one sample of each fact, for the path generators and the property tests. */
export const accountSamples: AccountFact[] = [
  adopted('invited'),
  adopted('running'),
  adopted('stopped'),
  {
    type: 'account.joined',
    data: {
      email: 'mina.lee@northwind.example',
      name: 'Mina Lee',
      opId: 'northwind',
      roleKey: 'OperatorStaff',
    },
  },
  {
    type: 'account.invited',
    data: {
      email: 'jin.park@northwind.example',
      name: 'Jin Park',
      opId: 'northwind',
      roleKey: 'OperatorStaff',
      language: 'ko',
      codeHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      validMs: 604_800_000,
      mailId: 'mail-1',
    },
  },
  {
    type: 'account.invitedAgain',
    data: {
      codeHash: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
      validMs: 604_800_000,
      mailId: 'mail-2',
    },
  },
  { type: 'account.withdrawn', data: {} },
  { type: 'account.accepted', data: { name: 'Jin Park', phone: '+82212345678' } },
  { type: 'account.changed', data: { name: 'Jin Park', phone: null, roleKey: 'Viewer' } },
  { type: 'account.stopped', data: { reason: 'on leave' } },
  { type: 'account.started', data: {} },
  { type: 'account.signedOut', data: { sessions: 2 } },
  { type: 'account.deleted', data: { reason: 'has left' } },
  { type: 'deadline.passed', data: { name: 'invitation' } },
];
