import type { components, operations } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { pageOf } from '#web/resource/list-search.ts';
import type { ProfileCalls } from '../profiles/calls.ts';
import type { OtherProfile, Profile, ProfileDetail } from '../profiles/model.ts';
import type { ProfileSearch } from '../profiles/search.ts';

type Schemas = components['schemas'];
type PageBody = operations['getFirmwareProfilePage']['requestBody']['content']['application/json'];
type Order = NonNullable<PageBody['orders']>[number];

const columns = ['requestTime', 'fpName', 'model', 'version', 'state'] as const;

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

/** Reads firmware profiles (CL-237, CL-240, CL-241, CL-247). */
export const profileCalls: ProfileCalls = {
  key: 'firmwareProfiles',
  request: requestOf,
  page: (search, automatic, signal) => pageAt(requestOf(search, automatic), signal),
  ofContent: (FirmwareFileId, limit, signal) => pageAt({ FirmwareFileId, limit }, signal),
  one: async (fpId, signal) =>
    detailOf((await answerOf(mainApi.GET('/firmwares/profiles/{fpId}', { ...at(fpId), signal }))).data),
  plan: async (fpId, signal) =>
    (await answerOf(mainApi.GET('/firmwares/profiles/{fpId}/plan', { ...at(fpId), signal }))).data,
  rollback: async (fpId, signal) =>
    (await answerOf(mainApi.GET('/firmwares/profiles/{fpId}/rollback', { ...at(fpId), signal }))).data,
  days: async (fpId, signal) =>
    (await answerOf(mainApi.GET('/firmwares/profiles/{fpId}/dates/status', { ...at(fpId), signal }))).data,
  comments: async (fpId, signal) =>
    (await answerOf(mainApi.GET('/firmwares/profiles/{fpId}/comments', { ...at(fpId), signal }))).data,
  members: async (fpId, body, signal) => {
    const answer = await answerOf(
      mainApi.POST('/firmwares/profiles/{fpId}/devices/page', { ...at(fpId), body, signal }),
    );
    return { ...answer, data: answer.data.map(withWork) };
  },
  events: async (fpId, query, signal) => {
    const params = { path: { fpId }, query };
    return (await answerOf(mainApi.GET('/firmwares/profiles/{fpId}/events', { params, signal }))).data;
  },
  wave: async (waveId, signal) => {
    const params = { path: { waveId } };
    const { data } = await answerOf(mainApi.GET('/firmwares/waves/{waveId}', { params, signal }));
    return { ...data, profileId: data.fpId, profileName: data.fpName };
  },
  waveEvents: async (waveId, query, signal) => {
    const params = { path: { waveId }, query };
    return (await answerOf(mainApi.GET('/firmwares/waves/{waveId}/events', { params, signal }))).data;
  },
  waveMembers: async (waveId, ordinals, signal) => {
    const params = { path: { waveId } };
    const body = { ordinals };
    const { data } = await answerOf(
      mainApi.POST('/firmwares/waves/{waveId}/members', { params, body, signal }),
    );
    return data.map(withWork);
  },
};

const at = (fpId: string) => ({ params: { path: { fpId } } });

async function pageAt(body: PageBody, signal: AbortSignal) {
  const answer = await answerOf(mainApi.POST('/firmwares/profiles/page', { body, signal }));
  return { ...answer, data: answer.data.map(profileOf) };
}

const withWork = <Row extends { upgradeId: string | null }>({ upgradeId, ...row }: Row) => ({
  ...row,
  workId: upgradeId,
});
const profileOf = ({
  fpId,
  fpName,
  updateMode,
  activateMode,
  ...profile
}: Schemas['FirmwareProfile']): Profile => ({
  ...profile,
  manner: { updateMode, activateMode },
  id: fpId,
  name: fpName,
});
const otherOf = (other: Schemas['ProfileRollback'] | null): OtherProfile | null =>
  other && { id: other.fpId, name: other.fpName, state: other.state, reason: other.reason };

function detailOf({
  profile,
  order,
  file,
  oneBank,
  ...detail
}: Schemas['FirmwareProfileDetail']): ProfileDetail {
  const { fpRunMethod, fpStartHour: start, fpEndHour: end } = order;
  const { updateMode, activateMode } = profile;
  return {
    ...detail,
    profile: profileOf(profile),
    content: {
      id: file.FirmwareFileId,
      model: file.modelName,
      version: file.versionName,
      manner: { updateMode, activateMode },
    },
    order: {
      ...order,
      hours: fpRunMethod === 'Reserved' && start !== null && end !== null ? { start, end } : null,
      retries: order.autoRetry ? order.maxRetryCount : 0,
    },
    noWayBack: oneBank,
    rollsBack: otherOf(detail.rollsBack),
    rolledBackBy: otherOf(detail.rolledBackBy),
  };
}
