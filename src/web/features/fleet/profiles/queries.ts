import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#api/main.d.ts';
import { badOutcomes, calledOffOutcomes, openPlaces } from '#machines/wave/counts.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { zoneInUse } from '#web/http/time-zone.ts';
import { ofStreams } from '#web/live/concerns.ts';
import { listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

type Schemas = components['schemas'];
export type Profile = Schemas['FirmwareProfile'];
export type ProfileDetail = Schemas['FirmwareProfileDetail'];
export type ProfilePlan = Schemas['FirmwareProfilePlan'];
export type ProfileWave = Schemas['ProfileWave'];
export type Waiting = Schemas['ProfileWaiting'];
export type Member = Schemas['ProfileMember'];
export type RollbackForecast = Schemas['ProfileRollbackForecast'];
export type Counts = Schemas['ProfileCounts'];
export type Order = operations['createFirmwareProfile']['requestBody']['content']['application/json'];
export type Targets = NonNullable<Order['targets']>;
type PageBody = operations['getFirmwareProfilePage']['requestBody']['content']['application/json'];
type DevicesBody = operations['getFirmwareProfileDevices']['requestBody']['content']['application/json'];

export const profileKeys = ['firmwareProfiles'];

/** Facts of profiles and of their waves. */
const meta = { changedBy: ofStreams('rollout', 'wave') };

export const profileSearch = listSearch(
  {
    keyword: words(100),
    state: oneOf(
      ...(['planning', 'planned', 'awaitingApproval', 'scheduled', 'running', 'gate', 'paused'] as const),
      ...(['cancelling', 'completed', 'cancelled', 'refused', 'planFailed', 'declined', 'lapsed'] as const),
    ),
  },
  {
    sort: ['requestTime', 'fpName', 'model', 'version', 'state'],
    order: { sortBy: 'requestTime', desc: true },
  },
);
export type ProfileSearch = SearchOf<typeof profileSearch>;

/** The list of profiles as its filters stand, as the call takes it. */
export const profileRequest = (
  { keyword, state, sort, desc, ...search }: ProfileSearch,
  automatic?: boolean,
): PageBody => ({
  ...pageOf(search),
  ...(keyword ? { keyword } : {}),
  ...(automatic === undefined ? {} : { automatic }),
  ...(state ? { states: [state] } : {}),
  ...(sort ? { orders: [{ column: sort, order: desc ? 'desc' : 'asc' }] } : {}),
});

export const profilesQuery = (search: ProfileSearch, automatic?: boolean) => {
  const body = profileRequest(search, automatic);
  return queryOptions({
    queryKey: [...profileKeys, 'page', body],
    queryFn: ({ signal }) => answerOf(mainApi.POST('/firmwares/profiles/page', { body, signal })),
    meta,
  });
};

/** The profiles that a file is used in, the newest first. */
export const profilesOfFileQuery = (FirmwareFileId: string) =>
  queryOptions({
    queryKey: [...profileKeys, 'file', FirmwareFileId],
    queryFn: ({ signal }) =>
      answerOf(mainApi.POST('/firmwares/profiles/page', { body: { FirmwareFileId, limit: 10 }, signal })),
    meta,
  });

export const profileQuery = (fpId: string) =>
  queryOptions({
    queryKey: [...profileKeys, 'one', fpId],
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/firmwares/profiles/{fpId}', { params: { path: { fpId } }, signal })))
        .data,
    // No message tells the end of planning to everyone who may wait for it.
    refetchInterval: ({ state }) => (state.data?.profile.state === 'planning' ? 2_000 : false),
    meta,
  });

export const planQuery = (fpId: string) =>
  queryOptions({
    queryKey: [...profileKeys, 'plan', fpId],
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/firmwares/profiles/{fpId}/plan', { params: { path: { fpId } }, signal })))
        .data,
    meta,
  });

export const rollbackQuery = (fpId: string) =>
  queryOptions({
    queryKey: [...profileKeys, 'rollback', fpId],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          mainApi.GET('/firmwares/profiles/{fpId}/rollback', { params: { path: { fpId } }, signal }),
        )
      ).data,
    // Devices are asked for it: once for each time the question is opened.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
  });

export const daysQuery = (fpId: string) =>
  queryOptions({
    queryKey: [...profileKeys, 'days', fpId],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          mainApi.GET('/firmwares/profiles/{fpId}/dates/status', { params: { path: { fpId } }, signal }),
        )
      ).data,
    meta,
  });

export const memberSearch = listSearch(
  {
    keyword: words(100),
    /** `open`: every one that has not ended. */
    state: oneOf('open', 'waiting', 'running', 'ended', 'held', 'leftOut'),
    /** The first two are several outcomes, as the counters of a profile count them. */
    outcome: oneOf(
      ...(['bad', 'calledOff'] as const),
      ...(['succeeded', 'failed', 'fellBack', 'lost'] as const),
      ...(['cancelled', 'declined', 'expired', 'changedSinceApproval', 'unknown'] as const),
    ),
    wave: words(6),
  },
  { kept: { tab: oneOf('plan', 'results') } },
);
export type MemberSearch = SearchOf<typeof memberSearch>;

const outcomesOf = (outcome: NonNullable<MemberSearch['outcome']>) =>
  outcome === 'bad' ? [...badOutcomes] : outcome === 'calledOff' ? [...calledOffOutcomes] : [outcome];

const filterOf = ({ keyword, state, outcome, wave }: MemberSearch) => {
  const number = Number(wave);
  return {
    ...(keyword ? { keyword } : {}),
    ...(state ? { states: state === 'open' ? [...openPlaces] : [state] } : {}),
    ...(outcome ? { outcomes: outcomesOf(outcome) } : {}),
    ...(Number.isInteger(number) && number > 0 ? { wave: number } : {}),
  };
};

export const askForMembers = (fpId: string, search: MemberSearch, as: 'csv' | 'xlsx') =>
  mainApi.GET('/firmwares/profiles/{fpId}/devices/export', {
    params: { path: { fpId }, query: { as, timeZone: zoneInUse(), ...filterOf(search) } },
    parseAs: 'blob',
  });

export const membersQuery = (fpId: string, search: MemberSearch) => {
  const body: DevicesBody = { ...pageOf(search), ...filterOf(search) };
  return queryOptions({
    queryKey: [...profileKeys, 'devices', fpId, body],
    queryFn: ({ signal }) =>
      answerOf(
        mainApi.POST('/firmwares/profiles/{fpId}/devices/page', { params: { path: { fpId } }, body, signal }),
      ),
    // No live message tells the bytes of a download.
    refetchInterval: ({ state: { data } }) =>
      data?.data.some((member) => member.state === 'running') ? 5_000 : false,
    meta,
  });
};

/** Models that have approved firmware. */
export const firmwareModelsQuery = queryOptions({
  queryKey: ['firmwares', 'models'],
  queryFn: async ({ signal }) =>
    (await answerOf(mainApi.GET('/firmwares/models', { signal }))).data.filter(
      ({ approved }) => approved > 0,
    ),
});

export type WaveMember = Awaited<ReturnType<typeof readMembersAt>>[number];

const readMembersAt = async (waveId: string, ordinals: number[], signal: AbortSignal) =>
  (
    await answerOf(
      mainApi.POST('/firmwares/waves/{waveId}/members', {
        params: { path: { waveId } },
        body: { ordinals },
        signal,
      }),
    )
  ).data;

/** The devices at these places of a wave, by one call. */
export const membersAtQuery = (waveId: string, ordinals: number[]) =>
  queryOptions({
    queryKey: [...profileKeys, 'places', waveId, ordinals],
    queryFn: ({ signal }) => readMembersAt(waveId, ordinals, signal),
    meta,
  });
