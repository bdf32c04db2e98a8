import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

export type RulesNow = components['schemas']['FirmwareRules'];

/** Queries that a change of the rules concerns: the page of a file shows what they ask for. */
export const rulesKeys = [['approvalRules'], ['firmwares']];

export const rulesQuery = queryOptions({
  queryKey: ['approvalRules'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/firmwares/rules', { signal }))).data,
});
