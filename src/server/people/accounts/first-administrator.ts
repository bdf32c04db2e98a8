import type { Actor } from '#domain/logged-event.ts';
import { serverActor } from '#domain/logged-event.ts';
import { normalEmail } from '#domain/validation.ts';
import type { Database } from '#server/core/database/database.ts';
import { StartError } from '#server/core/database/errors.ts';
import type { Invitations } from './invitations.ts';
import { onlyInvited } from './queries/lives.ts';

interface FirstDeps {
  database: Pick<Database, 'sql'>;
  invitations: Pick<Invitations, 'invite' | 'inviteAgain' | 'withdraw'>;
  /** Of the person who is to be the first administrator. */
  email: string | null;
  now(): Date;
  say(line: string): void;
}

/** The sender named in the letter. */
const actor: Actor = { ...serverActor('accounts'), name: 'Waymark' };
const language = 'en';

/**
 * An installation without accounts invites its first administrator, so that no first password is ever written down (ASVS
 * 2.3.1, 2.5.4). At a later start, as long as no invitation was accepted: again if the link has expired, and to another person if
 * the address has changed, whose link ends then.
 */
export async function inviteFirst({ database, invitations, email, now, say }: FirstDeps): Promise<void> {
  const invited = await onlyInvited(database.sql);
  if (invited === null) return;
  if (email === null)
    throw new StartError('set ADMIN_EMAIL to the address of the first administrator, who is invited by mail');
  const known = invited.find((account) => account.email === normalEmail(email));
  for (const { accountId } of invited)
    if (accountId !== known?.accountId) await invitations.withdraw(accountId, actor);
  if (known?.invitedUntil && known.invitedUntil > now())
    return say(`${email} is invited as the first administrator, by a mail that was sent already`);
  if (known) await invitations.inviteAgain({ ...known, language }, actor);
  else
    await invitations.invite({
      email,
      userName: '',
      opId: 'system',
      roleGroupKey: 'SystemAdmin',
      language,
      actor,
    });
  say(`${email} is invited by mail as the first administrator`);
}
