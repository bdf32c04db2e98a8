import { randomUUID } from 'node:crypto';
import { areTwoFactors, type Claims, textsAt } from '#domain/identity/claims.ts';
import type { Language } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { RateLimits } from '#server/core/http/rate-limits.ts';
import type { Account } from '#server/core/http/session.ts';
import { networkOf } from '#server/core/network/network.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { ProvenRows } from '#server/people/account-rows/proven.ts';
import { findOrCreateClient, trustClient } from '#server/people/account-rows/queries/clients.ts';
import type { Accounts } from '#server/people/accounts/accounts.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import { ProviderFault } from '#server/people/identity-provider/provider-fault.ts';
import type { Returned } from '#server/people/identity-provider/provider-sign-ins.ts';
import { accountOfIdentity } from '#server/people/identity-provider/queries/links.ts';
import type { ShownByProvider } from '#server/people/sessions/queries/refresh-tokens.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';
import { hashClientKey } from '../sessions/keys.ts';
import { finishLogin, ownerOf } from './finish-login.ts';
import { tellRefusal } from './provider-advice.ts';
import { admit } from './provider-person.ts';
import {
  admissionRefused,
  noProvider,
  otherAccount,
  refusedByProvider,
  signInOver,
} from './provider-refusals.ts';
import { tooMany } from './refusals.ts';
import { askForSecondStep } from './second-step.ts';

type ProviderLoginHandlers = Pick<
  Handlers,
  'beginProviderLogin' | 'loginWithProvider' | 'beginProviderConfirm' | 'confirmWithProvider'
>;

/** Limit of attempts: each calls a provider, and reveals whether a domain belongs to a customer. */
const attempts = (network: string) => ({ key: network, burst: 20, everyMs: 3_000 });

/** Returns the time of the user's authentication, if the provider states it; otherwise it may be long ago. */
function shownAt({ auth_time: authTime }: Claims, now: Date): Date {
  const at = typeof authTime === 'number' ? authTime * 1_000 : 0;
  return new Date(Math.min(Math.max(at, 0), now.getTime()));
}

interface Needs extends Pick<CoreServices, 'database' | 'live' | 'logger' | 'now'> {
  credentials: Credentials;
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
  sessions: SessionPort;
  accounts: Pick<Accounts, 'change' | 'join' | 'streams'>;
}

/** Handlers for sign-in by the identity provider of an organisation (docs/decisions/217). */
export function providerLoginHandlers(services: Needs): ProviderLoginHandlers {
  const { database, credentials, proven, sessions, logger, now } = services;
  const { providers } = credentials;
  const limits = new RateLimits();
  const enter = (ip: string, language: Language) => {
    const { retryAfter } = limits.reserve([attempts(networkOf(ip))], now().getTime());
    if (retryAfter > 0) throw tooMany('attempts', retryAfter, language);
  };
  const report = (language: Language) => (error: unknown) => {
    // The answer itself is not logged, because it may contain secrets.
    if (error instanceof ProviderFault) logger.warn({ reason: error.reason }, 'identity provider');
    return refusedByProvider(error, language);
  };
  const begin = async (
    opId: string | null,
    way: { email: string; clientKey: string; familyId: string | null },
    language: Language,
  ) => {
    const url = opId === null ? null : await providers.begin(opId, way).catch(report(language));
    if (!url) throw noProvider(language);
    return { data: { url: url.href } };
  };
  const secondStep = async (account: Account, clientId: string, provider: ShownByProvider) => {
    if (provider.factors) return;
    const known = await proven.byEmail(account.email);
    const passwordHash = known?.passwordHash ?? '';
    await askForSecondStep(services, { account, passwordHash, clientId, way: { resetId: null, provider } });
  };
  const shownBy = ({ settings, claims }: Returned): ShownByProvider => ({
    opId: settings.opId,
    version: settings.version,
    factors: settings.trustsFactors || areTwoFactors(textsAt(claims, 'amr')),
    at: shownAt(claims, now()),
  });

  return {
    async beginProviderLogin({ body: { email, clientKey }, ip, language }) {
      enter(ip, language);
      const opId = await providers.organisationOf(email);
      return begin(opId, { email, clientKey, familyId: null }, language);
    },

    async loginWithProvider({ body: { clientKey, ...answer }, ip, userAgent, language, audit }) {
      enter(ip, language);
      const returned = await providers.finish(answer, clientKey).catch(report(language));
      if (!returned || returned.familyId !== null) throw signInOver(language);
      const admission = await admit(services, returned);
      const { account } = admission;
      const { opId } = returned.settings;
      if (account) audit.actor = ownerOf(account);
      if (admission.kind === 'refused') {
        const { reason } = admission;
        logger.info({ opId, reason }, 'sign-in by identity provider refused');
        await tellRefusal(services, returned, reason);
        // A user who lost their role there keeps no session that began with it.
        if (account && reason === 'noRole') await sessions.endSome(account, { allBut: '' });
        throw admissionRefused(reason, language);
      }
      const { accountId } = admission.account;
      const at = now();
      const client = await findOrCreateClient(database.sql, {
        clientId: randomUUID(),
        accountId,
        clientKeyHash: hashClientKey(accountId, clientKey),
        trusted: true,
        at,
      });
      if (!client.trusted) await trustClient(database.sql, client.client_id);
      const provider = shownBy(returned);
      await secondStep(admission.account, client.client_id, provider);
      const { role } = admission.account;
      audit.changed(admission.before, {
        event: 'signed in by the identity provider',
        opId,
        roleGroupKey: role.key,
        twoFactors: provider.factors,
      });
      return {
        data: await finishLogin(services, {
          account: admission.account,
          clientId: client.client_id,
          origin: { address: ip, userAgent },
          way: { resetId: null, provider },
          audit,
          at,
        }),
      };
    },

    async beginProviderConfirm({ body: { clientKey }, caller, ip, language }) {
      enter(ip, language);
      const { providerOpId, sessionId, account } = caller;
      return begin(providerOpId, { email: account.email, clientKey, familyId: sessionId }, language);
    },

    async confirmWithProvider({ body: { clientKey, ...answer }, caller, ip, language, audit }) {
      enter(ip, language);
      const { account, sessionId } = caller;
      const returned = await providers.finish(answer, clientKey).catch(report(language));
      if (!returned || returned.familyId !== sessionId) throw signInOver(language);
      const { settings, claims } = returned;
      const identity = { issuer: settings.issuer, subject: claims.sub };
      if ((await accountOfIdentity(database.sql, identity)) !== account.accountId)
        throw otherAccount(language);
      await sessions.passwordGiven(sessionId);
      audit.changed(null, { event: 'shown again to the identity provider', sessionId });
      return { data: {} };
    },
  };
}
