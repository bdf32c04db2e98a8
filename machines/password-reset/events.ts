import type { Redactable } from '../json.ts';

/** Credential with which the new password was set. */
export type ResetWay = 'link' | 'temporaryPassword';

/** Event that voids a link and a temporary password before they expire. */
export type ReplacedBy = 'newer' | 'change';

/**
 * The facts of one forgotten password, stream `password-reset:<id>`. Digests of link and temporary password are stored
 * beside the log until it ends.
 */
export type PasswordResetFact =
  /** `byOwner`: the owner requested it with the account's address; otherwise an administrator removed the password. */
  | {
      type: 'reset.asked';
      data: { accountId: string; opId: string; byOwner: boolean; validMs: number };
    }
  /** The mail with link and temporary password is queued. */
  | { type: 'reset.mailed'; data: { mailId: string } }
  /** The user signed in with the temporary password and can only set a new one. */
  | { type: 'reset.entered'; data: Record<string, never> }
  | { type: 'reset.completed'; data: { way: ResetWay } }
  | { type: 'reset.replaced'; data: { by: ReplacedBy } }
  | { type: 'deadline.passed'; data: { name: 'validity' } };

/** The facts name accounts by id, never people by name. */
export const passwordResetRedactable = {} satisfies Redactable<PasswordResetFact>;

/** At least one sample of each fact, for the path generators and the property tests. */
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
