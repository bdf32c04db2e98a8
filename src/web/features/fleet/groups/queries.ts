import { queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { listGroupCombos, listOrganisations, listRooms } from '#api/permissions.gen.ts';
import { memberRowsQuery } from '#web/features/devices/device/queries.ts';
import { answerOf, authApi, mainApi } from '#web/http/clients.ts';
import { useMay } from '#web/http/profile.ts';
import { listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';
import type { Choice } from '#web/ui/select.tsx';
import type { PresetTarget } from '../firmware/plan-sheet.tsx';

type Schemas = components['schemas'];
export type Group = Schemas['Group'];
export type LocationGroup = Schemas['LocationGroup'];
export type Room = Schemas['Room'];
export type SavedFilter = Schemas['SavedFilter'];
export type Command = Schemas['CommandType'];

/** Kind of the set of devices that a command or a page is about. */
export type Kind = 'group' | 'region' | 'city' | 'room';

export const groupKeys = ['groups'] as const;
export const roomKeys = ['rooms'] as const;

export const groupSearch = listSearch(
  { keyword: words(120), place: oneOf('region', 'city') },
  {
    kept: { tab: oneOf('user', 'filters') },
    sort: ['groupName', 'createTime'],
    order: { sortBy: 'groupName', desc: false },
  },
);
export type GroupSearch = SearchOf<typeof groupSearch>;

/** The list of groups as its filters stand, as the call takes it. */
export function groupRequest({ keyword, sort, desc, ...search }: GroupSearch) {
  return {
    ...pageOf(search),
    type: 'User Defined' as const,
    ...(keyword ? { keyword } : {}),
    ...(sort ? { sortBy: sort, sortDesc: desc ?? false } : {}),
  };
}

export const groupsQuery = (search: GroupSearch) =>
  queryOptions({
    queryKey: [...groupKeys, 'list', search],
    queryFn: ({ signal }) => {
      const query = groupRequest(search);
      return answerOf(mainApi.GET('/groups', { params: { query }, signal }));
    },
  });

/** The list of saved filters as its filters stand, as the call takes it. */
export const savedFilterRequest = (search: GroupSearch) => ({
  ...pageOf(search),
  ...(search.keyword ? { keyword: search.keyword } : {}),
});

export const savedFiltersQuery = (search: GroupSearch) =>
  queryOptions({
    queryKey: [...groupKeys, 'filters', search],
    queryFn: ({ signal }) => {
      const query = savedFilterRequest(search);
      return answerOf(mainApi.GET('/saved-filters', { params: { query }, signal }));
    },
  });

/** The list of places as its filters stand, as the call takes it. */
export const locationRequest = ({ keyword, place, ...search }: GroupSearch) => ({
  ...pageOf(search),
  ...(keyword ? { keyword } : {}),
  ...(place ? { type: place } : {}),
});

export const locationsQuery = (search: GroupSearch) =>
  queryOptions({
    queryKey: [...groupKeys, 'locations', search],
    queryFn: ({ signal }) => {
      const query = locationRequest(search);
      return answerOf(mainApi.GET('/groups/locations', { params: { query }, signal }));
    },
  });

export const placeIdOf = ({ opCityId, opRegionId }: LocationGroup): string => opCityId ?? opRegionId ?? '';

export const roomTypes = [
  'Classroom',
  'Laboratory',
  'Library',
  'Office',
  'Hall',
  'Corridor',
  'Other',
] as const satisfies Room['roomType'][];

export const roomSearch = listSearch(
  { keyword: words(120), school: words(64), type: oneOf(...roomTypes) },
  { sort: ['roomName', 'createTime'], order: { sortBy: 'roomName', desc: false } },
);
export type RoomSearch = SearchOf<typeof roomSearch>;

/** The list of rooms as its filters stand, as the call takes it. */
export function roomRequest({ keyword, school, type, sort, desc, ...search }: RoomSearch) {
  return {
    ...pageOf(search),
    ...(keyword ? { keyword } : {}),
    ...(school ? { opId: school } : {}),
    ...(type ? { roomType: type } : {}),
    ...(sort ? { sortBy: sort, sortDesc: desc ?? false } : {}),
  };
}

export const roomsQuery = (search: RoomSearch) =>
  queryOptions({
    queryKey: [...roomKeys, 'list', search],
    queryFn: ({ signal }) => {
      const query = roomRequest(search);
      return answerOf(mainApi.GET('/rooms', { params: { query }, signal }));
    },
  });

/** The schools to choose from. A role that works with rooms may see no organisations: it gets those that it could view alone. */
export function useSchoolChoices(enabled: boolean): Choice<string>[] {
  const seesAll = useMay()(listOrganisations);
  const { data = none } = useQuery({ ...schoolChoicesQuery(seesAll), enabled });
  return data;
}

const none: never[] = [];

const schoolChoicesQuery = (seesAll: boolean) =>
  queryOptions({
    queryKey: [...roomKeys, 'schools', seesAll],
    queryFn: async () => {
      const query = { opType: 'School' } as const;
      const all = { ...query, limit: 100, sortBy: 'companyName' } as const;
      const { data } = seesAll
        ? await answerOf(mainApi.GET('/ops', { params: { query: all } }))
        : await answerOf(authApi.GET('/operators', { params: { query } }));
      return data.map(({ opId, companyName }) => ({ value: opId, label: companyName }));
    },
  });

export const groupChoicesQuery = (opId: string) =>
  queryOptions({
    queryKey: [...groupKeys, 'choices', opId],
    queryFn: async () =>
      (await answerOf(mainApi.GET('/groups/combos', { params: { query: { opId } } }))).data,
  });

/** The groups to choose from in a list's filter; none for a role that sees no groups. */
export function useGroupFilter(): Choice<string>[] {
  const isAllowed = useMay()(listGroupCombos);
  const { data = [] } = useQuery({ ...allGroupsQuery, enabled: isAllowed });
  return data.map(({ gid, groupName }) => ({ value: gid, label: groupName }));
}

export const allGroupsQuery = queryOptions({
  queryKey: [...groupKeys, 'choices'],
  queryFn: async () => (await answerOf(mainApi.GET('/groups/combos'))).data,
  staleTime: 60_000,
});

/** The rooms to choose from, with their school where there are several; none for a role that sees no rooms. */
export function useRoomFilter(): Choice<string>[] {
  const isAllowed = useMay()(listRooms);
  const { data = [] } = useQuery({ ...allRoomsQuery, enabled: isAllowed });
  const isOneSchool = new Set(data.map(({ opId }) => opId)).size === 1;
  return data.map(({ roomId, roomName, companyName }) => ({
    value: roomId,
    label: isOneSchool ? roomName : `${roomName}, ${companyName}`,
  }));
}

const allRoomsQuery = queryOptions({
  queryKey: [...roomKeys, 'choices'],
  queryFn: async () => {
    const query = { limit: 100, sortBy: 'roomName', sortDesc: false } as const;
    return (await answerOf(mainApi.GET('/rooms', { params: { query } }))).data;
  },
  staleTime: 60_000,
});

export const memberSearch = listSearch({ keyword: words(100) });
export type MemberSearch = SearchOf<typeof memberSearch>;

/** The group, the location group or the room of a page of devices. */
export interface Shown {
  kind: Kind;
  id: string;
  name: string;
  desc: string | null;
  opId: string;
  companyName: string;
  deviceCnt: number;
  /** In words. */
  place: string;
  landingChannel: string | null;
  bootAd: string | null;
}

async function readShown(kind: Kind, id: string): Promise<Shown | null> {
  if (kind === 'group') {
    const { data } = await answerOf(mainApi.GET('/groups/{gid}', { params: { path: { gid: id } } }));
    const place = [data.city, data.province].filter(Boolean).join(', ');
    return { kind, id, name: data.groupName, place, ...data };
  }
  if (kind === 'room') {
    const { data } = await answerOf(mainApi.GET('/rooms/{roomId}', { params: { path: { roomId: id } } }));
    return { kind, id, name: data.roomName, desc: null, place: '', ...data };
  }
  const query = { type: kind, value: id };
  const [place] = (await answerOf(mainApi.GET('/groups/locations', { params: { query } }))).data;
  return place ? { kind, id, name: place.groupName, place: '', ...place } : null;
}

export const shownQuery = (kind: Kind, id: string) =>
  queryOptions({
    queryKey: [...(kind === 'room' ? roomKeys : groupKeys), 'one', kind, id],
    queryFn: () => readShown(kind, id),
  });

export const membersQuery = (kind: Kind, id: string, search: MemberSearch) =>
  memberRowsQuery([...(kind === 'room' ? roomKeys : groupKeys), 'devices', kind, id, search], () => {
    const asked = { ...pageOf(search), ...(search.keyword ? { keyword: search.keyword } : {}) };
    if (kind === 'group')
      return answerOf(mainApi.POST('/groups/devices/page', { body: { gid: id, ...asked } }));
    if (kind === 'room')
      return answerOf(mainApi.POST('/rooms/action/getDevicePageList', { body: { roomId: id, ...asked } }));
    const query = { type: kind, value: id };
    return answerOf(mainApi.POST('/groups/locations', { params: { query }, body: asked }));
  });

export const modelsQuery = (gid: string) =>
  queryOptions({
    queryKey: [...groupKeys, 'models', gid],
    queryFn: async () =>
      (await answerOf(mainApi.GET('/groups/{gid}/models', { params: { path: { gid } } }))).data,
  });

/** Content that the boxes of a group or place report. */
export const heldContentQuery = (gid: string) =>
  queryOptions({
    queryKey: [...groupKeys, 'content', gid],
    queryFn: async () =>
      (await answerOf(mainApi.GET('/groups/{gid}/content', { params: { path: { gid } } }))).data,
  });

/** Target of a command, in the words of its call. */
export type Address = Pick<
  Schemas['GroupTarget'],
  ('gid' | 'roomId' | 'filterId' | 'opRegionId' | 'opCityId' | 'opCityIds' | 'match') | 'setTopBoxesOnly'
>;

export const addressOf = (kind: Kind, id: string): Address => {
  switch (kind) {
    case 'group':
      return { gid: id };
    case 'room':
      return { roomId: id };
    case 'region':
      return { opRegionId: id };
    case 'city':
      return { opCityId: id };
  }
};

/** Target of a firmware profile, in the words of its call. */
export function planTargetOf(kind: Kind | 'filter', id: string, name: string): PresetTarget {
  switch (kind) {
    case 'group':
      return { operation: 'createGroupFirmwareProfile', targets: { gid: id }, name };
    case 'room':
      return { operation: 'createGroupFirmwareProfile', targets: { roomId: id }, name };
    case 'filter':
      return { operation: 'createGroupFirmwareProfile', targets: { filterId: id }, name };
    case 'region':
      return { operation: 'createLocationFirmwareProfile', targets: { opRegionId: id }, name };
    case 'city':
      return { operation: 'createLocationFirmwareProfile', targets: { opCityIds: [id] }, name };
  }
}

export type CommandPlan = Awaited<ReturnType<NonNullable<ReturnType<typeof previewQuery>['queryFn']>>>;

/** Start of a command: now, or between two hours in the zone of each device. */
export type RunTime = Pick<Schemas['GroupTarget'], 'fpRunMethod' | 'fpStartHour' | 'fpEndHour'>;

export const previewKey = [...groupKeys, 'preview'];

export const previewQuery = (commandType: Command, to: Address & RunTime) =>
  queryOptions({
    queryKey: [...previewKey, commandType, to],
    queryFn: async () =>
      (await answerOf(mainApi.POST('/groups/controls/preview', { body: { commandType, ...to } }))).data,
    // It is asked for to decide on: never from before.
    refetchInterval: false,
    gcTime: 0,
    staleTime: 0,
  });

export const deviceGroupsQuery = (endpointId: string) =>
  queryOptions({
    queryKey: ['devices', 'groups', endpointId],
    queryFn: async () =>
      (await answerOf(mainApi.GET('/devices/groups', { params: { query: { endpointId } } }))).data,
  });
