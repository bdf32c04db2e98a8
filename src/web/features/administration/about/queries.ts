import { queryOptions } from '@tanstack/react-query';
import type { operations } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

type Answer = operations['getInstallationHealth']['responses'][200]['content']['application/json'];
export type PartHealth = Answer['data'][number];

export const systemQuery = queryOptions({
  queryKey: ['system'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/system', { signal }))).data,
});

/** Checked when the user asks for it, never by a timer. */
export const healthQuery = queryOptions({
  queryKey: ['systemHealth'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/system/health', { signal }))).data,
});
