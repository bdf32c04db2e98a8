import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

export type RulesNow = components['schemas']['FirmwareRules'];

/** What the rules decide: they stand beside each file, so these are read again with them. */
export const rulesKeys = [['approvalRules'], ['firmwares']];

export const rulesQuery = queryOptions({
  queryKey: ['approvalRules'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/firmwares/rules', { signal }))).data,
});
