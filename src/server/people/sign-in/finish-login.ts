import type { components } from '#api/auth.d.ts';
import type { Actor } from '#domain/logged-event.ts';
import type { AuditNote } from '#server/core/audit/audit.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Account } from '#server/core/http/session.ts';
import type { CoreServices } from '#server/core/services.ts';
import { noteAccess } from '#server/people/account-rows/queries/accounts.ts';
import { noteClientAccess } from '#server/people/account-rows/queries/clients.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import type { LoginWay, Origin } from '#server/people/sessions/queries/refresh-tokens.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';

interface Proven {
  account: Account;
  clientId: string;
  origin: Origin;
  way: LoginWay;
  audit: AuditNote;
  at: Date;
}

interface Needs extends Pick<CoreServices, 'database'> {
  sessions: SessionPort;
  credentials: Credentials;
}

/** Finishes every kind of sign-in after the authentication. */
export async function finishLogin(
  { database, sessions, credentials }: Needs,
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
