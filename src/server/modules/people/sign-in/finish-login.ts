import type { components } from '#api/auth.d.ts';
import type { Actor } from '#domain/logged-event.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { AuditNote } from '#server/http/audit.ts';
import type { Services } from '#server/http/services.ts';
import { type Account, noteAccess } from '#server/projections/accounts/accounts.ts';
import { noteClientAccess } from '#server/projections/accounts/clients.ts';
import type { LoginWay, Origin } from '#server/projections/accounts/refresh-tokens.ts';

interface Proven {
  account: Account;
  clientId: string;
  origin: Origin;
  way: LoginWay;
  audit: AuditNote;
  at: Date;
}

/** The last step of every way to sign in: who it is has been shown. */
export async function finishLogin(
  { database, sessions, credentials }: Services,
  { account, clientId, origin, way, audit, at }: Proven,
): Promise<components['schemas']['Tokens']> {
  await noteAccess(database.sql, account.accountId, at);
  await noteClientAccess(database.sql, clientId, at);
  const tokens = await sessions.begin(account, clientId, origin, way);
  if (!tokens) throw new ApiError('tokenerr');
  const { resetId } = way;
  if (resetId === null) return tokens;
  audit.changed(null, { event: 'signed in with a temporary password' });
  await credentials.resets.entered(resetId, ownerOf(account));
  return { ...tokens, passwordChangeRequired: true };
}

export const ownerOf = ({ accountId, name }: Account): Actor => ({ kind: 'account', id: accountId, name });
