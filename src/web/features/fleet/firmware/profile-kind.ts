import { updateFirmwareProfileLimits } from '#api/limits.gen.ts';
import { mainApi, saveAnswer } from '#web/http/clients.ts';
import { profileCommand } from '../profiles/commands.ts';
import type { ProfileKind } from '../profiles/kind.tsx';
import { contentMessages } from './content-messages.ts';
import { modes, restarts } from './manner.ts';
import { profileCalls } from './profile-calls.ts';
import { profileSearch } from './profile-search.ts';
import { profileTexts } from './profile-texts.ts';
import { reasonWords } from './reason-words.ts';
import { refusalNames } from './upgrade-messages.ts';

const done = () => undefined;
const { fpName, fpRetry } = updateFirmwareProfileLimits;

/** Firmware profiles: the kind that brings a firmware file to devices. */
export const firmwareProfiles: ProfileKind = {
  calls: profileCalls,
  search: profileSearch,
  sortName: 'fpName',
  list: 'getFirmwareProfilePage',
  fileNames: { list: 'firmware-profiles', automatic: 'automatic-profiles' },
  texts: profileTexts,
  links: {
    list: { to: '/management/firmware/firmwareProfileList' },
    page: (fpId) => ({ to: '/management/firmware/firmwareProfileList/profile/$fpId', params: { fpId } }),
    record: (fpId) => ({ to: '/firmware-profiles/$fpId', params: { fpId } }),
    wave: (waveId) => ({ to: '/firmware-waves/$waveId', params: { waveId } }),
    content: (fileId) => ({ to: '/management/firmware/firmwareFileList/$fileId', params: { fileId } }),
    work: (upgradeId) => ({ to: '/upgrades/$upgradeId', params: { upgradeId } }),
  },
  operations: {
    create: 'createFirmwareProfile',
    exportMembers: 'exportFirmwareProfileDevices',
    work: 'getFirmwareUpgrade',
  },
  commands: {
    submit: profileCommand('submitFirmwareProfile', ({ id, ...body }) => ({ ...at(id), body }), done),
    approve: profileCommand('approveFirmwareProfile', ({ id, ...body }) => ({ ...at(id), body }), done),
    decline: profileCommand('declineFirmwareProfile', ({ id, ...body }) => ({ ...at(id), body }), done),
    proceed: profileCommand('continueFirmwareProfile', ({ id }) => at(id), done),
    control: profileCommand(
      'controlFirmwareProfile',
      ({ id: fpId, action: actionControl, ...reason }) => ({ body: { fpId, actionControl, ...reason } }),
      done,
    ),
    delete: profileCommand('deleteFirmwareProfile', ({ id: fpId }) => ({ body: { fpId } }), done),
    retry: profileCommand(
      'retryFirmwareProfile',
      ({ id, ...body }) => ({ ...at(id), body }),
      ({ data }) => data.queued,
    ),
    retryDevice: profileCommand(
      'retryFirmwareProfileDevice',
      ({ id, ...body }) => ({ ...at(id), body }),
      ({ data }) => data.queued,
    ),
    setDevices: profileCommand(
      'setFirmwareProfileDevices',
      ({ id: fpId, action, dids }) => ({ path: { fpId, action }, body: { dids } }),
      ({ data }) => data.changed,
    ),
    edit: profileCommand(
      'updateFirmwareProfile',
      ({ id, name, retries, added, removed, replan }) => ({
        ...at(id),
        body: { fpName: name, fpRetry: retries, addDids: added, deleteDids: removed, replan },
      }),
      done,
    ),
    comment: profileCommand('commentFirmwareProfile', ({ id, ...body }) => ({ ...at(id), body }), done),
    rollBack: profileCommand(
      'rollBackFirmwareProfile',
      ({ id, ...body }) => ({ ...at(id), body }),
      ({ data }) => data.fpId,
    ),
  },
  formNames: {
    fpName: 'name',
    fpRetry: 'retries',
    maxRetryCount: 'retries',
    addDids: 'added',
    deleteDids: 'removed',
    fpRunMethod: 'method',
    fpStartHour: 'startHour',
    fpEndHour: 'endHour',
  },
  editLimits: { name: fpName, retries: fpRetry },
  exportMembers: (fpId, query) =>
    mainApi.GET('/firmwares/profiles/{fpId}/devices/export', {
      params: { path: { fpId }, query },
      parseAs: 'blob',
    }),
  saveRecord: (fpId, redact) =>
    saveAnswer(
      mainApi.GET('/firmwares/profiles/{fpId}/export', {
        params: { path: { fpId }, query: { redact } },
        parseAs: 'blob',
      }),
      `rollout-${fpId}.ndjson`,
    ),
  refusals: refusalNames,
  reasonWords,
  named: ({ name }) => name,
  mannerOf: ({ manner }) => [
    { label: contentMessages.mode, value: modes[manner.updateMode ?? '']?.name ?? null },
    { label: contentMessages.restart, value: restarts[manner.activateMode ?? '']?.name ?? null },
  ],
};

function at(fpId: string) {
  return { path: { fpId } };
}
