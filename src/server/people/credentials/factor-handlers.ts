import { ApiError, type Language } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { RateLimits } from '#server/core/http/rate-limits.ts';
import type { CoreServices } from '#server/core/services.ts';
import { removeFactors } from '#server/people/account-rows/queries/factors.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import { passkeysOf } from '#server/people/credentials/queries/passkeys.ts';
import { ScopedOwners } from '#server/people/credentials/queries/scoped-owners.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';
import { requiredByPolicy, tooManyAttempts, wrongCode } from './refusals.ts';

type FactorHandlers = Pick<
  Handlers,
  | 'getSecurity'
  | 'beginTwoFactor'
  | 'confirmTwoFactor'
  | 'endTwoFactor'
  | 'renewRecoveryCodes'
  | 'resetUserTwoFactor'
>;

const guesses = (accountId: string) => ({ key: accountId, burst: 5, everyMs: 60_000 });

interface Needs extends Pick<CoreServices, 'database' | 'live' | 'now'> {
  credentials: Credentials;
  sessions: SessionPort;
}

/** Handlers for the authenticator app of the caller's own account, and its recovery codes (docs/decisions/205). */
export function factorHandlers(services: Needs): FactorHandlers {
  const { database, credentials, sessions, live, now } = services;
  const { secondFactor } = credentials;
  const limits = new RateLimits();
  const admit = (accountId: string, language: Language) => {
    const { retryAfter } = limits.reserve([guesses(accountId)], now().getTime());
    if (retryAfter > 0) throw tooManyAttempts(retryAfter, language);
  };

  return {
    async getSecurity({ caller }) {
      const { accountId } = caller.account;
      const { totp, required, recoveryCodes } = await secondFactor.factors(accountId);
      const passkeys = await passkeysOf(database.sql, accountId);
      return {
        data: {
          twoFactor: totp,
          twoFactorRequired: required,
          recoveryCodes,
          passkeys: passkeys.map((passkey) => ({
            passkeyId: passkey.passkey_id,
            passkeyName: passkey.name,
            createTime: passkey.created_at.toISOString(),
            lastUseTime: passkey.last_used_at?.toISOString() ?? null,
          })),
        },
      };
    },

    async beginTwoFactor({ caller }) {
      const offered = await secondFactor.offer(caller.account);
      if (!offered) throw new ApiError('conflict', { status: 409 });
      return { data: offered };
    },

    async confirmTwoFactor({ body, caller, language, audit }) {
      const { account, actor, sessionId } = caller;
      admit(account.accountId, language);
      const codes = await secondFactor.confirm(account, body.oneTimeCode);
      if (!codes) throw wrongCode(language);
      audit.changed({ twoFactor: false }, { twoFactor: true });
      sessions.forget([sessionId]);
      await credentials.tell(account, 'twoFactorOn', { language, actor });
      return { data: { codes } };
    },

    async endTwoFactor({ caller, language, audit }) {
      const { account, actor } = caller;
      const { totp, required, passkeys } = await secondFactor.factors(account.accountId);
      if (!totp) throw new ApiError('nodata');
      if (required && passkeys === 0) throw requiredByPolicy(language);
      await secondFactor.remove(account.accountId);
      audit.changed({ twoFactor: true }, { twoFactor: false });
      await credentials.tell(account, 'twoFactorOff', { language, actor });
      return { data: {} };
    },

    async renewRecoveryCodes({ caller, language, audit }) {
      const { account, actor } = caller;
      if (!(await secondFactor.factors(account.accountId)).totp) throw new ApiError('nodata');
      const codes = await secondFactor.renewRecoveryCodes(account.accountId);
      audit.changed(null, { event: 'recovery codes made anew' });
      await credentials.tell(account, 'recoveryCodes', { language, actor });
      return { data: { codes } };
    },

    async resetUserTwoFactor({ params, scope, caller, language, audit }) {
      const account = await scope.of(ScopedOwners).find(params.id);
      if (!account) throw new ApiError('nodata');
      if (account.role.level < caller.account.role.level)
        throw new ApiError('roleerr', { data: { permission: caller.permission } });
      const { accountId } = account;
      await removeFactors(database.sql, accountId);
      audit.changed(
        null,
        { event: 'second factor taken away by an administrator', accountId },
        account.operator.opId,
      );
      await sessions.endSome(account, { allBut: '' });
      live.askAgain(accountId);
      await credentials.tell(account, 'twoFactorOff', { language, actor: caller.actor });
      return { data: {} };
    },
  };
}
