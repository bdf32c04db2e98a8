import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

export type Organisation = components['schemas']['Organisation'];

export const organisationKeys = ['organisations'] as const;

const types = ['Operator', 'SubOperator', 'Manufacturer', 'EducationOffice', 'School'] as const;

export const organisationSearch = listSearch(
  /** `tree`: all of them, and not those directly below one. */
  { keyword: words(100), type: oneOf(...types), use: oneOf('on', 'off'), tree: oneOf('whole') },
  {
    sort: ['companyName', 'createTime'],
    order: { sortBy: 'companyName', desc: false },
    kept: { below: words(64) },
  },
);
export type OrganisationSearch = SearchOf<typeof organisationSearch>;

/** Without a filter the list holds the organisations directly below one; with a filter, all matches of the tree. */
export const isFiltered = ({ keyword, type, use, tree }: OrganisationSearch) =>
  Boolean(keyword || type || use || tree);

const filterOf = (search: OrganisationSearch, root: string) => {
  const { keyword, type, use, sort, desc, below } = search;
  return {
    ...(keyword ? { keyword } : {}),
    ...(type ? { opType: type } : {}),
    ...(use ? { useFlag: use === 'on' } : {}),
    ...(isFiltered(search) ? {} : { pOpid: below ?? root }),
    ...(sort ? { sortBy: sort, sortDesc: desc ?? false } : {}),
  };
};

export const organisationsQuery = (search: OrganisationSearch, root: string) =>
  queryOptions({
    queryKey: [...organisationKeys, 'list', search, root],
    queryFn: ({ signal }) => {
      const query = { ...pageOf(search), ...filterOf(search, root) };
      return answerOf(mainApi.GET('/ops', { params: { query }, signal }));
    },
  });

/** The one whose members the list shows. */
export const organisationQuery = (opId: string) =>
  queryOptions({
    queryKey: [...organisationKeys, 'one', opId],
    queryFn: async () => (await answerOf(mainApi.GET('/ops/{opId}', { params: { path: { opId } } }))).data,
  });

/** Roles that the reader can give. */
export const givableRolesQuery = queryOptions({
  queryKey: ['invitationChoices'],
  queryFn: async () => (await answerOf(mainApi.GET('/users/action/choices'))).data,
  staleTime: 60_000,
});

/** The whole list as the filters stand, up to the rows of CO-046. */
export const askForFile = (search: OrganisationSearch, root: string, as: 'csv' | 'xlsx') =>
  mainApi.GET('/ops/action/export', {
    params: { query: { as, ...filterOf(search, root) } },
    parseAs: 'blob',
  });
