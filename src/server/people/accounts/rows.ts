import type { Handlers } from '#server/core/http/call.ts';
import { refuseWithout } from '#server/core/http/other-operation.ts';
import type { PeopleServices } from '#server/people/services.ts';
import { accountBelow } from './authority.ts';
import { changeHandlers } from './changes.ts';
import { invitationHandlers } from './invitation-handlers.ts';

/** Accounts written as rows of the table `auth/user` (CL-396): with the rules, events and keys of accounts (docs/decisions/241). */
export function accountRowHandlers(
  services: PeopleServices,
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
