import type { Handlers } from '#server/core/http/call.ts';
import { streamHandlers, type TimelineOperation } from '#server/core/http/stream-handlers.ts';
import type { CoreServices } from '#server/core/services.ts';
import { profileCommands } from '../profiles/commands.ts';
import { profileComments } from '../profiles/comments.ts';
import { exportProfileDevices } from '../profiles/devices-sheet.ts';
import { editProfile } from '../profiles/edit.ts';
import { exportProfile } from '../profiles/file.ts';
import type { ProfileServices } from '../profiles/kind.ts';
import { profileRecords } from '../profiles/records.ts';
import { profileRollbacks } from '../profiles/rollback.ts';
import { rolloutStream } from '../rollouts/rollout-stream.ts';
import { waveStream } from '../rollouts/wave-stream.ts';
import { firmwareProfiles as kind } from './profile-kind.ts';

type ProfileHandlers = Pick<
  Handlers,
  | 'deleteFirmwareProfile'
  | 'updateFirmwareProfile'
  | 'submitFirmwareProfile'
  | 'approveFirmwareProfile'
  | 'declineFirmwareProfile'
  | 'continueFirmwareProfile'
  | 'retryFirmwareProfile'
  | 'retryFirmwareProfileDevice'
  | 'setFirmwareProfileDevices'
  | 'controlFirmwareProfile'
  | 'getFirmwareProfileRollback'
  | 'rollBackFirmwareProfile'
  | 'listFirmwareProfileComments'
  | 'commentFirmwareProfile'
  | 'exportFirmwareProfile'
  | 'exportFirmwareProfileDevices'
  | 'getFirmwareWave'
  | 'getFirmwareWaveMembers'
  | TimelineOperation<'FirmwareProfile'>
  | TimelineOperation<'FirmwareWave'>
>;
type Needs = ProfileServices & Pick<CoreServices, 'log' | 'proof'>;

/** Commands for firmware profiles (CL-239, CL-242..CL-246), and their records. */
export const profileHandlers = (services: Needs): ProfileHandlers => {
  const commands = profileCommands(kind, services);
  const comments = profileComments(kind, services);
  const records = profileRecords(kind, services);
  const rollbacks = profileRollbacks(kind, services);
  return {
    deleteFirmwareProfile: (call) => commands.delete(call, call.body.fpId, namesIn(call.body)),
    updateFirmwareProfile: (call) => {
      const { fpName: name, fpRetry: retries, addDids: added, deleteDids: removed, replan } = call.body;
      return editProfile(kind, services, call, call.params.fpId, { name, retries, added, removed, replan });
    },
    submitFirmwareProfile: (call) => commands.submit(call, call.params.fpId, call.body.planHash),
    approveFirmwareProfile: (call) => commands.approve(call, call.params.fpId, call.body.planHash),
    declineFirmwareProfile: (call) => commands.decline(call, call.params.fpId, call.body.reason),
    continueFirmwareProfile: (call) => commands.continue(call, call.params.fpId),
    retryFirmwareProfile: (call) => {
      const { quarantined } = call.body;
      return commands.retry(call, call.params.fpId, { quarantined, named: namesIn(call.body) });
    },
    retryFirmwareProfileDevice: (call) =>
      commands.retryDevice(call, call.params.fpId, call.body.did, namesIn(call.body)),
    setFirmwareProfileDevices: (call) =>
      commands.setDevices(call, call.params.fpId, call.params.action, call.body.dids),
    controlFirmwareProfile: (call) => {
      const { fpId, actionControl: action, reason } = call.body;
      return commands.control(call, fpId, { action, reason, named: namesIn(call.body) });
    },

    getFirmwareProfileRollback: ({ params, scope }) => rollbacks.forecast(scope, params.fpId),
    rollBackFirmwareProfile: (call) => rollbacks.begin(call, call.params.fpId, call.body.reason),

    listFirmwareProfileComments: ({ params, scope }) => comments.list(scope, params.fpId),
    commentFirmwareProfile: (call) => comments.add(call, call.params.fpId, call.body.text),

    exportFirmwareProfile: (call) =>
      exportProfile(kind, services, call, call.params.fpId, call.query.redact ?? []),
    exportFirmwareProfileDevices: (call) =>
      exportProfileDevices(kind, services, call, call.params.fpId, call.query),

    async getFirmwareWave({ params: { waveId }, scope }) {
      const { id, name, answer } = await records.wave(scope, waveId);
      return { data: { fpId: id, fpName: name, ...answer } };
    },
    async getFirmwareWaveMembers({ params: { waveId }, body, scope }) {
      const members = await records.waveMembers(scope, waveId, body.ordinals);
      return { data: members.map(({ workId, ...member }) => ({ ...member, upgradeId: workId })) };
    },
    ...streamHandlers('FirmwareProfile', rolloutStream, services, { find: records.find }),
    ...streamHandlers('FirmwareWave', waveStream, services, { find: records.findWave }),
  };
};

const namesIn = ({ fpId, serviceTaskId }: { fpId?: string; serviceTaskId?: string }) => ({
  fpId,
  serviceTaskId,
});
