import type { components } from '#api/main.d.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import { ScopedSignInPolicies } from '#server/people/credentials/queries/policy.ts';
import { ownFactorFirst } from './refusals.ts';

type PolicyHandlers = Pick<Handlers, 'getTwoFactorPolicy' | 'setTwoFactorPolicy'>;
type Policy = components['schemas']['TwoFactorPolicy'];

interface Needs extends Pick<CoreServices, 'sealedTables'> {
  credentials: Credentials;
}

/** Handlers for an organisation's sign-in policy. */
export const policyHandlers = ({ credentials, sealedTables }: Needs): PolicyHandlers => ({
  async getTwoFactorPolicy({ query, scope }) {
    return { data: await policyOf(scope, query.opId) };
  },

  async setTwoFactorPolicy({ body: { opId, required }, scope, caller, language, audit }) {
    const before = await policyOf(scope, opId);
    const own = await credentials.secondFactor.factors(caller.account.accountId);
    if (required && !own.totp && own.passkeys === 0) throw ownFactorFirst(language);
    await sealedTables.operators.write(caller.actor, async (db) => {
      await scope.of(ScopedSignInPolicies).requireTwoFactor(db, opId, required);
      return [opId];
    });
    audit.changed({ opId, required: before.required }, { opId, required }, opId);
    return { data: { ...before, required } };
  },
});

async function policyOf(scope: Scope, opId: string): Promise<Policy> {
  const found = await scope.of(ScopedSignInPolicies).find(opId);
  if (!found) throw new ApiError('nodata');
  return {
    opId: found.op_id,
    companyName: found.company_name,
    required: found.require_two_factor,
    requiredBy: found.required_by,
  };
}
