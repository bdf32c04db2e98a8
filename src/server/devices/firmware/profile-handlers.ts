import type { components } from '#api/main.d.ts';
import type { RolloutTargets } from '#machines/rollout/events.ts';
import type { RolloutContext } from '#machines/rollout/machine.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { DeviceServices } from '#server/devices/services.ts';
import { devicesInScope } from '../groups/membership.ts';
import { wavesOf } from '../rollouts/queries/members.ts';
import { type RolloutRow, ScopedRollouts } from '../rollouts/queries/rollouts.ts';
import { targetSlice } from '../rollouts/queries/targets.ts';
import { startsInMs } from '../rollouts/rollouts.ts';
import { resolveTargets } from '../rollouts/targets.ts';
import { presentFile } from './file-handlers.ts';
import { foundEver, foundProfile, notNow } from './found-profile.ts';
import {
  outcomeNamed,
  presentMember,
  presentProfile,
  presentWave,
  startedProfile,
  stateOf,
} from './profile-answers.ts';
import { megabyte, planned } from './profile-orders.ts';
import { waitingOf } from './profile-waiting.ts';
import { ScopedFirmware } from './queries/files.ts';
import { rulesOf } from './queries/rules.ts';

type ProfileHandlers = Pick<
  Handlers,
  | 'listFirmwareProfiles'
  | 'getFirmwareProfilePage'
  | 'getFirmwareProfile'
  | 'getFirmwareProfilePlan'
  | 'getFirmwareProfileDevices'
  | 'getFirmwareProfileDays'
  | 'updateFirmwareProfile'
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

const mostListed = 1_000;
const mostOutcomes = 50;
const mostDays = 366;
/** Devices that a plan is compared with the present for. */
const mostCompared = 10_000;

/** Firmware profiles: rollouts of firmware, as people look at them and lead them (CL-236..CL-247). */
export const profileHandlers = (services: DeviceServices): ProfileHandlers => {
  const { rollouts, database } = services;
  const rolloutsOf = (scope: Scope) => scope.of(ScopedRollouts);
  /** Refused where its state does not take what was asked for; else as it is now. */
  const done = async (fpId: string, wasTaken: boolean) => {
    if (!wasTaken) throw notNow((await rollouts.streams.current(fpId)).snapshot.value);
    return { data: await startedProfile(services, fpId) };
  };

  return {
    async listFirmwareProfiles({ scope }) {
      const { rows } = await rolloutsOf(scope).page({ open: true }, [], 1, mostListed);
      return { data: rows.map(presentProfile) };
    },

    async getFirmwareProfilePage({ body, scope }) {
      const {
        page = 1,
        limit = defaultLimit,
        keyword,
        states,
        FirmwareFileId,
        automatic,
        orders = [],
      } = body;
      const filter = { keyword, states, contentId: FirmwareFileId, automatic };
      const { rows, total } = await rolloutsOf(scope).page(filter, orders, page, limit);
      return { data: rows.map(presentProfile), pagination: pagination({ page, limit }, total) };
    },

    async getFirmwareProfile({ params, scope, caller }) {
      const row = await foundEver(scope, params.fpId);
      const { snapshot, version } = await rollouts.streams.current(row.rollout_id);
      const { context } = snapshot;
      const file = await scope.of(ScopedFirmware).findVisible(row.content_id);
      if (!file) throw new ApiError('nodata');
      const now = services.now();
      const waves = await wavesOf(database.sql, row.rollout_id);
      const ended = await rolloutsOf(scope).outcomes(row.rollout_id, mostOutcomes);
      const { plan } = context;
      const { fourEyes, fromDevices } = await rulesOf(database.sql, row.op_id);
      return {
        data: {
          profile: presentProfile(row),
          order: {
            targets: context.targets,
            fpRunMethod: context.hours ? 'Reserved' : 'Immediate',
            ...{ fpStartHour: context.hours?.start ?? null, fpEndHour: context.hours?.end ?? null },
            ...{ autoRetry: context.retries > 0, maxRetryCount: context.retries },
            waves: { ...context.waves, canary: plan?.waves[0] ?? context.waves.canary ?? 10 },
            limits: context.limits,
            dailyMost: context.automatic?.dailyMost ?? null,
            bandwidth: context.bytesPerSecond === undefined ? null : context.bytesPerSecond / megabyte,
          },
          file: presentFile(file),
          planHash: plan?.planHash ?? null,
          ...{ approver: row.approver, approvedAlone: context.approvedAlone },
          approvalTime: row.approved_at?.toISOString() ?? null,
          approvalNeeded: plan?.needsApproval ?? (fourEyes && row.eligible >= fromDevices),
          declineReason: context.declineReason,
          mine: [context.authorId, context.editorId].includes(caller.account.accountId),
          pauseReason: context.pausedBy === null ? null : context.pauseReason,
          failReason: context.planFailure,
          ...(await rollbackOf(services, context)),
          waveList:
            waves.length > 0
              ? waves.map(presentWave)
              : (plan?.waves ?? []).map((size, at) => notBegun(size, at + 1, row.terminal)),
          outcomes: ended.flatMap(({ outcome, reason, count }) => {
            const named = outcomeNamed(outcome);
            return named ? [{ outcome: named, reason, count }] : [];
          }),
          waiting: await waitingOf(rolloutsOf(scope), row, waves, {
            now,
            isShort: rollouts.budgets.isShort(row.rollout_id),
          }),
          ...{ asOf: now.toISOString(), version },
        },
      };
    },

    async getFirmwareProfilePlan({ params, scope }) {
      const row = await foundEver(scope, params.fpId);
      const { snapshot } = await rollouts.streams.current(row.rollout_id);
      const { context } = snapshot;
      const { plan } = context;
      if (!plan) throw new ApiError('custom', { message: 'There is no plan yet.' });
      const view = rolloutsOf(scope);
      const zones = await view.plannedZones(row.rollout_id);
      return {
        data: {
          ...{ planHash: plan.planHash, setHash: plan.setHash, asOf: plan.asOf, eligible: plan.eligible },
          ...{ refused: plan.refused, bytes: plan.bytes, refusals: plan.refusals, waves: plan.waves },
          installed: await view.planned(row.rollout_id, 'from_version'),
          hardware: await view.planned(row.rollout_id, 'hardware_version'),
          zones: zones.map(({ zone, source, count }) => ({
            ...{ zone, count },
            source: zoneSources.find((one) => one === source) ?? 'utc',
          })),
          now: await difference(services, scope, row),
        },
      };
    },

    async getFirmwareProfileDevices({ params, body, scope }) {
      const row = await foundEver(scope, params.fpId);
      const { page = 1, limit = defaultLimit, ...filter } = body;
      const found = await rolloutsOf(scope).members(row.rollout_id, filter, page, limit);
      const [now, isShort] = [services.now(), rollouts.budgets.isShort(row.rollout_id)];
      return {
        data: found.rows.map((member) => {
          const isRunning = member.state === 'running' && member.upgrade_id !== null;
          const progress = isRunning ? services.downloadProgress(member.upgrade_id ?? '') : null;
          return presentMember(member, row, { now, progress, isShort });
        }),
        pagination: pagination({ page, limit }, found.total, found.totalIsLowerBound),
      };
    },

    async getFirmwareProfileDays({ params, scope }) {
      const row = await foundEver(scope, params.fpId);
      const days = await rolloutsOf(scope).days(row.rollout_id, row.time_zone, mostDays);
      return {
        data: days.map(({ day, success, failed, cancelled }) => ({
          ...{ date: day, Success: success, Failed: failed, Cancel: cancelled },
        })),
      };
    },

    async updateFirmwareProfile({ params, body, scope, caller, audit }) {
      const row = await foundProfile(scope, params.fpId);
      const { snapshot } = await rollouts.streams.current(row.rollout_id);
      const { context } = snapshot;
      const { fpName, fpRetry, addDids = [], deleteDids = [] } = body;
      const before = { fpName: context.name, fpRetry: context.retries };
      const after = { fpName: fpName?.trim() ?? context.name, fpRetry: fpRetry ?? context.retries };
      const devices = { addDids: addDids.slice(0, 100), deleteDids: deleteDids.slice(0, 100) };
      audit.changed(
        before,
        addDids.length + deleteDids.length > 0 ? { ...after, ...devices } : after,
        row.op_id,
      );
      if (addDids.length > 0) await devicesInScope(scope, addDids);
      const fact = { name: after.fpName, retries: after.fpRetry };
      if (fpName !== undefined || fpRetry !== undefined)
        if (
          !(await rollouts.write(row.rollout_id, {
            type: 'rollout.described',
            data: fact,
            actor: caller.actor,
          }))
        )
          throw notNow(snapshot.value);
      if (addDids.length + deleteDids.length === 0) return done(row.rollout_id, true);
      if (['planned', 'awaitingApproval', 'scheduled'].includes(String(snapshot.value))) {
        const targets = changedTargets(context.targets, addDids, deleteDids);
        const wasTaken = await rollouts.edit(row.rollout_id, targets, caller.actor);
        if (wasTaken) await planned(services, row.rollout_id);
        return done(row.rollout_id, wasTaken);
      }
      if (addDids.length > 0 || !isUnderWay(snapshot.value)) throw notNow(snapshot.value);
      await rollouts.place(row.rollout_id, 'cancel', deleteDids, caller.actor);
      return done(row.rollout_id, true);
    },

    async deleteFirmwareProfile({ body, scope, caller, audit }) {
      const row = await foundProfile(scope, body.fpId);
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
      const row = await foundProfile(scope, params.fpId);
      refuseUnlessRetryable(row);
      await refuseWithoutFile(services, row);
      const queued = await rollouts.retry(row.rollout_id, null, body.quarantined === true, caller.actor);
      audit.changed(null, { queued, quarantined: body.quarantined === true }, row.op_id);
      return { data: { queued } };
    },

    async retryFirmwareProfileDevice({ params, body, scope, caller, audit }) {
      const row = await foundProfile(scope, params.fpId);
      refuseUnlessRetryable(row);
      await refuseWithoutFile(services, row);
      audit.about(body.did);
      const queued = await rollouts.retry(row.rollout_id, [body.did], true, caller.actor);
      // One device that a person names is tried also where it fell back or was lost with this file.
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
      return { data: { changed } };
    },

    async controlFirmwareProfile({ body, scope, caller, audit }) {
      const row = await foundProfile(scope, body.fpId);
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

const zoneSources = ['device', 'organisation', 'utc'] as const;

const isUnderWay = (state: unknown): boolean => ['running', 'gate', 'paused'].includes(String(state));

function refuseUnlessRetryable({ state }: RolloutRow): void {
  if (!isUnderWay(state) && state !== 'completed') throw notNow(state);
}

/** It would wait for ever, or pause at once. */
async function refuseWithoutFile({ rollouts }: DeviceServices, row: RolloutRow): Promise<void> {
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

/** Added ones are no longer left out, and removed ones no longer added. */
function changedTargets(
  targets: RolloutTargets,
  addDids: readonly string[],
  deleteDids: readonly string[],
): RolloutTargets {
  const without = (ids: readonly string[] = [], gone: readonly string[]) => {
    const left = new Set(gone);
    return ids.filter((id) => !left.has(id));
  };
  const added = without([...new Set([...(targets.addDids ?? []), ...addDids])], deleteDids);
  const deleted = without([...new Set([...(targets.deleteDids ?? []), ...deleteDids])], addDids);
  const { addDids: _added, deleteDids: _deleted, ...rest } = targets;
  return {
    ...rest,
    ...(added.length > 0 && { addDids: added }),
    ...(deleted.length > 0 && { deleteDids: deleted }),
  };
}

const notBegun = (size: number, number: number, hasEnded: boolean): components['schemas']['ProfileWave'] => ({
  ...{
    waveId: null,
    number,
    size,
    day: null,
    state: hasEnded ? 'closed' : 'waiting',
    startTime: null,
    endTime: null,
  },
  counts: {
    ...{ eligible: size, waiting: hasEnded ? 0 : size, running: 0, success: 0, failed: 0 },
    ...{ cancelled: hasEnded ? size : 0, refused: 0 },
  },
});

/** What it takes back, or what takes it back. */
async function rollbackOf({ rollouts }: DeviceServices, { undoes, undoReason, ...context }: RolloutContext) {
  const named = async (fpId: string, reason: string) => {
    const { snapshot } = await rollouts.streams.current(fpId);
    return { fpId, fpName: snapshot.context.name, state: stateOf(String(snapshot.value)), reason };
  };
  const { undoneBy, undoneReason } = context;
  return {
    rollsBack: undoes === undefined ? null : await named(undoes, undoReason ?? ''),
    rolledBackBy: undoneBy === null ? null : await named(undoneBy, undoneReason),
  };
}

/** What a plan made now would add and leave out, of those that have not begun. */
async function difference(services: DeviceServices, scope: Scope, row: RolloutRow) {
  const { rollouts, database } = services;
  const { context } = (await rollouts.streams.current(row.rollout_id)).snapshot;
  const asOf = services.now().toISOString();
  if (row.terminal || row.automatic || row.eligible + row.refused > mostCompared)
    return { asOf, left: null, joined: null };
  const query = await resolveTargets(
    scope.narrowedTo(row.op_path),
    context.targets,
    context.subject.modelName,
  ).catch((error) => {
    // A group or filter of the target is not there any more.
    if (error instanceof ApiError) return null;
    throw error;
  });
  if (!query) return { asOf, left: null, joined: null };
  const devices = await targetSlice(database.sql, query, '', mostCompared + 1);
  if (devices.length > mostCompared) return { asOf, left: null, joined: null };
  const ended = await scope.of(ScopedRollouts).touchedIds(row.rollout_id);
  const wasPlanned = await scope.of(ScopedRollouts).plannedIds(row.rollout_id);
  const verdicts = await rollouts.cargoOf(context).verdicts(context, devices, new Set());
  const may = new Set(
    devices.map((device) => device.endpoint_id).filter((id) => (verdicts.get(id) ?? null) === null),
  );
  const left = [...wasPlanned].filter((id) => !may.has(id) && !ended.has(id)).length;
  const joined = [...may].filter((id) => !wasPlanned.has(id)).length;
  return { asOf, left, joined };
}
