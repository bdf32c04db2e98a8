import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/auth.d.ts';
import { answerOf, authApi } from '#web/http/clients.ts';

export type Session = components['schemas']['Session'];

export const sessionKeys = ['sessions'];

/** Not read again by itself: that would be a use of the session, which then never ended for want of one. */
export const sessionsQuery = (page: number) =>
  queryOptions({
    queryKey: [...sessionKeys, page],
    queryFn: ({ signal }) => answerOf(authApi.GET('/sessions', { params: { query: { page } }, signal })),
  });
