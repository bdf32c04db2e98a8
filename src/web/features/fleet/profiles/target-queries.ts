import { queryOptions } from '@tanstack/react-query';
import { answerOf, authApi, mainApi } from '#web/http/clients.ts';
import type { Choice } from '#web/ui/select.tsx';

/** Entries to choose from; `more`: further ones that are not offered. */
export interface Choices {
  offered: Choice<string>[];
  more: number;
}

const choices = (name: string, read: () => Promise<Choices>) =>
  queryOptions({ queryKey: ['profileChoices', name], queryFn: read, staleTime: 60_000 });
export type ChoicesQuery = ReturnType<typeof choices>;

const all = (offered: Choice<string>[]): Choices => ({ offered, more: 0 });

const limit = 100;
const mostPages = 10;

/** Reads a list page by page, up to 1,000 rows. */
async function paged<Row>(
  read: (page: number) => Promise<{ data: Row[]; pagination: { totalRecords: number } }>,
  choiceOf: (row: Row) => Choice<string> | null,
): Promise<Choices> {
  const offered: Choice<string>[] = [];
  for (let page = 1; ; page++) {
    const { data, pagination } = await read(page);
    offered.push(...data.flatMap((row) => choiceOf(row) ?? []));
    const more = Math.max(0, pagination.totalRecords - page * limit);
    if (more === 0 || page === mostPages) return { offered, more };
  }
}

export const groupsQuery = choices('groups', async () =>
  all(
    (await answerOf(mainApi.GET('/groups/combos'))).data.map(({ gid, groupName }) => ({
      value: gid,
      label: groupName,
    })),
  ),
);

export const roomsQuery = choices('rooms', () =>
  paged(
    (page) => answerOf(mainApi.GET('/rooms', { params: { query: { page, limit } } })),
    ({ roomId, roomName, companyName }) => ({ value: roomId, label: `${roomName}, ${companyName}` }),
  ),
);

const filters = (isOffered: (filter: { isPrivate: boolean }) => boolean) =>
  paged(
    (page) => answerOf(mainApi.GET('/saved-filters', { params: { query: { page, limit } } })),
    ({ filterId, filterName, isPrivate }) =>
      isOffered({ isPrivate }) ? { value: filterId, label: filterName } : null,
  );

export const filtersQuery = choices('filters', () => filters(() => true));

/** Filters that the server may use by itself: it finds no private one. */
export const sharedFiltersQuery = choices('sharedFilters', () => filters(({ isPrivate }) => !isPrivate));

const places = (type: 'region' | 'city') =>
  paged(
    (page) => answerOf(mainApi.GET('/groups/locations', { params: { query: { type, page, limit } } })),
    ({ opCityId, opRegionId, region, groupName, companyName }) => {
      const value = type === 'city' ? opCityId : opRegionId;
      // Several organisations may have the same city.
      const label = [groupName, ...(type === 'city' ? [region] : []), companyName].filter(Boolean).join(', ');
      return value ? { value, label } : null;
    },
  );

export const regionsQuery = choices('regions', () => places('region'));
export const citiesQuery = choices('cities', () => places('city'));

/** Organisations that the author can look at. */
export const organisationsQuery = queryOptions({
  queryKey: ['profileChoices', 'organisations'],
  queryFn: async (): Promise<Choice<string>[]> =>
    (await answerOf(authApi.GET('/operators', { params: { query: {} } }))).data.map(
      ({ opId, companyName }) => ({ value: opId, label: companyName }),
    ),
  staleTime: 60_000,
});
