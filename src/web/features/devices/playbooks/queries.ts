import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#api/main.d.ts';
import { playbookNames } from '#machines/playbook/events.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { ofStreams } from '#web/live/concerns.ts';
import { listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

export type PlaybookRun = components['schemas']['PlaybookRun'];

/** The id of the newest run on a device, over or not; null: there was none. */
export const newestRunQuery = (endpointId: string) =>
  queryOptions({
    queryKey: ['playbooks', 'newest', endpointId],
    queryFn: async ({ signal }) => {
      const query = { endpointId, limit: 1 };
      const { data } = await answerOf(mainApi.GET('/playbooks', { params: { query }, signal }));
      return data[0]?.runId ?? null;
    },
  });

type Query = NonNullable<operations['listPlaybookRuns']['parameters']['query']>;

const runListKey = ['playbooks', 'list'];

export const runsQuery = (query: Query) =>
  queryOptions({
    queryKey: [...runListKey, query],
    queryFn: ({ signal }) => answerOf(mainApi.GET('/playbooks', { params: { query }, signal })),
    meta: { changedBy: ofStreams('playbook') },
  });

export const runSearch = listSearch({
  playbook: oneOf(...playbookNames),
  result: oneOf('running', 'solved', 'unsolved', 'cancelled', 'expired'),
  keyword: words(100),
});
export type RunSearch = SearchOf<typeof runSearch>;

export const queryOf = ({ playbook, result, keyword, ...search }: RunSearch): Query => ({
  ...pageOf(search),
  ...(playbook ? { playbook } : {}),
  ...(result ? { result } : {}),
  ...(keyword ? { keyword } : {}),
});
