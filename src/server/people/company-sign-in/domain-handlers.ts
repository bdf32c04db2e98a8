import { normalDomain, proofRecord } from '#domain/identity/domain-proof.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import { ScopedProviders } from '#server/people/identity-provider/queries/providers.ts';
import { recordWords, refusedField } from './refusals.ts';

interface Needs extends Pick<CoreServices, 'now'> {
  credentials: Credentials;
}

/** Looks up the DNS record that proves a domain for the organisation (docs/decisions/235). */
export const proveDomainHandler =
  ({ credentials, now }: Needs): Handlers['proveIdentityProviderDomain'] =>
  async ({ body, scope, caller, language, audit }) => {
    const opId = body.opId ?? caller.account.operator.opId;
    const scoped = scope.of(ScopedProviders);
    const settings = await scoped.find(opId);
    const domain = settings?.domains.find(({ name }) => name === normalDomain(body.domain));
    if (!domain) throw new ApiError('nodata');
    const { name, challenge, provedAt } = domain;
    if (provedAt !== null) return { data: { proved: true, message: null } };
    const found = await credentials.providers.records.find(proofRecord(name, challenge));
    if (found !== 'right') {
      audit.changed(null, { event: 'domain not proved by DNS', domain: name, record: found }, opId);
      return { data: { proved: false, message: recordWords(found, language) } };
    }
    // Users of other organisations may have this domain by now, or another organisation may have proved it.
    const foreign = await scoped.foreignDomains(opId, [name]);
    if (foreign.length > 0 || !(await scoped.prove(opId, domain, now())))
      throw refusedField('domains', language, name);
    audit.changed(null, { event: 'domain proved by DNS', domain: name }, opId);
    return { data: { proved: true, message: null } };
  };
