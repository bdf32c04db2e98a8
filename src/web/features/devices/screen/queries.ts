import { queryOptions } from '@tanstack/react-query';
import { answerOf, mainApi } from '#web/http/clients.ts';

/** The id of the newest consent of a device, over or not; null: there was none. */
export const newestConsentQuery = (endpointId: string) =>
  queryOptions({
    queryKey: ['consents', 'newest', endpointId],
    queryFn: async ({ signal }) => {
      const query = { endpointId, limit: 1 };
      const { data } = await answerOf(mainApi.GET('/consents', { params: { query }, signal }));
      return data[0]?.consentId ?? null;
    },
  });
