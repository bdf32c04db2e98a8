import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/auth.d.ts';
import { answerOf, authApi, mainApi } from '#web/http/clients.ts';

export type Security = components['schemas']['Security'];
export type Passkey = components['schemas']['Passkey'];

export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: async ({ signal }) => (await answerOf(authApi.GET('/security', { signal }))).data,
});

/** Sign-in rules of an operator. */
export const policyQuery = (opId: string) =>
  queryOptions({
    queryKey: ['two-factor-policy', opId],
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/iam/two-factor-policy', { params: { query: { opId } }, signal }))).data,
  });
