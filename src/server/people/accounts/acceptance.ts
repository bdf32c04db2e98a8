import { randomUUID } from 'node:crypto';
import type { AccountRules } from '#domain/passwords/account-rules.ts';
import type { Language } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { RateLimits } from '#server/core/http/rate-limits.ts';
import { networkOf } from '#server/core/network/network.ts';
import type { CoreServices } from '#server/core/services.ts';
import { findOrCreateClient } from '#server/people/account-rows/queries/clients.ts';
import type { Invitations } from '#server/people/accounts/invitations.ts';
import type { LinkedAccount } from '#server/people/accounts/queries/lives.ts';
import { checkNewPassword } from '#server/people/credentials/new-password.ts';
import { hashClientKey } from '#server/people/sessions/keys.ts';
import type { Passwords } from '#server/people/sessions/passwords.ts';
import { acceptRefused, linkRefused, slowedDown } from './refusals.ts';

type AcceptanceHandlers = Pick<Handlers, 'checkUserCode' | 'acceptInvitation'>;

interface Needs extends Pick<CoreServices, 'database' | 'now'> {
  invitations: Invitations;
  passwords: Passwords;
  accountRules: AccountRules;
}

/**
 * Handlers for the holder of an invitation link, who has no account yet (RT-008). Links cannot be guessed; the limits
 * are about server load.
 */
export function acceptanceHandlers(services: Needs): AcceptanceHandlers {
  const { database, invitations, passwords, accountRules: rules, now } = services;
  const limits = new RateLimits();
  const linked = async (
    code: string,
    ip: string,
    language: Language,
    refuse: typeof linkRefused,
  ): Promise<LinkedAccount> => {
    const limit = { key: networkOf(ip), burst: 60, everyMs: 2_000 };
    const { retryAfter } = limits.reserve([limit], now().getTime());
    if (retryAfter > 0) throw slowedDown(retryAfter, language);
    const found = await invitations.find(code);
    if (found.kind === 'refused') throw refuse(found.reason);
    return found.account;
  };
  return {
    async checkUserCode({ body, ip, language }) {
      const account = await linked(body.code, ip, language, linkRefused);
      const { email, name: userName, companyName, roleName, invitedBy, invitedUntil } = account;
      const endTime = invitedUntil?.toISOString() ?? null;
      return { data: { email, userName, companyName, roleName, invitedBy, endTime } };
    },

    async acceptInvitation({ body, ip, language, audit }) {
      const { code, password, userPhone = null, clientKey } = body;
      const account = await linked(code, ip, language, acceptRefused);
      const { accountId, email } = account;
      const name = body.userName.trim();
      checkNewPassword(password, { email, name }, { rules, language });
      const passwordHash = await passwords.hash(password);
      if (!(await invitations.accept(code, account, { name, phone: userPhone, passwordHash }))) {
        const again = await invitations.find(code);
        throw acceptRefused(again.kind === 'refused' ? again.reason : 'accepted');
      }
      audit.actor = { kind: 'account', id: accountId, name };
      audit.changed(null, { event: 'invitation accepted', userId: accountId });
      if (clientKey)
        await findOrCreateClient(database.sql, {
          clientId: randomUUID(),
          accountId,
          clientKeyHash: hashClientKey(accountId, clientKey),
          trusted: true,
          at: now(),
        });
      return { data: { email } };
    },
  };
}
