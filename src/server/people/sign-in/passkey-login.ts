import { randomUUID } from 'node:crypto';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { RateLimits } from '#server/core/http/rate-limits.ts';
import { networkOf } from '#server/core/network/network.ts';
import type { CoreServices } from '#server/core/services.ts';
import { accountById } from '#server/people/account-rows/queries/accounts.ts';
import { findOrCreateClient, trustClient } from '#server/people/account-rows/queries/clients.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';
import { hashClientKey } from '../sessions/keys.ts';
import { finishLogin, ownerOf } from './finish-login.ts';
import { refuseWhereProviderAlone } from './provider-alone.ts';
import { tooMany } from './refusals.ts';

type PasskeyLoginHandlers = Pick<Handlers, 'beginPasskeyLogin' | 'loginWithPasskey'>;

/** Limit of answers, because each is a signature to verify, which takes some milliseconds. */
const answers = (network: string) => ({ key: network, burst: 30, everyMs: 2_000 });

interface Needs extends Pick<CoreServices, 'database' | 'now'> {
  credentials: Credentials;
  sessions: SessionPort;
}

/** Handlers for sign-in with a passkey: nothing is typed, and the browser is known from then on. */
export function passkeyLoginHandlers(services: Needs): PasskeyLoginHandlers {
  const { database, credentials, now } = services;
  const limits = new RateLimits();
  const admit = (ip: string, language: Language) => {
    const { retryAfter } = limits.reserve([answers(networkOf(ip))], now().getTime());
    if (retryAfter > 0) throw tooMany('attempts', retryAfter, language);
  };

  return {
    async beginPasskeyLogin({ ip, language }) {
      admit(ip, language);
      const { ticket, options } = await credentials.passkeys.beginSignIn();
      return { data: { ticket, options: JSON.stringify(options), address: credentials.passkeys.address } };
    },

    async loginWithPasskey({ body: { ticket, response, clientKey }, ip, userAgent, language, audit }) {
      admit(ip, language);
      const accountId = await credentials.passkeys.signIn({ ticket, response });
      const account = accountId === null ? null : await accountById(database.sql, accountId);
      if (account?.status !== 'Running') throw new ApiError('loginfail');
      await refuseWhereProviderAlone(services, account, language);
      const at = now();
      const client = await findOrCreateClient(database.sql, {
        clientId: randomUUID(),
        accountId: account.accountId,
        clientKeyHash: hashClientKey(account.accountId, clientKey ?? ''),
        trusted: true,
        at,
      });
      // Programs without a key all count as one browser, so it is not trusted by one of them.
      if (!client.trusted && clientKey) await trustClient(database.sql, client.client_id);
      audit.actor = ownerOf(account);
      audit.changed(null, { event: 'signed in with a passkey' });
      const origin = { address: ip, userAgent };
      return {
        data: await finishLogin(services, {
          account,
          clientId: client.client_id,
          origin,
          way: { resetId: null, provider: null },
          audit,
          at,
        }),
      };
    },
  };
}
