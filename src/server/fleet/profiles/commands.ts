import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { Rollouts } from '#server/fleet/rollouts/rollouts.ts';
import { rulesOf } from '../approvals/queries/rules.ts';
import type { RolloutRow } from '../rollouts/queries/rollouts.ts';
import { startsInMs } from '../rollouts/rollouts.ts';
import { startedProfile } from './answers.ts';
import { isUnderWay } from './edit.ts';
import { foundProfile, notNow } from './found.ts';

type ProfileHandlers = Pick<
  Handlers,
  | 'deleteFirmwareProfile'
  | 'submitFirmwareProfile'
  | 'approveFirmwareProfile'
  | 'declineFirmwareProfile'
  | 'continueFirmwareProfile'
  | 'retryFirmwareProfile'
  | 'retryFirmwareProfileDevice'
  | 'setFirmwareProfileDevices'
  | 'controlFirmwareProfile'
>;

interface Needs extends Pick<CoreServices, 'blobs' | 'database' | 'now'> {
  rollouts: Rollouts;
}

/** Commands for firmware profiles (CL-239, CL-242..CL-246). */
export const profileHandlers = (services: Needs): ProfileHandlers => {
  const { rollouts, database } = services;
  /** Answers with the profile's present state, or refuses if its state did not allow the command. */
  const done = async (fpId: string, wasTaken: boolean) => {
    if (!wasTaken) throw notNow((await rollouts.streams.current(fpId)).snapshot.value);
    return { data: await startedProfile(services, fpId) };
  };

  return {
    async deleteFirmwareProfile({ body, scope, caller, audit }) {
      const row = await foundProfile(scope, body.fpId, body);
      audit.objects.push(row.rollout_id);
      audit.changed({ fpName: row.name, state: row.state }, null, row.op_id);
      const fact = { type: 'rollout.deleted' as const, data: {}, actor: caller.actor };
      if (!(await rollouts.write(row.rollout_id, fact))) throw notNow(row.state);
      return { data: {} };
    },

    async submitFirmwareProfile({ params, body, scope, caller, audit }) {
      const row = await foundProfile(scope, params.fpId);
      const { context } = (await rollouts.streams.current(row.rollout_id)).snapshot;
      audit.changed({ state: row.state }, { planHash: body.planHash }, row.op_id);
      refuseOtherPlan(context.plan?.planHash, body.planHash);
      const data = { planHash: body.planHash, startsInMs: startsInMs(context, services.now()) };
      const fact = { type: 'rollout.submitted' as const, data, actor: caller.actor };
      return done(row.rollout_id, await rollouts.write(row.rollout_id, fact));
    },

    async approveFirmwareProfile({ params, body, scope, caller, audit }) {
      const row = await foundProfile(scope, params.fpId);
      const { context } = (await rollouts.streams.current(row.rollout_id)).snapshot;
      const { accountId } = caller.account;
      audit.changed({ state: row.state }, { planHash: body.planHash }, row.op_id);
      refuseOtherPlan(context.plan?.planHash, body.planHash);
      const { fourEyes } = await rulesOf(database.sql, row.op_id);
      const isOwn = [context.authorId, context.editorId].includes(accountId);
      if (isOwn && fourEyes)
        throw new ApiError('custom', {
          status: 403,
          message: 'Another person than its author and its last editor must approve this profile.',
          data: { fourEyes },
        });
      const inMs = startsInMs(context, services.now());
      const data = { planHash: body.planHash, accountId, alone: isOwn, startsInMs: inMs };
      const fact = { type: 'rollout.approved' as const, data, actor: caller.actor };
      return done(row.rollout_id, await rollouts.write(row.rollout_id, fact));
    },

    async declineFirmwareProfile({ params, body, scope, caller, audit }) {
      const row = await foundProfile(scope, params.fpId);
      audit.changed({ state: row.state }, { state: 'declined', reason: body.reason }, row.op_id);
      const fact = { type: 'rollout.declined' as const, data: { reason: body.reason }, actor: caller.actor };
      return done(row.rollout_id, await rollouts.write(row.rollout_id, fact));
    },

    async continueFirmwareProfile({ params, scope, caller, audit }) {
      const row = await foundProfile(scope, params.fpId);
      audit.changed({ wave: row.wave }, { wave: row.wave + 1 }, row.op_id);
      const fact = { type: 'rollout.continued' as const, data: {}, actor: caller.actor };
      return done(row.rollout_id, await rollouts.write(row.rollout_id, fact));
    },

    async retryFirmwareProfile({ params, body, scope, caller, audit }) {
      const row = await foundProfile(scope, params.fpId, body);
      refuseUnlessRetryable(row);
      await refuseWithoutFile(services, row);
      const queued = await rollouts.retry(row.rollout_id, null, body.quarantined === true, caller.actor);
      audit.changed(null, { queued, quarantined: body.quarantined === true }, row.op_id);
      return { data: { queued } };
    },

    async retryFirmwareProfileDevice({ params, body, scope, caller, audit }) {
      const row = await foundProfile(scope, params.fpId, body);
      refuseUnlessRetryable(row);
      await refuseWithoutFile(services, row);
      audit.about(body.did);
      const queued = await rollouts.retry(row.rollout_id, [body.did], true, caller.actor);
      // A device that a person names is retried even if it fell back or was lost with this file.
      audit.changed(null, { queued, quarantined: true }, row.op_id);
      if (queued === 0)
        throw new ApiError('custom', { message: 'The device has not failed in this profile.' });
      return { data: { queued } };
    },

    async setFirmwareProfileDevices({ params, body, scope, caller, audit }) {
      const row = await foundProfile(scope, params.fpId);
      const { action } = params;
      if (!isUnderWay(row.state)) throw notNow(row.state);
      audit.about(...body.dids);
      const changed = await rollouts.place(row.rollout_id, action, body.dids, caller.actor);
      audit.changed(null, { action, changed }, row.op_id);
      if (changed === 0) throw new ApiError('custom', { message: nothingToPlace[action] });
      return { data: { changed } };
    },

    async controlFirmwareProfile({ body, scope, caller, audit }) {
      const row = await foundProfile(scope, body.fpId, body);
      const { actor } = caller;
      const reason = body.reason?.trim() ?? '';
      audit.objects.push(row.rollout_id);
      audit.changed({ state: row.state }, { action: body.actionControl, reason }, row.op_id);
      if (body.actionControl === 'resume') {
        if (row.paused_by === 'threshold' && reason === '')
          throw new ApiError('custom', { message: 'It paused by itself: say why it goes on.' });
        return done(row.rollout_id, await rollouts.resume(row.rollout_id, reason, actor));
      }
      const { context } = (await rollouts.streams.current(row.rollout_id)).snapshot;
      const pausing = { by: 'user' as const, reason, bad: context.knownBad };
      const wasTaken =
        body.actionControl === 'pause'
          ? await rollouts.write(row.rollout_id, { type: 'rollout.paused', data: pausing, actor })
          : await rollouts.write(row.rollout_id, { type: 'cancel.requested', data: { reason }, actor });
      return done(row.rollout_id, wasTaken);
    },
  };
};

const nothingToPlace = {
  cancel: 'None of these devices waits or is held in this profile.',
  hold: 'None of these devices waits in this profile.',
  resume: 'None of these devices is held in this profile.',
} as const;

function refuseUnlessRetryable({ state }: RolloutRow): void {
  if (!isUnderWay(state) && state !== 'completed') throw notNow(state);
}

/** Refuses to continue without the file: the profile would wait for ever, or pause at once. */
async function refuseWithoutFile({ rollouts }: Needs, row: RolloutRow): Promise<void> {
  const { context } = (await rollouts.streams.current(row.rollout_id)).snapshot;
  if (!(await rollouts.cargoOf(context).isAvailable(context)))
    throw new ApiError('custom', {
      message: 'Its firmware file is not approved any more, or is missing in the store.',
      data: { FirmwareFileId: row.content_id },
    });
}

function refuseOtherPlan(planHash: string | undefined, seen: string): void {
  if (planHash !== seen)
    throw new ApiError('custom', {
      message: 'The plan has changed since you looked at it.',
      data: { planHash: planHash ?? null },
    });
}
