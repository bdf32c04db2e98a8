import type { AccountRules } from '#domain/passwords/account-rules.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { streamHandlers } from '#server/core/http/stream-handlers.ts';
import type { Module } from '#server/core/module.ts';
import { comparedSealedRows } from '#server/core/read-models/comparison/sealed-rows.ts';
import { operatorPath } from '#server/core/read-models/operator-paths.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { resourceHandlers } from '#server/core/resource/handlers.ts';
import { sealedCredentials } from '#server/core/seals/definitions.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { ProvenRows } from '#server/people/account-rows/proven.ts';
import type { Accounts } from '#server/people/accounts/accounts.ts';
import type { Invitations } from '#server/people/accounts/invitations.ts';
import { accountsTables } from '#server/people/accounts/stored.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import type { Passwords } from '#server/people/sessions/passwords.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';
import { acceptanceHandlers } from './acceptance.ts';
import { accountStream } from './account-stream.ts';
import type { ListedAccount } from './authority.ts';
import { changeHandlers } from './changes.ts';
import { clientRowHandlers } from './client-rows.ts';
import { accountDemo } from './demo.ts';
import { invitationHandlers } from './invitation-handlers.ts';
import { ownDataHandlers } from './own-data-handlers.ts';
import { comparedAccounts, comparedUsers } from './queries/compared.ts';
import { requestHandlers } from './request-handlers.ts';
import { accountRequests, accounts, everyAccount } from './resources.ts';
import { accountRowHandlers } from './rows.ts';

interface Needs extends CoreServices {
  accounts: Pick<Accounts, 'change' | 'join' | 'streams'>;
  sessions: SessionPort;
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
  passwords: Passwords;
  credentials: Credentials;
  accountRules: AccountRules;
  invitations: Invitations;
}

/** Lists accounts; a list for an organisation includes those below it. */
const listHandlers = ({ database }: Needs): Pick<Handlers, 'listAccounts' | 'exportAccounts'> => {
  const ofRows = resourceHandlers(accounts);
  const below = async (scope: Scope, opId: string | undefined) =>
    opId === undefined ? scope : scope.narrowedTo((await operatorPath(database.sql, opId)) ?? null);
  return {
    async listAccounts({ query: { opId, ...query }, scope, ...call }) {
      return ofRows.listAccounts({ ...call, query, scope: await below(scope, opId) });
    },
    async exportAccounts({ query: { opId, ...query }, scope, ...call }) {
      return ofRows.exportAccounts({ ...call, query, scope: await below(scope, opId) });
    },
  };
};

/** Redacts personal data that was redacted in the events. */
const withoutTaken = (row: ListedAccount, taken: ReadonlySet<string>): ListedAccount => ({
  ...row,
  email: taken.has('email') ? '' : row.email,
  userName: taken.has('name') ? '' : row.userName,
  userPhone: taken.has('phone') ? null : row.userPhone,
});

export const accountModule: Module<Needs> = {
  name: 'accounts',
  demo: accountDemo,
  tables: accountsTables,
  resources: [accounts, accountRequests],
  streams: [accountStream],
  compared: (database, log) => [
    comparedAccounts(database),
    comparedUsers(database, log),
    comparedSealedRows(sealedCredentials, database, log),
  ],
  handlers: (services) => ({
    ...listHandlers(services),
    ...changeHandlers(services),
    ...accountRowHandlers(services),
    ...clientRowHandlers(services),
    ...invitationHandlers(services),
    ...acceptanceHandlers(services),
    ...requestHandlers(services),
    ...ownDataHandlers(services),
    ...streamHandlers('Account', accountStream, services, {
      find: (scope, id) => scope.of(everyAccount).find(id),
      file: { row: withoutTaken },
    }),
  }),
};
