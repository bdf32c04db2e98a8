import type { Redactable } from '../json.ts';

/** What an account was when its stream began, where it is older than that. */
export type AdoptedState = 'invited' | 'running' | 'stopped';

/**
 * The facts of one account, a stream of its own, `account:<id>`, from the invitation to the end. Passwords and links are not
 * among them: of a link the log knows the digest. `roleKey` names a role of the table of roles.
 */
export type AccountFact =
  /** It was there before accounts had streams, or was made by the first start of an installation. */
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
  /** Signed in by the identity provider of the organisation `opId`, without an invitation (docs/decisions/217). */
  | { type: 'account.joined'; data: { email: string; name: string; opId: string; roleKey: string } }
  /** The mail `mailId` with the link is stored with it. `codeHash`: SHA-256 of what the link holds, hex. */
  | {
      type: 'account.invited';
      data: {
        email: string;
        name: string;
        opId: string;
        roleKey: string;
        /** BCP 47, of the mail. */
        language: string;
        codeHash: string;
        validMs: number;
        mailId: string;
        /** Version of the privacy notice that was accepted when the account was requested. */
        privacyVersion?: string;
      };
    }
  /** Another link; the one before is void. */
  | { type: 'account.invitedAgain'; data: { codeHash: string; validMs: number; mailId: string } }
  /** The link is void and the address free. */
  | { type: 'account.withdrawn'; data: Record<string, never> }
  /** By the holder of the link with a password, or by signing in through the organisation's identity provider. */
  | { type: 'account.accepted'; data: { name: string; phone: string | null } }
  /** All three as they are from now on. */
  | { type: 'account.changed'; data: { name: string; phone: string | null; roleKey: string } }
  /** Sign-in is refused until the account is started again, and its sessions end. */
  | { type: 'account.stopped'; data: { reason: string } }
  | { type: 'account.started'; data: Record<string, never> }
  /** An administrator ended all its sessions. */
  | { type: 'account.signedOut'; data: { sessions: number } }
  /** For good. Its address is free for a new account. */
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

/** One sample or more of each fact: what the path generators and the property tests feed. */
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
