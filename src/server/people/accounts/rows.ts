import type { AccountRules } from '#domain/passwords/account-rules.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { refuseWithout } from '#server/core/http/other-operation.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { ProvenRows } from '#server/people/account-rows/proven.ts';
import type { Accounts } from '#server/people/accounts/accounts.ts';
import type { Invitations } from '#server/people/accounts/invitations.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import type { Passwords } from '#server/people/sessions/passwords.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';
import { accountBelow } from './authority.ts';
import { changeHandlers } from './changes.ts';
import { invitationHandlers } from './invitation-handlers.ts';

interface Needs extends Pick<CoreServices, 'database' | 'live' | 'log' | 'logger' | 'now'> {
  invitations: Invitations;
  accounts: Pick<Accounts, 'change' | 'join' | 'streams'>;
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
  sessions: SessionPort;
  passwords: Passwords;
  credentials: Credentials;
  accountRules: AccountRules;
}

/**
 * Accounts written as rows of the table `auth/user` (CL-396): with the rules, events and keys of accounts
 * (docs/decisions/241).
 */
export function accountRowHandlers(
  services: Needs,
): Pick<Handlers, 'createAdminUser' | 'updateAdminUser' | 'deleteAdminUser'> {
  const { inviteAccount } = invitationHandlers(services);
  const { updateAccount, deleteAccount } = changeHandlers(services);
  return {
    async createAdminUser(call) {
      refuseWithout(call.caller, 'inviteAccount');
      return inviteAccount(call);
    },

    async updateAdminUser({ params, body, ...call }) {
      refuseWithout(call.caller, 'updateAccount');
      const version = body.version ?? (await accountBelow(call.scope, call.caller, params.userId)).version;
      await updateAccount({ ...call, params, body: { ...body, version } });
      return { data: {} };
    },

    async deleteAdminUser({ body, ...call }) {
      refuseWithout(call.caller, 'deleteAccount');
      for (const userId of body.ids) await deleteAccount({ ...call, params: { userId }, body: undefined });
      return { data: {} };
    },
  };
}
