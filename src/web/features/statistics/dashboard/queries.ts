import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { deviceCache } from '#web/http/query-client.ts';
import { movesDevice, ofStreams } from '#web/live/concerns.ts';

type Schemas = components['schemas'];
export type DeviceFigures = Schemas['DashboardDevices'];
export type Cities = Schemas['DashboardCities'];
export type ActivationRequest = Schemas['DeployedPeriodsRequest'];

export const dashboardKey = ['dashboard'];

/** CO-009: the server counts them once in this time. */
const staleTime = deviceCache;

/** Milliseconds: an outage is found and ends without a message that concerns a device of the moment. */
const figuresMs = 30_000;

/** Most rows of a list on the wall. */
export const wallRows = 5;
const wallStates = ['running', 'gate', 'paused'] as const;

export const figuresQuery = queryOptions({
  queryKey: [...dashboardKey, 'devices'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/stats/dashboards/devices', { signal }))).data,
  refetchInterval: figuresMs,
  meta: { changedBy: movesDevice },
});

export const usersQuery = queryOptions({
  queryKey: [...dashboardKey, 'users'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/stats/dashboards/users', { signal }))).data,
  staleTime,
});

export const operatorsQuery = queryOptions({
  queryKey: [...dashboardKey, 'operators'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/stats/dashboards/ops', { signal }))).data,
  staleTime,
});

export const modelsQuery = queryOptions({
  queryKey: [...dashboardKey, 'models'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/stats/dashboards/models', { signal }))).data,
  staleTime,
});

export const platformsQuery = queryOptions({
  queryKey: [...dashboardKey, 'platforms'],
  queryFn: async ({ signal }) =>
    (await answerOf(mainApi.GET('/stats/dashboards/platforms', { signal }))).data,
  staleTime,
});

export const firmwaresQuery = queryOptions({
  queryKey: [...dashboardKey, 'firmwares'],
  queryFn: async ({ signal }) =>
    (await answerOf(mainApi.GET('/stats/dashboards/firmwares', { signal }))).data,
  staleTime,
});

/** Firmware updates that run, and those of the last seven days. */
export const updatesQuery = queryOptions({
  queryKey: [...dashboardKey, 'updates'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/stats/dashboards/updates', { signal }))).data,
  staleTime,
  meta: { changedBy: ofStreams('firmware-upgrade') },
});

export const citiesQuery = queryOptions({
  queryKey: [...dashboardKey, 'cities'],
  queryFn: async ({ signal }) =>
    (await answerOf(mainApi.GET('/stats/dashboards/citys/devices', { signal }))).data,
  staleTime,
});

export const apsQuery = queryOptions({
  queryKey: [...dashboardKey, 'aps'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/stats/dashboards/aps', { signal }))).data,
  meta: { changedBy: movesDevice },
});

export const dailiesQuery = queryOptions({
  queryKey: [...dashboardKey, 'dailies'],
  queryFn: async ({ signal }) =>
    (await answerOf(mainApi.GET('/stats/dashboards/devices/dailys', { signal }))).data,
  staleTime,
});

export const trafficQuery = queryOptions({
  queryKey: [...dashboardKey, 'traffic'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/stats/dashboards/traffics', { signal }))).data,
  staleTime,
});

/** Models whose failures rise. */
export const failuresQuery = queryOptions({
  queryKey: [...dashboardKey, 'failures'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/stats/dashboards/failures', { signal }))).data,
  staleTime,
});

export const periodsQuery = queryOptions({
  queryKey: [...dashboardKey, 'periods'],
  queryFn: async ({ signal }) =>
    (await answerOf(mainApi.GET('/stats/dashboards/deployed-periods', { signal }))).data,
  staleTime,
});

export const activationsQuery = (body: ActivationRequest) =>
  queryOptions({
    queryKey: [...dashboardKey, 'activations', body],
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.POST('/stats/dashboards/deployed-periods-dailys', { body, signal }))).data,
    staleTime,
  });

/** Alarms that are open, by metric and level. */
export const openAlarmsQuery = queryOptions({
  queryKey: [...dashboardKey, 'openAlarms'],
  queryFn: async ({ signal }) =>
    (await answerOf(mainApi.GET('/stats/resources/alarms/open', { signal }))).data,
  staleTime,
  meta: { changedBy: ofStreams('alarm') },
});

/** Open alarms by severity: how many, the oldest, and how many have no assignee or are silenced. */
export const alarmSummaryQuery = queryOptions({
  queryKey: [...dashboardKey, 'alarmSummary'],
  queryFn: async ({ signal }) =>
    (await answerOf(mainApi.GET('/stats/resources/alarms/summary', { signal }))).data,
  staleTime,
  meta: { changedBy: ofStreams('alarm') },
});

/** Open alarms for the wall, critical ones first and then the newest: as many as fit on it. */
export const wallAlarmsQuery = queryOptions({
  queryKey: [...dashboardKey, 'wallAlarms'],
  queryFn: ({ signal }) => {
    const query = { state: 'open', sortBy: 'severity', sortDesc: true, limit: wallRows } as const;
    return answerOf(mainApi.GET('/stats/resources/alarms', { params: { query }, signal }));
  },
  refetchInterval: figuresMs,
  meta: { changedBy: ofStreams('alarm') },
});

/** Rollouts of firmware that run, or that wait for a person, for the wall. */
export const wallRolloutsQuery = queryOptions({
  queryKey: [...dashboardKey, 'wallRollouts'],
  queryFn: ({ signal }) => {
    const body = { states: [...wallStates], limit: wallRows };
    return answerOf(mainApi.POST('/firmwares/profiles/page', { body, signal }));
  },
  refetchInterval: figuresMs,
  meta: { changedBy: ofStreams('rollout', 'wave', 'firmware-upgrade') },
});

/** Firmware files that wait for a second person. */
export const unapprovedFilesQuery = queryOptions({
  queryKey: [...dashboardKey, 'unapprovedFiles'],
  queryFn: async ({ signal }) => {
    const body = { approval: 'Not Approved', limit: 1 } as const;
    return (await answerOf(mainApi.POST('/firmwares/page', { body, signal }))).pagination.totalRecords;
  },
  staleTime,
  meta: { changedBy: ofStreams('firmware-file') },
});

const profilesIn = (state: 'awaitingApproval' | 'gate' | 'paused') =>
  queryOptions({
    queryKey: [...dashboardKey, 'profiles', state],
    queryFn: async ({ signal }) => {
      const body = { states: [state], limit: 1 };
      return (await answerOf(mainApi.POST('/firmwares/profiles/page', { body, signal }))).pagination
        .totalRecords;
    },
    staleTime,
    meta: { changedBy: ofStreams('rollout', 'wave') },
  });
const appProfilesIn = (state: 'awaitingApproval' | 'gate' | 'paused') =>
  queryOptions({
    queryKey: [...dashboardKey, 'appProfiles', state],
    queryFn: async ({ signal }) => {
      const body = { states: [state], limit: 1 };
      return (await answerOf(mainApi.POST('/application/profile/page', { body, signal }))).pagination
        .totalRecords;
    },
    staleTime,
    meta: { changedBy: ofStreams('rollout', 'wave') },
  });
export const unapprovedAppProfilesQuery = appProfilesIn('awaitingApproval');
export const pausedAppProfilesQuery = appProfilesIn('paused');
export const heldAppProfilesQuery = appProfilesIn('gate');
/** Rollouts of firmware that wait for a second person. */
export const unapprovedProfilesQuery = profilesIn('awaitingApproval');
/** Those that a person or a limit has paused. */
export const pausedProfilesQuery = profilesIn('paused');
/** Counts rollouts whose wave has passed and whose next one a person starts. */
export const heldProfilesQuery = profilesIn('gate');

/** Devices at the device port that an administrator may admit. */
export const refusedDevicesQuery = queryOptions({
  queryKey: [...dashboardKey, 'refusedDevices'],
  queryFn: async ({ signal }) => {
    const query = { state: 'refused', reason: 'unregistered', limit: 1 } as const;
    return (await answerOf(mainApi.GET('/devices/refused', { params: { query }, signal }))).pagination
      .totalRecords;
  },
  meta: { changedBy: ofStreams('admission') },
});

/** Rooms, as the lists of rooms read them: a command to one changes these too. */
export const roomsQuery = queryOptions({
  queryKey: ['rooms', 'home'],
  queryFn: ({ signal }) => {
    const query = { sortBy: 'roomName', sortDesc: false, limit: 100 } as const;
    return answerOf(mainApi.GET('/rooms', { params: { query }, signal }));
  },
  meta: { changedBy: movesDevice },
});

export const providersQuery = queryOptions({
  queryKey: [...dashboardKey, 'providers'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/op/providers', { signal }))).data,
  staleTime,
});

export const contactQuery = queryOptions({
  queryKey: [...dashboardKey, 'contact'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/system', { signal }))).data.contact,
  staleTime,
});

export const healthQuery = queryOptions({
  queryKey: [...dashboardKey, 'health'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/system/health', { signal }))).data,
  staleTime,
});
