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
import { appProfiles as kind } from './profile-kind.ts';
import { retriesOf } from './profile-orders.ts';

type ProfileHandlers = Pick<
  Handlers,
  | 'deleteAppProfile'
  | 'updateAppProfile'
  | 'renameAppProfile'
  | 'setAppProfileRetry'
  | 'submitAppProfile'
  | 'approveAppProfile'
  | 'declineAppProfile'
  | 'continueAppProfile'
  | 'retryAppProfile'
  | 'retryAppProfileDevice'
  | 'setAppProfileDevices'
  | 'controlAppProfile'
  | 'getAppProfileRollback'
  | 'rollBackAppProfile'
  | 'listAppProfileComments'
  | 'commentAppProfile'
  | 'exportAppProfile'
  | 'exportAppProfileDevices'
  | 'getAppWave'
  | 'getAppWaveMembers'
  | TimelineOperation<'AppProfile'>
  | TimelineOperation<'AppWave'>
>;
type Needs = ProfileServices & Pick<CoreServices, 'log' | 'proof'>;

/** Commands for app profiles (CL-268, CL-271, CL-272, CL-274..CL-277), and their records. */
export const appProfileHandlers = (services: Needs): ProfileHandlers => {
  const commands = profileCommands(kind, services);
  const comments = profileComments(kind, services);
  const records = profileRecords(kind, services);
  const rollbacks = profileRollbacks(kind, services);
  return {
    deleteAppProfile: (call) => commands.delete(call, call.body.appProfileId, namesIn(call.body)),
    updateAppProfile: (call) => {
      const { profileName: name, apRetry, addDids: added, cancelDids: removed, replan } = call.body;
      const retries = apRetry === undefined ? undefined : retriesOf(apRetry);
      return editProfile(kind, services, call, call.params.appProfileId, {
        name,
        retries,
        added,
        removed,
        replan,
      });
    },
    renameAppProfile: (call) => {
      const { profileName: name } = call.body;
      return editProfile(kind, services, call, call.params.appProfileId, { name });
    },
    setAppProfileRetry: (call) =>
      editProfile(kind, services, call, call.params.appProfileId, { retries: retriesOf(call.body.apRetry) }),
    submitAppProfile: (call) => commands.submit(call, call.params.appProfileId, call.body.planHash),
    approveAppProfile: (call) => commands.approve(call, call.params.appProfileId, call.body.planHash),
    declineAppProfile: (call) => commands.decline(call, call.params.appProfileId, call.body.reason),
    continueAppProfile: (call) => commands.continue(call, call.params.appProfileId),
    retryAppProfile: (call) => {
      const { quarantined } = call.body;
      return commands.retry(call, call.params.appProfileId, { quarantined, named: namesIn(call.body) });
    },
    retryAppProfileDevice: (call) =>
      commands.retryDevice(call, call.params.appProfileId, call.body.did, namesIn(call.body)),
    setAppProfileDevices: (call) =>
      commands.setDevices(call, call.params.appProfileId, call.params.action, call.body.dids),
    controlAppProfile: (call) => {
      const { appProfileId, actionControl: action, reason } = call.body;
      return commands.control(call, appProfileId, { action, reason, named: namesIn(call.body) });
    },

    getAppProfileRollback: ({ params, scope }) => rollbacks.forecast(scope, params.appProfileId),
    rollBackAppProfile: (call) => rollbacks.begin(call, call.params.appProfileId, call.body.reason),

    listAppProfileComments: ({ params, scope }) => comments.list(scope, params.appProfileId),
    commentAppProfile: (call) => comments.add(call, call.params.appProfileId, call.body.text),

    exportAppProfile: (call) =>
      exportProfile(kind, services, call, call.params.appProfileId, call.query.redact ?? []),
    exportAppProfileDevices: (call) =>
      exportProfileDevices(kind, services, call, call.params.appProfileId, call.query),

    async getAppWave({ params: { waveId }, scope }) {
      const { id, name, answer } = await records.wave(scope, waveId);
      return { data: { appProfileId: id, profileName: name, ...answer } };
    },
    async getAppWaveMembers({ params: { waveId }, body, scope }) {
      const members = await records.waveMembers(scope, waveId, body.ordinals);
      return { data: members.map(({ workId, ...member }) => ({ ...member, changeId: workId })) };
    },
    ...streamHandlers('AppProfile', rolloutStream, services, { find: records.find }),
    ...streamHandlers('AppWave', waveStream, services, { find: records.findWave }),
  };
};

const namesIn = ({ appProfileId, serviceTaskId }: { appProfileId?: string; serviceTaskId?: string }) => ({
  appProfileId,
  serviceTaskId,
});
