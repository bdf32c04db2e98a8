import { randomUUID } from 'node:crypto';
import { privacyVersion as current } from '#domain/privacy.ts';
import { ApiError, hintError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { RateLimits } from '#server/core/http/rate-limits.ts';
import { networkOf } from '#server/core/network/network.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { ProvenRows } from '#server/people/account-rows/proven.ts';
import type { Accounts } from '#server/people/accounts/accounts.ts';
import type { Invitations } from '#server/people/accounts/invitations.ts';
import { addAccountRequest, decideAccountRequest } from '#server/people/accounts/queries/requests.ts';
import { checkRole, organisationInScope } from './authority.ts';
import { inviteOne } from './invitation-handlers.ts';
import { slowedDown } from './refusals.ts';
import { accountRequests } from './resources.ts';

type RequestHandlers = Pick<Handlers, 'requestAccount' | 'declineAccountRequest' | 'inviteAccountRequest'>;

/** Limits of requests by one network, and in all, because user administrators read each one. */
const limitsOf = (network: string) => [
  { key: `network ${network}`, burst: 5, everyMs: 600_000 },
  { key: 'all', burst: 200, everyMs: 30_000 },
];

/** Refusal if the text was changed while the page was open: the reader has agreed to something else. */
const changedText = {
  en: 'What is recorded about you has changed. Load this page again and read it before you agree.',
  ko: '기록되는 내용이 변경되었습니다. 페이지를 새로 고친 후 내용을 확인하고 동의해 주세요.',
};

async function openRequest(scope: Scope, requestId: string) {
  const request = await scope.of(accountRequests).find(requestId);
  if (!request) throw new ApiError('nodata');
  if (request.state !== 'open') throw hintError('conflict', { state: request.state });
  return request;
}

interface Needs extends Pick<CoreServices, 'database' | 'logger' | 'now'> {
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
  invitations: Invitations;
  accounts: Pick<Accounts, 'change' | 'join' | 'streams'>;
}

/**
 * CL-409: requests for accounts, made without a login, and decided by an administrator of the installation
 * (docs/decisions/203).
 */
export function requestHandlers(services: Needs): RequestHandlers {
  const { database, now } = services;
  const limits = new RateLimits();
  return {
    async requestAccount({ body, ip, language }) {
      const { retryAfter } = limits.reserve(limitsOf(networkOf(ip)), now().getTime());
      if (retryAfter > 0) throw slowedDown(retryAfter, language);
      const { email, userName, userPhone = null, companyName, message = '', privacyVersion } = body;
      if (privacyVersion !== current)
        throw new ApiError('custom', { status: 409, message: changedText[language] });
      await addAccountRequest(database.sql, {
        requestId: randomUUID(),
        email,
        name: userName.trim(),
        phone: userPhone,
        companyName: companyName.trim(),
        message: message.trim(),
        language,
        privacyVersion,
        at: now(),
      });
      return { data: {} };
    },

    async declineAccountRequest({ params, scope, caller, audit }) {
      const { requestId, email } = await openRequest(scope, params.requestId);
      await decideAccountRequest(database.sql, {
        requestId,
        state: 'declined',
        by: caller.actor.name,
        at: now(),
      });
      audit.changed({ requestId, email, state: 'open' }, { state: 'declined' });
      return { data: {} };
    },

    async inviteAccountRequest({ params, body, scope, caller, audit }) {
      const request = await openRequest(scope, params.requestId);
      const { opId, roleGroupKey } = body;
      const organisation = await organisationInScope(services, { scope, caller, opId });
      await checkRole(services, caller, { roleKey: roleGroupKey, opId: organisation });
      const { requestId, email, userName, language, privacyVersion } = request;
      const answer = await inviteOne(services, {
        email,
        userName,
        opId: organisation,
        roleGroupKey,
        privacyVersion,
        caller,
        language: language === 'ko' ? 'ko' : 'en',
      });
      if (answer.kind !== 'invited') throw hintError(answer.kind);
      await decideAccountRequest(database.sql, {
        requestId,
        state: 'invited',
        by: caller.actor.name,
        at: now(),
      });
      audit.changed({ requestId, email, state: 'open' }, { state: 'invited', userId: answer.accountId });
      return { data: { userId: answer.accountId } };
    },
  };
}
