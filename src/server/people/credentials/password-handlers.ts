import type { AccountRules } from '#domain/passwords/account-rules.ts';
import type { ResetWay } from '#machines/password-reset/events.ts';
import type { AuditNote } from '#server/core/audit/audit.ts';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import type { Caller, Handlers } from '#server/core/http/call.ts';
import type { Account } from '#server/core/http/session.ts';
import { networkOf } from '#server/core/network/network.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { ProvenRows } from '#server/people/account-rows/proven.ts';
import { accountById } from '#server/people/account-rows/queries/accounts.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import type { Passwords } from '#server/people/sessions/passwords.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';
import { SignInGuard } from '#server/people/sessions/sign-in-guard.ts';
import { checkNewPassword } from './new-password.ts';
import { refusedAttempt, wrongPassword } from './refusals.ts';

type PasswordHandlers = Pick<
  Handlers,
  'changePassword' | 'setForgottenPassword' | 'setForgottenPasswordByAddress'
>;

interface Change {
  account: Account;
  password: string;
  used: { resetId: string; way: ResetWay } | null;
  /** Login to keep; null: none. */
  keep: string | null;
  actor: Caller['actor'];
  language: Language;
}

interface Needs extends Pick<CoreServices, 'database' | 'live' | 'now'> {
  passwords: Passwords;
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
  sessions: SessionPort;
  credentials: Credentials;
  accountRules: AccountRules;
}

/** Handlers for passwords that users choose: with the old one, with a temporary one, or through a mailed link. */
export function passwordHandlers(services: Needs): PasswordHandlers {
  const { database, passwords, proven, sessions, credentials, live, accountRules: rules, now } = services;
  const guard = new SignInGuard();

  const change = async ({ account, password, used, keep, actor, language }: Change): Promise<void> => {
    const passwordHash = await passwords.hash(password);
    const set = { accountId: account.accountId, passwordHash, keep, at: now() };
    const ended = await credentials.resets.change(set, used, actor);
    if (!ended) throw new ApiError('tokenerr');
    sessions.forget(keep === null ? ended : [...ended, keep]);
    live.askAgain(account.accountId);
    await credentials.tell(account, 'password', { language, actor });
  };

  /** Checks the old password, which a stranger at an open session does not have; guesses are counted by account. */
  const givesOldPassword = async (
    { account }: Caller,
    oldPassword: string,
    ip: string,
    language: Language,
  ) => {
    const attempt = {
      network: networkOf(ip),
      email: account.email,
      browser: `signed in ${account.accountId}`,
      atHome: true,
      at: now().getTime(),
    };
    const { harmless } = await guard
      .attempt(attempt, async () => {
        const known = await proven.byEmail(account.email);
        return { harmless: await passwords.match(known?.passwordHash ?? null, oldPassword) };
      })
      .catch((error: unknown) => refusedAttempt(error, language));
    return harmless;
  };

  const setByLink = async (token: string, password: string, language: Language, audit: AuditNote) => {
    const link = await credentials.resets.byLink(token);
    const account = link && (await accountById(database.sql, link.accountId));
    if (!link || account?.status !== 'Running') throw new ApiError('tokenerr');
    checkNewPassword(password, account, { rules, language });
    const actor = { kind: 'account' as const, id: account.accountId, name: account.name };
    const used = { resetId: link.resetId, way: 'link' as const };
    await change({ account, password, used, keep: null, actor, language });
    audit.actor = actor;
    audit.changed(null, { event: 'password set by a mailed link' });
    return { data: {} };
  };

  return {
    async changePassword({ body: { oldPassword, newPassword }, caller, ip, language, audit }) {
      const { account, sessionId, resetId, actor } = caller;
      checkNewPassword(newPassword, account, { rules, language, field: 'newPassword' });
      if (resetId === null && !(await givesOldPassword(caller, oldPassword ?? '', ip, language)))
        throw wrongPassword(language);
      const used = resetId === null ? null : { resetId, way: 'temporaryPassword' as const };
      await change({ account, password: newPassword, used, keep: sessionId, actor, language });
      audit.changed(null, { event: 'password changed by its owner' });
      return { data: {} };
    },

    async setForgottenPassword({ body: { token, password }, language, audit }) {
      return setByLink(token, password, language, audit);
    },

    async setForgottenPasswordByAddress({ params: { token }, body: { password }, language, audit }) {
      return setByLink(token, password, language, audit);
    },
  };
}
