import { createAppProfileLimits, renameAppProfileLimits } from '#api/limits.gen.ts';
import { mainApi, saveAnswer } from '#web/http/clients.ts';
import { profileCommand } from '../profiles/commands.ts';
import type { ProfileKind } from '../profiles/kind.tsx';
import { contentMessages, typeNames } from './content-messages.ts';
import { profileCalls } from './profile-calls.ts';
import { profileSearch } from './profile-search.ts';
import { profileTexts } from './profile-texts.ts';
import { reasonWords } from './reason-words.ts';
import { refusalNames } from './refusal-names.ts';

const done = () => undefined;
const typeOf = ({ manner }: { manner: Readonly<Record<string, string>> }) =>
  manner.appType === 'D' ? typeNames.D : typeNames.IU;

/** App profiles: the kind that installs, updates or removes an app. */
export const appProfiles: ProfileKind = {
  calls: profileCalls,
  search: profileSearch,
  sortName: 'profileName',
  list: 'getAppProfilePage',
  fileNames: { list: 'app-profiles', automatic: 'automatic-app-profiles' },
  texts: profileTexts,
  links: {
    list: { to: '/management/app/components/appProfileListPage' },
    page: (appProfileId) => ({
      to: '/management/app/components/appFileListPage/$serviceTaskId/$appProfileId',
      params: { serviceTaskId: appProfileId, appProfileId },
    }),
    record: (appProfileId) => ({ to: '/app-profiles/$appProfileId', params: { appProfileId } }),
    wave: (waveId) => ({ to: '/app-waves/$waveId', params: { waveId } }),
    content: (fileId) => ({ to: '/management/app/files/$fileId', params: { fileId } }),
    work: (changeId) => ({ to: '/app-changes/$changeId', params: { changeId } }),
  },
  operations: {
    create: 'createAppProfile',
    exportMembers: 'exportAppProfileDevices',
    work: 'getAppChange',
  },
  commands: {
    submit: profileCommand('submitAppProfile', ({ id, ...body }) => ({ ...at(id), body }), done),
    approve: profileCommand('approveAppProfile', ({ id, ...body }) => ({ ...at(id), body }), done),
    decline: profileCommand('declineAppProfile', ({ id, ...body }) => ({ ...at(id), body }), done),
    proceed: profileCommand('continueAppProfile', ({ id }) => at(id), done),
    control: profileCommand(
      'controlAppProfile',
      ({ id: appProfileId, action: actionControl, ...reason }) => ({
        body: { appProfileId, actionControl, ...reason },
      }),
      done,
    ),
    delete: profileCommand('deleteAppProfile', ({ id: appProfileId }) => ({ body: { appProfileId } }), done),
    retry: profileCommand(
      'retryAppProfile',
      ({ id, ...body }) => ({ ...at(id), body }),
      ({ data }) => data.queued,
    ),
    retryDevice: profileCommand(
      'retryAppProfileDevice',
      ({ id, ...body }) => ({ ...at(id), body }),
      ({ data }) => data.queued,
    ),
    setDevices: profileCommand(
      'setAppProfileDevices',
      ({ id: appProfileId, action, dids }) => ({ path: { appProfileId, action }, body: { dids } }),
      ({ data }) => data.changed,
    ),
    edit: profileCommand(
      'updateAppProfile',
      ({ id, name, retries, added, removed, replan }) => ({
        ...at(id),
        body: { profileName: name, apRetry: retries, addDids: added, cancelDids: removed, replan },
      }),
      done,
    ),
    comment: profileCommand('commentAppProfile', ({ id, ...body }) => ({ ...at(id), body }), done),
    rollBack: profileCommand(
      'rollBackAppProfile',
      ({ id, ...body }) => ({ ...at(id), body }),
      ({ data }) => data.appProfileId,
    ),
  },
  formNames: {
    profileName: 'name',
    apRetry: 'retries',
    addDids: 'added',
    cancelDids: 'removed',
    executionTime: 'startDate',
  },
  editLimits: { name: renameAppProfileLimits.profileName, retries: createAppProfileLimits.apRetry },
  exportMembers: (appProfileId, query) =>
    mainApi.GET('/application/profile/{appProfileId}/devices/export', {
      params: { path: { appProfileId }, query },
      parseAs: 'blob',
    }),
  saveRecord: (appProfileId, redact) =>
    saveAnswer(
      mainApi.GET('/application/profile/{appProfileId}/export', {
        params: { path: { appProfileId }, query: { redact } },
        parseAs: 'blob',
      }),
      `rollout-${appProfileId}.ndjson`,
    ),
  refusals: refusalNames,
  reasonWords,
  typeOf,
  named: ({ name }, { appName }) => `${String(appName ?? '')} ${name}`.trim(),
  mannerOf: (content) => [{ label: contentMessages.type, value: typeOf(content) }],
};

function at(appProfileId: string) {
  return { path: { appProfileId } };
}
