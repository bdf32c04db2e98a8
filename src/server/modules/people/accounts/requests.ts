import { randomUUID } from 'node:crypto';
import { ApiError, hintError } from '#server/http/api-error.ts';
import { RateLimits } from '#server/http/auth/rate-limits.ts';
import type { Handlers } from '#server/http/call.ts';
import type { Services } from '#server/http/services.ts';
import { networkOf } from '#server/network.ts';
import { addAccountRequest, decideAccountRequest } from '#server/projections/accounts/requests.ts';
import type { Scope } from '#server/projections/scope.ts';
import { checkRole, organisationInScope } from './authority.ts';
import { inviteOne } from './invitations.ts';
import { slowedDown } from './refusals.ts';
import { accountRequests } from './resources.ts';

type RequestHandlers = Pick<Handlers, 'requestAccount' | 'declineAccountRequest' | 'inviteAccountRequest'>;

/** What one network may ask, and all together: who administers people reads each. */
const limitsOf = (network: string) => [
  { key: `network ${network}`, burst: 5, everyMs: 600_000 },
  { key: 'all', burst: 200, everyMs: 30_000 },
];

async function openRequest(scope: Scope, requestId: string) {
  const request = await scope.of(accountRequests).find(requestId);
  if (!request) throw new ApiError('nodata');
  if (request.state !== 'open') throw hintError('conflict', { state: request.state });
  return request;
}

/** CL-409: asked for without a login, decided by an administrator of the installation (docs/decisions/203). */
export function requestHandlers(services: Services): RequestHandlers {
  const { database, now } = services;
  const limits = new RateLimits();
  return {
    async requestAccount({ body, ip, language }) {
      const { retryAfter } = limits.reserve(limitsOf(networkOf(ip)), now().getTime());
      if (retryAfter > 0) throw slowedDown(retryAfter, language);
      const { email, userName, userPhone = null, companyName, message = '' } = body;
      await addAccountRequest(database.sql, {
        requestId: randomUUID(),
        email,
        name: userName.trim(),
        phone: userPhone,
        companyName: companyName.trim(),
        message: message.trim(),
        language,
        at: now(),
      });
      return { data: {} };
    },

    async declineAccountRequest({ params, scope, caller, audit }) {
      const { requestId, email } = await openRequest(scope, params.requestId);
      await decideAccountRequest(database.sql, {
        ...{ requestId, state: 'declined', by: caller.actor.name, at: now() },
      });
      audit.changed({ requestId, email, state: 'open' }, { state: 'declined' });
      return { data: {} };
    },

    async inviteAccountRequest({ params, body, scope, caller, audit }) {
      const request = await openRequest(scope, params.requestId);
      const { opId, roleGroupKey } = body;
      const organisation = await organisationInScope(services, { scope, caller, opId });
      await checkRole(services, caller, { roleKey: roleGroupKey, opId: organisation });
      const { requestId, email, userName, language } = request;
      const answer = await inviteOne(services, {
        ...{ email, userName, opId: organisation, roleGroupKey, caller },
        language: language === 'ko' ? 'ko' : 'en',
      });
      if (answer.kind !== 'invited') throw hintError(answer.kind);
      await decideAccountRequest(database.sql, {
        ...{ requestId, state: 'invited', by: caller.actor.name, at: now() },
      });
      audit.changed({ requestId, email, state: 'open' }, { state: 'invited', userId: answer.accountId });
      return { data: { userId: answer.accountId } };
    },
  };
}
