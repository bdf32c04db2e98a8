import type { Module } from '#server/core/module.ts';
import type { PeopleServices } from '#server/people/services.ts';
import { proveDomainHandler } from './domain-handlers.ts';
import { providerSettingsHandlers } from './settings-handlers.ts';

/** By which identity provider the people of an organisation sign in. */
export const identityModule: Module<PeopleServices> = {
  name: 'identity',
  handlers: (services) => ({
    ...providerSettingsHandlers(services),
    proveIdentityProviderDomain: proveDomainHandler(services),
  }),
};
