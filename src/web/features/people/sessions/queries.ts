import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/auth.d.ts';
import { answerOf, authApi } from '#web/http/clients.ts';

export type Session = components['schemas']['Session'];

/** Not read again by itself: that would be a use of the session, which then never ended for want of one. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await answerOf(authApi.GET('/sessions', { signal }))).data,
});
