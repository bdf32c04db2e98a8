import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import { removePasskey, renamePasskey } from '#server/people/credentials/queries/passkeys.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';
import { requiredByPolicy } from './refusals.ts';

type PasskeyHandlers = Pick<Handlers, 'beginPasskey' | 'addPasskey' | 'renamePasskey' | 'deletePasskey'>;

interface Needs extends Pick<CoreServices, 'database'> {
  credentials: Credentials;
  sessions: SessionPort;
}

/** Handlers for the passkeys of the caller's own account. */
export function passkeyHandlers({ database, credentials, sessions }: Needs): PasskeyHandlers {
  return {
    async beginPasskey({ caller }) {
      const { ticket, options } = await credentials.passkeys.beginRegistration(caller.account);
      return { data: { ticket, options: JSON.stringify(options), address: credentials.passkeys.address } };
    },

    async addPasskey({ body: { ticket, passkeyName, response }, caller, language, audit }) {
      const { account, actor, sessionId } = caller;
      const name = passkeyName.trim();
      const passkeyId = await credentials.passkeys.register(account, { ticket, name, response });
      if (!passkeyId) throw new ApiError('tokenerr');
      audit.changed(null, { passkeyId, passkeyName: name });
      sessions.forget([sessionId]);
      await credentials.tell(account, 'passkeyAdded', { language, actor });
      return { data: {} };
    },

    async renamePasskey({ params: { passkeyId }, body, caller, audit }) {
      const name = body.passkeyName.trim();
      const { accountId } = caller.account;
      if (!(await renamePasskey(database.sql, { accountId, passkeyId, name }))) throw new ApiError('nodata');
      audit.changed(null, { passkeyId, passkeyName: name });
      return { data: {} };
    },

    async deletePasskey({ params: { passkeyId }, caller, language, audit }) {
      const { account, actor } = caller;
      const { accountId } = account;
      const { totp, required, passkeys } = await credentials.secondFactor.factors(accountId);
      if (required && !totp && passkeys === 1) throw requiredByPolicy(language);
      const passkeyName = await removePasskey(database.sql, { accountId, passkeyId });
      if (passkeyName === null) throw new ApiError('nodata');
      audit.changed({ passkeyId, passkeyName }, null);
      await credentials.tell(account, 'passkeyRemoved', { language, actor });
      return { data: {} };
    },
  };
}
