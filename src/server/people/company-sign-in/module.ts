import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { ProvenRows } from '#server/people/account-rows/proven.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import { identityProviderTables } from '#server/people/identity-provider/stored.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';
import { proveDomainHandler } from './domain-handlers.ts';
import { providerSettingsHandlers } from './settings-handlers.ts';

interface Needs extends CoreServices {
  credentials: Credentials;
  sessions: SessionPort;
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
}

/** Sign-in of an organisation's users by its identity provider. */
export const identityModule: Module<Needs> = {
  name: 'identity',
  tables: identityProviderTables,
  handlers: (services) => ({
    ...providerSettingsHandlers(services),
    proveIdentityProviderDomain: proveDomainHandler(services),
  }),
};
