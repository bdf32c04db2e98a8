import { queryOptions } from '@tanstack/react-query';
import { answerOf, authApi, mainApi } from '#web/http/clients.ts';
import type { Choice } from '#web/ui/select.tsx';

const choices = (name: string, read: () => Promise<Choice<string>[]>) =>
  queryOptions({ queryKey: ['profileChoices', name], queryFn: read, staleTime: 60_000 });
export type ChoicesQuery = ReturnType<typeof choices>;

/** Rows of a choice; more are found by their own pages. */
const limit = 100;

export const groupsQuery = choices('groups', async () =>
  (await answerOf(mainApi.GET('/groups/combos'))).data.map(({ gid, groupName }) => ({
    value: gid,
    label: groupName,
  })),
);

export const roomsQuery = choices('rooms', async () =>
  (await answerOf(mainApi.GET('/rooms', { params: { query: { limit } } }))).data.map(
    ({ roomId, roomName, companyName }) => ({ value: roomId, label: `${roomName}, ${companyName}` }),
  ),
);

export const filtersQuery = choices('filters', async () =>
  (await answerOf(mainApi.GET('/saved-filters', { params: { query: { limit } } }))).data.map(
    ({ filterId, filterName }) => ({ value: filterId, label: filterName }),
  ),
);

const places = async (type: 'region' | 'city') =>
  (await answerOf(mainApi.GET('/groups/locations', { params: { query: { type, limit } } }))).data.flatMap(
    ({ opCityId, opRegionId, city, region, groupName }) => {
      const value = type === 'city' ? opCityId : opRegionId;
      const label = type === 'city' && city && region ? `${city}, ${region}` : groupName;
      return value ? [{ value, label }] : [];
    },
  );

export const regionsQuery = choices('regions', () => places('region'));
export const citiesQuery = choices('cities', () => places('city'));

/** Organisations that the author can look at. */
export const organisationsQuery = choices('organisations', async () =>
  (await answerOf(authApi.GET('/operators', { params: { query: {} } }))).data.map(
    ({ opId, companyName }) => ({ value: opId, label: companyName }),
  ),
);
