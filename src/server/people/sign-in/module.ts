import type { AccountRules } from '#domain/passwords/account-rules.ts';
import { normalEmail } from '#domain/validation.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { MapTiles } from '#server/core/http/map-tiles.ts';
import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { ModelList } from '#server/devices/models/port.ts';
import type { ProvenRows } from '#server/people/account-rows/proven.ts';
import type { Accounts } from '#server/people/accounts/accounts.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import type { Mails } from '#server/people/mail/mails.ts';
import type { Passwords } from '#server/people/sessions/passwords.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';
import { signInTables } from '#server/people/sessions/stored.ts';
import { SignInGuard } from '../sessions/sign-in-guard.ts';
import { accountHandlers } from './account.ts';
import { loginHandler } from './login.ts';
import { passkeyLoginHandlers } from './passkey-login.ts';
import { confirmPasswordHandler } from './password-handlers.ts';
import { providerLoginHandlers } from './provider-login.ts';
import { secondStepHandler } from './second-step.ts';
import { sessionListHandlers } from './session-handlers.ts';

type SessionHandlers = Pick<
  Handlers,
  'login' | 'loginWithCode' | 'refreshToken' | 'logout' | 'confirmPassword'
>;

interface Needs extends CoreServices {
  sessions: SessionPort;
  credentials: Credentials;
  passwords: Passwords;
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
  verifyNewBrowsers: boolean;
  mails: Pick<Mails, 'queue' | 'resend'>;
  accountRules: AccountRules;
  accounts: Pick<Accounts, 'change' | 'join' | 'streams'>;
  sessionMs: number;
  models: ModelList;
  mapTiles: MapTiles | null;
}

export const sessionHandlers = (services: Needs): SessionHandlers => {
  const { sessions } = services;
  const guard = new SignInGuard();
  return {
    login: loginHandler(services, guard),
    loginWithCode: secondStepHandler(services),
    confirmPassword: confirmPasswordHandler(services, guard),

    async refreshToken({ body, ip, userAgent, audit }) {
      const { clientKey = null, idleSeconds = 0 } = body;
      const origin = { address: ip, userAgent };
      const refreshed = await sessions.refresh(body.refreshToken, { clientKey, idleSeconds, origin });
      if (refreshed.kind === 'reused') {
        audit.actor = { kind: 'account', id: refreshed.accountId, name: refreshed.accountId };
        audit.changed(null, { event: 'refresh token used again, or by another browser; login ended' });
        services.live.askAgain(refreshed.accountId);
        throw new ApiError('jwterr');
      }
      if (refreshed.kind === 'refused') throw new ApiError('jwterr');
      const { account, tokens } = refreshed;
      audit.actor = { kind: 'account', id: account.accountId, name: account.name };
      if (body.user !== undefined && normalEmail(body.user) !== account.email) throw new ApiError('jwterr');
      return { data: tokens };
    },

    async logout({ body, caller, audit }) {
      if (await sessions.end(caller.account, body.refreshToken))
        audit.changed(null, { event: 'login ended by its owner' });
      services.live.askAgain(caller.account.accountId);
      return { data: {} };
    },
  };
};

/** Sessions, and the profile and permissions of a signed-in user. */
export const signInModule: Module<Needs> = {
  name: 'sign-in',
  tables: signInTables,
  handlers: (services) => ({
    ...sessionHandlers(services),
    ...passkeyLoginHandlers(services),
    ...providerLoginHandlers(services),
    ...sessionListHandlers(services),
    ...accountHandlers(services),
  }),
};
