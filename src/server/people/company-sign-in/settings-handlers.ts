import { randomBytes } from 'node:crypto';
import type { components } from '#api/main.d.ts';
import { normalDomain, proofRecord } from '#domain/identity/domain-proof.ts';
import { mayGive } from '#domain/roles/giving.ts';
import { ApiError, hintError, type Language } from '#server/core/http/api-error.ts';
import type { Body, Caller, Handlers } from '#server/core/http/call.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { ProvenRows } from '#server/people/account-rows/proven.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import {
  type ProviderDomain,
  type ProviderSettings,
  ScopedProviders,
} from '#server/people/identity-provider/queries/providers.ts';
import type { EndedLogin } from '#server/people/sessions/queries/sessions.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';
import { ProviderFault } from '../identity-provider/provider-fault.ts';
import { faultWords, refusedField } from './refusals.ts';

type SettingsHandlers = Pick<
  Handlers,
  'getIdentityProvider' | 'setIdentityProvider' | 'deleteIdentityProvider' | 'checkIdentityProvider'
>;
type Provider = components['schemas']['IdentityProvider'];
type Domain = components['schemas']['ProviderDomain'];

const unique = (values: readonly string[]): string[] => [...new Set(values)];
const newChallenge = (): string => randomBytes(24).toString('base64url');

/** Maps the settings without the secret, for every reader and the audit trail. */
const settingsOf = (settings: ProviderSettings) => ({
  issuer: settings.issuer,
  clientId: settings.clientId,
  scopes: settings.scopes,
  domains: settings.domains.map(({ name }) => name),
  emailClaim: settings.emailClaim,
  roleClaim: settings.roleClaim,
  roleSeparator: settings.roleSeparator,
  roles: settings.roles,
  adopts: settings.adopts,
  exclusive: settings.exclusive,
  trustsFactors: settings.trustsFactors,
});

const domainOf = ({ name, challenge, provedAt }: ProviderDomain): Domain => ({
  domain: name,
  provedTime: provedAt?.toISOString() ?? null,
  record: proofRecord(name, challenge),
});

interface Needs extends Pick<CoreServices, 'live' | 'now'> {
  credentials: Credentials;
  sessions: SessionPort;
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
}

/** Handlers for the settings of an organisation's identity provider. */
export function providerSettingsHandlers(services: Needs): SettingsHandlers {
  const { credentials, sessions, live, now, proven } = services;
  const { providers } = credentials;
  /** Ends logins at once, including live sockets. */
  const over = (ended: readonly EndedLogin[]): number => {
    sessions.forget(ended.map(({ familyId }) => familyId));
    for (const accountId of unique(ended.map((login) => login.accountId))) live.askAgain(accountId);
    return ended.length;
  };
  /** Finds the organisation that the caller names, if it is in their scope; by default their own. */
  const organisation = async (scope: Scope, caller: Caller, opId = caller.account.operator.opId) => {
    if ((await scope.of(ScopedProviders).companyName(opId)) === null) throw new ApiError('nodata');
    return opId;
  };
  const shown = async (scope: Scope, opId: string): Promise<Provider> => {
    const found = await scope.of(ScopedProviders).find(opId);
    return {
      opId,
      companyName: (await scope.of(ScopedProviders).companyName(opId)) ?? '',
      redirectUri: providers.redirectUri,
      provider: found && {
        ...settingsOf(found),
        domains: found.domains.map(domainOf),
        version: found.version,
        modifyTime: found.modifiedAt.toISOString(),
        modifiedBy: found.modifiedBy,
        refusals: await scope.of(ScopedProviders).refusals(opId, now()),
      },
    };
  };
  /** Refuses roles that the caller could not assign, since the provider must not assign them either. */
  const checkRoles = async (
    caller: Caller,
    opId: string,
    roles: Body<'setIdentityProvider'>['roles'],
    language: Language,
  ) => {
    for (const { roleGroupKey: key } of roles) {
      const role = await proven.roleFor({ key, opId });
      if (!role || mayGive(caller.account.role, role) !== null) throw refusedField('roles', language, key);
    }
  };

  return {
    async getIdentityProvider({ query, scope, caller }) {
      const opId = await organisation(scope, caller, query.opId);
      return { data: await shown(scope, opId) };
    },

    async setIdentityProvider({ body, scope, caller, language, audit }) {
      const opId = await organisation(scope, caller, body.opId);
      const scoped = scope.of(ScopedProviders);
      const before = await scoped.find(opId);
      if ((before?.version ?? null) !== (body.version ?? null)) throw hintError('conflict');
      const { emailClaim = before?.emailClaim ?? 'email' } = body;
      const { roleSeparator = before?.roleSeparator ?? 'none' } = body;
      const { issuer, clientId, clientSecret, roleClaim, roles, adopts, exclusive, trustsFactors } = body;
      if (!clientSecret && issuer !== before?.issuer) throw refusedField('clientSecret', language);
      await checkRoles(caller, opId, roles, language);
      const domains = unique(body.domains.map(normalDomain));
      const foreign = await scoped.foreignDomains(opId, domains);
      if (foreign.length > 0) throw refusedField('domains', language, foreign.join(', '));
      const scopes = unique(['openid', ...body.scopes.split(/\s+/).filter(Boolean)]).join(' ');
      const written = await scoped.set(
        {
          opId,
          issuer,
          clientId,
          scopes,
          emailClaim,
          roleClaim,
          roleSeparator,
          roles,
          adopts,
          exclusive,
          trustsFactors,
          domains: domains.map((name) => ({ name, challenge: newChallenge() })),
          clientSecret: clientSecret ? providers.seal(opId, issuer, clientSecret) : null,
          modifiedBy: caller.actor.name,
          at: now(),
        },
        before?.version ?? null,
      );
      if (written === null) throw hintError('conflict');
      const endedSessions = over(written.ended);
      const after = await scoped.find(opId);
      const note = after && { ...settingsOf(after), secretChanged: Boolean(clientSecret), endedSessions };
      audit.changed(before && settingsOf(before), note, opId);
      return { data: await shown(scope, opId) };
    },

    async deleteIdentityProvider({ query, scope, caller, audit }) {
      const opId = await organisation(scope, caller, query.opId);
      const scoped = scope.of(ScopedProviders);
      const before = await scoped.find(opId);
      const ended = before && (await scoped.remove(opId, now()));
      if (!ended) throw new ApiError('nodata');
      audit.changed(settingsOf(before), { endedSessions: over(ended) }, opId);
      return { data: {} };
    },

    async checkIdentityProvider({ body, language }) {
      try {
        await providers.check(body.issuer);
        return { data: { works: true, message: null } };
      } catch (error) {
        if (!(error instanceof ProviderFault)) throw error;
        return { data: { works: false, message: faultWords(error.reason, language) } };
      }
    },
  };
}
