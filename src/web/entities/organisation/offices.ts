import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import type { Choice } from '#web/ui/select.tsx';

/** The seventeen offices of education, in their official order. */
export const officesQuery = queryOptions({
  queryKey: ['educationOffices'],
  queryFn: async () =>
    (await answerOf(mainApi.GET('/ref/education-offices', { params: { query: { limit: 100 } } }))).data,
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: false,
});

/** The offices to choose from, by their names in the reader's language. */
export function useOfficeChoices(): Choice<string>[] {
  const { language } = useLanguage();
  const { data = [] } = useQuery(officesQuery);
  return data.map(({ officeId, nameEn, nameKo }) => ({
    value: officeId,
    label: language === 'ko' ? nameKo : nameEn,
  }));
}
