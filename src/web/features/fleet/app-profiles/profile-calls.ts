import type { components, operations } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { pageOf } from '#web/resource/list-search.ts';
import type { ProfileCalls } from '../profiles/calls.ts';
import type { OtherProfile, Profile, ProfileDetail } from '../profiles/model.ts';
import type { ProfileSearch } from '../profiles/search.ts';

type Schemas = components['schemas'];
type PageBody = operations['getAppProfilePage']['requestBody']['content']['application/json'];
type Order = NonNullable<PageBody['orders']>[number];

const columns = ['requestTime', 'profileName', 'model', 'version', 'state'] as const;

const requestOf = (
  { keyword, state, sort, desc, ...search }: ProfileSearch,
  automatic?: boolean,
): PageBody => {
  const column: Order['column'] | undefined = columns.find((one) => one === sort);
  return {
    ...pageOf(search),
    ...(keyword ? { keyword } : {}),
    ...(automatic === undefined ? {} : { automatic }),
    ...(state ? { states: [state] } : {}),
    ...(column ? { orders: [{ column, order: desc ? 'desc' : 'asc' }] } : {}),
  };
};

/** Reads app profiles (CL-266, CL-269, CL-270, CL-273). */
export const profileCalls: ProfileCalls = {
  key: 'appProfiles',
  request: requestOf,
  page: (search, automatic, signal) => pageAt(requestOf(search, automatic), signal),
  ofContent: (apId, limit, signal) => pageAt({ apId, limit }, signal),
  one: async (id, signal) =>
    detailOf(
      (await answerOf(mainApi.GET('/application/profile/{appProfileId}', { ...at(id), signal }))).data,
    ),
  plan: async (id, signal) =>
    (await answerOf(mainApi.GET('/application/profile/{appProfileId}/plan', { ...at(id), signal }))).data,
  rollback: async (id, signal) =>
    (await answerOf(mainApi.GET('/application/profile/{appProfileId}/rollback', { ...at(id), signal }))).data,
  days: async (id, signal) =>
    (await answerOf(mainApi.GET('/application/profile/{appProfileId}/results', { ...at(id), signal }))).data,
  comments: async (id, signal) =>
    (await answerOf(mainApi.GET('/application/profile/{appProfileId}/comments', { ...at(id), signal }))).data,
  members: async (id, body, signal) => {
    const answer = await answerOf(
      mainApi.POST('/application/profile/{appProfileId}/devices/page', { ...at(id), body, signal }),
    );
    return { ...answer, data: answer.data.map(withWork) };
  },
  events: async (appProfileId, query, signal) => {
    const params = { path: { appProfileId }, query };
    return (await answerOf(mainApi.GET('/application/profile/{appProfileId}/events', { params, signal })))
      .data;
  },
  wave: async (waveId, signal) => {
    const params = { path: { waveId } };
    const { data } = await answerOf(mainApi.GET('/application/waves/{waveId}', { params, signal }));
    return { ...data, profileId: data.appProfileId, profileName: data.profileName };
  },
  waveEvents: async (waveId, query, signal) => {
    const params = { path: { waveId }, query };
    return (await answerOf(mainApi.GET('/application/waves/{waveId}/events', { params, signal }))).data;
  },
  waveMembers: async (waveId, ordinals, signal) => {
    const params = { path: { waveId } };
    const body = { ordinals };
    const { data } = await answerOf(
      mainApi.POST('/application/waves/{waveId}/members', { params, body, signal }),
    );
    return data.map(withWork);
  },
};

const at = (appProfileId: string) => ({ params: { path: { appProfileId } } });

async function pageAt(body: PageBody, signal: AbortSignal) {
  const answer = await answerOf(mainApi.POST('/application/profile/page', { body, signal }));
  return { ...answer, data: answer.data.map(profileOf) };
}

const withWork = <Row extends { changeId: string | null }>({ changeId, ...row }: Row) => ({
  ...row,
  workId: changeId,
});
/** An app with its version; a removal has the name alone. */
const versionOf = ({ appName, version }: Pick<Schemas['AppProfile'], 'appName' | 'version'>): string =>
  `${appName} ${version}`.trim();
const profileOf = ({ appProfileId, profileName, ...profile }: Schemas['AppProfile']): Profile => ({
  ...profile,
  id: appProfileId,
  name: profileName,
  version: versionOf(profile),
  manner: { appType: profile.apType, appName: profile.appName },
});
const otherOf = (other: Schemas['AppProfileRollback'] | null): OtherProfile | null =>
  other && { id: other.appProfileId, name: other.profileName, state: other.state, reason: other.reason };

function detailOf({ profile, order, file: _, ...detail }: Schemas['AppProfileDetail']): ProfileDetail {
  const { startHour: start, endHour: end } = order;
  return {
    ...detail,
    profile: profileOf(profile),
    content: {
      id: profile.apId,
      model: profile.model,
      version: versionOf(profile),
      manner: { appType: profile.apType, appName: profile.appName },
    },
    order: {
      ...order,
      hours: start !== null && end !== null ? { start, end } : null,
      retries: order.retry,
    },
    noWayBack: 0,
    rollsBack: otherOf(detail.rollsBack),
    rolledBackBy: otherOf(detail.rolledBackBy),
  };
}
