import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

export type OwnNotice = components['schemas']['OwnNotice'];

/** CO-012 */
const noticeCache = 600_000;
/** No user reads more notices than this at once. */
const shown = 100;

export const ownNoticesKey = ['ownNotices'];

/**
 * Notices published for the user now: pinned and unread ones first. A hint from the server triggers a new read, and no timer
 * does: an idle page would keep its session for ever.
 */
export const ownNoticesQuery = queryOptions({
  queryKey: ownNoticesKey,
  queryFn: async ({ signal }) =>
    (await answerOf(mainApi.GET('/iam/notices', { params: { query: { limit: shown } }, signal }))).data,
  staleTime: noticeCache,
  refetchInterval: false,
});
