import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { listSearch, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

export type School = components['schemas']['Organisation'];

/** Schools are organisations: what changes one list changes the other. */
export const schoolKeys = ['organisations', 'schools'] as const;

export const schoolSearch = listSearch(
  { keyword: words(100), office: words(32) },
  { sort: ['companyName', 'createTime'], order: { sortBy: 'companyName', desc: false } },
);
export type SchoolSearch = SearchOf<typeof schoolSearch>;

const filterOf = ({ keyword, office, sort, desc }: SchoolSearch) => ({
  opType: 'School' as const,
  ...(keyword ? { keyword } : {}),
  ...(office ? { educationOfficeId: office } : {}),
  ...(sort ? { sortBy: sort, sortDesc: desc ?? false } : {}),
});

export const schoolsQuery = (search: SchoolSearch) =>
  queryOptions({
    queryKey: [...schoolKeys, search],
    queryFn: ({ signal }) => {
      const query = { ...pageOf(search), ...filterOf(search) };
      return answerOf(mainApi.GET('/ops', { params: { query }, signal }));
    },
  });

/** The whole list as the filters stand, up to the rows of CO-046. */
export const askForFile = (search: SchoolSearch, as: 'csv' | 'xlsx') =>
  mainApi.GET('/ops/action/export', { params: { query: { as, ...filterOf(search) } }, parseAs: 'blob' });
