import type { AccountRules } from '#domain/passwords/account-rules.ts';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import type { Caller } from '#server/core/http/call.ts';
import { refuseLongAfterPassword, refuseWithout } from '#server/core/http/other-operation.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { CoreServices } from '#server/core/services.ts';
import { accountById } from '#server/people/account-rows/queries/accounts.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import { checkNewPassword } from '#server/people/credentials/new-password.ts';
import type { Passwords } from '#server/people/sessions/passwords.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';

interface NewPassword {
  userId: string;
  userName: string;
  password: string;
  caller: Caller;
  language: Language;
}

interface Needs extends Pick<CoreServices, 'database' | 'live' | 'now'> {
  passwords: Passwords;
  credentials: Credentials;
  sessions: SessionPort;
  accountRules: AccountRules;
}

/** Checks a password that an administrator chooses for another user (CL-127), and returns the function that sets it. */
export async function passwordSetter(services: Needs, order: NewPassword): Promise<() => Promise<void>> {
  const { database, passwords, credentials, sessions, live, accountRules: rules, now } = services;
  const { userId, userName, password, caller, language } = order;
  refuseWithout(caller, 'resetUserPassword');
  refuseLongAfterPassword(caller, 'resetUserPassword', now());
  if (!rules.temporaryPasswords)
    throw refusal([{ field: 'body.password', message: 'is chosen by its owner under these account rules' }]);
  const account = await accountById(database.sql, userId);
  if (account?.status !== 'Running')
    throw refusal([{ field: 'body.password', message: 'cannot be set: the account is not active' }]);
  checkNewPassword(password, { email: account.email, name: userName }, { rules, language });
  const passwordHash = await passwords.hash(password);
  return async () => {
    const set = { accountId: userId, passwordHash, keep: null, at: now() };
    const ended = await credentials.resets.change(set, null, caller.actor);
    if (!ended) throw new ApiError('nodata');
    sessions.forget(ended);
    live.askAgain(userId);
    await credentials.tell(account, 'password', { language, actor: caller.actor });
  };
}
