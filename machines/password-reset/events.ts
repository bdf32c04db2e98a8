import type { Redactable } from '../json.ts';

/** By what a new password was set. */
export type ResetWay = 'link' | 'temporaryPassword';

/** Why a link and a temporary password are of no use any more, before their time is over. */
export type ReplacedBy = 'newer' | 'change';

/**
 * The facts of one forgotten password, a stream of its own, `password-reset:<id>`. Link and temporary password stand as digests
 * beside the log until it is over.
 */
export type PasswordResetFact =
  /** `byOwner`: requested with the address of the account; otherwise an administrator removed the password. */
  | {
      type: 'reset.asked';
      data: { accountId: string; opId: string; byOwner: boolean; validMs: number };
    }
  /** The mail with link and temporary password is stored. */
  | { type: 'reset.mailed'; data: { mailId: string } }
  /** Signed in with the temporary password: only setting a new one is allowed. */
  | { type: 'reset.entered'; data: Record<string, never> }
  | { type: 'reset.completed'; data: { way: ResetWay } }
  | { type: 'reset.replaced'; data: { by: ReplacedBy } }
  | { type: 'deadline.passed'; data: { name: 'validity' } };

/** They name an account by its id, never a person by name. */
export const passwordResetRedactable = {} satisfies Redactable<PasswordResetFact>;

/** One sample or more of each fact: what the path generators and the property tests feed. */
export const passwordResetSamples: PasswordResetFact[] = [
  {
    type: 'reset.asked',
    data: { accountId: 'west', opId: 'northwind', byOwner: true, validMs: 1_800_000 },
  },
  { type: 'reset.mailed', data: { mailId: 'mail-1' } },
  { type: 'reset.entered', data: {} },
  { type: 'reset.completed', data: { way: 'link' } },
  { type: 'reset.replaced', data: { by: 'newer' } },
  { type: 'deadline.passed', data: { name: 'validity' } },
];
