import { ApiError } from '#server/core/http/api-error.ts';
import type { Call, Handlers } from '#server/core/http/call.ts';
import { refuseWithout } from '#server/core/http/other-operation.ts';
import type { CoreServices } from '#server/core/services.ts';
import { endSessionsOfClient } from '#server/people/sessions/queries/sessions.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';
import { clientById, distrustClient } from '../account-rows/queries/clients.ts';
import { accountBelow } from './authority.ts';

type ClientCall = Pick<Call<'deleteAdminUserClients'>, 'caller' | 'scope'>;

const onlyByOwner = {
  en: 'A browser is confirmed by its owner, with the mailed link. Here its confirmation can only be withdrawn.',
  ko: '브라우저는 소유자가 메일의 링크로 확인합니다. 여기서는 확인을 취소할 수만 있습니다.',
};

interface Needs extends Pick<CoreServices, 'database' | 'live' | 'now'> {
  sessions: SessionPort;
}

/**
 * Browsers of accounts, as rows of `auth/user-client` (CL-397): ends their sessions and withdraws their confirmation.
 */
export function clientRowHandlers({
  database,
  sessions,
  live,
  now,
}: Needs): Pick<Handlers, 'updateAdminUserClient' | 'deleteAdminUserClients'> {
  const ownerOf = async ({ caller, scope }: ClientCall, clientId: string): Promise<string> => {
    refuseWithout(caller, 'endAccountSessions');
    const client = await clientById(database.sql, clientId);
    if (!client) throw new ApiError('nodata');
    await accountBelow(scope, caller, client.account_id);
    return client.account_id;
  };
  return {
    async updateAdminUserClient({ params: { clientId }, body, language, audit, ...call }) {
      if (body.trusted) throw new ApiError('custom', { status: 409, message: onlyByOwner[language] });
      const userId = await ownerOf(call, clientId);
      await distrustClient(database.sql, clientId);
      audit.changed({ userId, clientId }, { userId, clientId, trusted: false });
      return { data: {} };
    },

    async deleteAdminUserClients({ body, audit, ...call }) {
      const owners = new Map<string, string>();
      for (const clientId of body.ids) owners.set(clientId, await ownerOf(call, clientId));
      let count = 0;
      for (const [clientId, userId] of owners) {
        await distrustClient(database.sql, clientId);
        const ended = await endSessionsOfClient(database.sql, { clientId, at: now() });
        sessions.forget(ended);
        live.askAgain(userId);
        count += ended.length;
      }
      audit.changed({ clients: [...owners.keys()] }, { event: 'sessions of browsers ended', ended: count });
      return { data: {} };
    },
  };
}
