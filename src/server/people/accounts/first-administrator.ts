import type { Actor } from '#domain/logged-event.ts';
import { serverActor } from '#domain/logged-event.ts';
import { normalEmail } from '#domain/validation.ts';
import type { Database } from '#server/core/database/database.ts';
import { StartError } from '#server/core/start-error.ts';
import { administratorRemains, firstInvitations } from '../account-rows/queries/administrators.ts';
import type { Invitations } from './invitations.ts';

interface FirstDeps {
  database: Pick<Database, 'sql'>;
  invitations: Pick<Invitations, 'invite' | 'inviteAgain' | 'withdraw'>;
  /** Address of the first administrator. */
  email: string | null;
  now(): Date;
  say(line: string): void;
}

/** Sender named in the letter. */
const actor: Actor = { ...serverActor('accounts'), name: 'Waymark' };
const language = 'en';
const rootRole = { opId: 'system', roleGroupKey: 'SystemAdmin' };

/**
 * Invites an administrator to an installation that no account can administer, so that no first password is ever written
 * down (ASVS 2.3.1, 2.5.4): a new one, and one whose last administrator is gone. At a later start, until the invitation
 * is accepted, it invites again if the link has expired, and another person if the address has changed; the first
 * person's link ends then.
 */
export async function inviteFirst({ database, invitations, email, now, say }: FirstDeps): Promise<void> {
  if (await administratorRemains(database.sql, { butFor: null })) return;
  const { invited, isNew } = await firstInvitations(database.sql, rootRole);
  if (email === null) {
    if (isNew)
      throw new StartError(
        'set ADMIN_EMAIL to the address of the first administrator, who is invited by mail',
      );
    return say('No account can administer this installation: set ADMIN_EMAIL to invite an administrator');
  }
  const known = invited.find((account) => account.email === normalEmail(email));
  for (const { accountId } of invited)
    if (accountId !== known?.accountId) await invitations.withdraw(accountId, actor);
  if (known?.invitedUntil && known.invitedUntil > now())
    return say(`${email} is invited as the first administrator, by a mail that was sent already`);
  if (known) {
    await invitations.inviteAgain({ ...known, language }, actor);
    return say(`${email} is invited by mail as the first administrator`);
  }
  const { kind } = await invitations.invite({ email, userName: '', ...rootRole, language, actor });
  say(
    kind === 'invited'
      ? `${email} is invited by mail as ${isNew ? 'the first' : 'an'} administrator`
      : `No account can administer this installation, and ${email} has an account already: set ADMIN_EMAIL to another address`,
  );
}
