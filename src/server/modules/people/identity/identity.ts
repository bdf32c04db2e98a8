import type { Module } from '../../module.ts';
import { proveDomainHandler } from './domains.ts';
import { providerSettingsHandlers } from './settings.ts';

/** By which identity provider the people of an organisation sign in. */
export const identityModule: Module = {
  name: 'identity',
  handlers: (services) => ({
    ...providerSettingsHandlers(services),
    proveIdentityProviderDomain: proveDomainHandler(services),
  }),
};
