import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

export type IdentityProvider = components['schemas']['IdentityProvider'];
export type ProviderSettings = components['schemas']['IdentityProviderSettings'];

export type ProviderRefusal = ProviderSettings['refusals'][number];
export type ProviderDomain = components['schemas']['ProviderDomain'];

export const providerKeys = ['identity-provider'] as const;

/** Identity provider of the organisation that the page is narrowed to. */
export const providerQuery = queryOptions({
  queryKey: providerKeys,
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/iam/identity-provider', { signal }))).data,
});

/** Roles that the reader may give. */
export const roleChoicesQuery = queryOptions({
  queryKey: ['invitationChoices'],
  queryFn: async () => (await answerOf(mainApi.GET('/users/action/choices'))).data,
  staleTime: 60_000,
});
