import type { components } from '#api/main.d.ts';
import type { RolloutContext } from '#machines/rollout/machine.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { Rollouts } from '#server/fleet/rollouts/rollouts.ts';
import { approversOfProfile } from '../approvals/queries/approvers.ts';
import { rulesOf } from '../approvals/queries/rules.ts';
import { presentFile } from '../firmware/file-handlers.ts';
import { ScopedFirmware } from '../firmware/queries/files.ts';
import { wavesOf } from '../rollouts/queries/members.ts';
import { ScopedRollouts } from '../rollouts/queries/rollouts.ts';
import { outcomeNamed, presentMember, presentProfile, presentWave, stateOf } from './answers.ts';
import { sinceThen } from './changes.ts';
import { foundEver } from './found.ts';
import { leftOutPage } from './left-out.ts';
import { megabyte } from './orders.ts';
import { waitingOf } from './waiting.ts';

type ReadHandlers = Pick<
  Handlers,
  | 'listFirmwareProfiles'
  | 'getFirmwareProfilePage'
  | 'getFirmwareProfile'
  | 'getFirmwareProfilePlan'
  | 'getFirmwareProfileDevices'
  | 'getFirmwareProfileDays'
>;

const mostListed = 1_000;
const mostOutcomes = 50;
const mostDays = 366;
const zoneSources = ['device', 'organisation', 'utc'] as const;

interface Needs extends Pick<CoreServices, 'blobs' | 'database' | 'now'> {
  rollouts: Rollouts;
  /** Part of an upgrade's file that has been downloaded, from 0 to 1; null: not begun, or ended. */
  downloadProgress(upgradeId: string): number | null;
}

/** Reads firmware profiles (CL-236, CL-237, CL-240, CL-241, CL-247). */
export const profileReadHandlers = (services: Needs): ReadHandlers => {
  const { rollouts, database } = services;
  const rolloutsOf = (scope: Scope) => scope.of(ScopedRollouts);
  return {
    async listFirmwareProfiles({ scope }) {
      const { rows } = await rolloutsOf(scope).page({}, [], 1, mostListed);
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
      const authors = [context.authorId, context.editorId ?? context.authorId];
      const { fourEyes, fromDevices } = await rulesOf(database.sql, row.op_id);
      return {
        data: {
          profile: presentProfile(row),
          order: {
            targets: context.targets,
            fpRunMethod: context.hours ? 'Reserved' : 'Immediate',
            fpStartHour: context.hours?.start ?? null,
            fpEndHour: context.hours?.end ?? null,
            autoRetry: context.retries > 0,
            maxRetryCount: context.retries,
            waves: { ...context.waves, canary: plan?.waves[0] ?? context.waves.canary ?? 10 },
            limits: context.limits,
            dailyMost: context.automatic?.dailyMost ?? null,
            bandwidth: context.bytesPerSecond === undefined ? null : context.bytesPerSecond / megabyte,
          },
          file: presentFile(file),
          planHash: plan?.planHash ?? null,
          approver: row.approver,
          approvedAlone: context.approvedAlone,
          approvalTime: row.approved_at?.toISOString() ?? null,
          approvalNeeded: plan?.needsApproval ?? (fourEyes && row.eligible >= fromDevices),
          declineReason: context.declineReason,
          mine: authors.includes(caller.account.accountId),
          pauseReason: context.pausedBy === null ? null : context.pauseReason,
          pausedByName: row.pauser,
          pauseTime: row.paused_at?.toISOString() ?? null,
          approvers: await approversOfProfile(database.sql, row, authors, { fourEyes, opPath: scope.opPath }),
          failReason: context.planFailure,
          ...(await rollbackOf(services, context)),
          waveList:
            waves.length > 0
              ? waves.map(presentWave)
              : (plan?.waves ?? []).map((size, at) => notBegun(size, at + 1, row.terminal)),
          oneBank: row.undoes === null ? await rolloutsOf(scope).plannedWithOneBank(row.rollout_id) : 0,
          outcomes: ended.flatMap(({ outcome, reason, count }) => {
            const named = outcomeNamed(outcome);
            return named ? [{ outcome: named, reason, count }] : [];
          }),
          waiting: await waitingOf(rolloutsOf(scope), row, waves, {
            now,
            isShort: rollouts.budgets.isShort(row.rollout_id),
          }),
          asOf: now.toISOString(),
          version,
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
          planHash: plan.planHash,
          setHash: plan.setHash,
          asOf: plan.asOf,
          eligible: plan.eligible,
          refused: plan.refused,
          bytes: plan.bytes,
          refusals: plan.refusals,
          waves: plan.waves,
          installed: await view.planned(row.rollout_id, 'from_version'),
          hardware: await view.planned(row.rollout_id, 'hardware_version'),
          zones: zones.map(({ zone, source, count }) => ({
            zone,
            count,
            source: zoneSources.find((one) => one === source) ?? 'utc',
          })),
          now: await sinceThen(services, scope, row),
        },
      };
    },

    async getFirmwareProfileDevices({ params, body, scope }) {
      const row = await foundEver(scope, params.fpId);
      const { page = 1, limit = defaultLimit, ...filter } = body;
      if (filter.states?.length === 1 && filter.states[0] === 'leftOut') {
        const { context } = (await rollouts.streams.current(row.rollout_id)).snapshot;
        return leftOutPage(services, scope, context, { page, limit, keyword: filter.keyword });
      }
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
          date: day,
          Success: success,
          Failed: failed,
          Cancel: cancelled,
        })),
      };
    },
  };
};

const notBegun = (size: number, number: number, hasEnded: boolean): components['schemas']['ProfileWave'] => ({
  waveId: null,
  number,
  size,
  day: null,
  state: hasEnded ? 'calledOff' : 'waiting',
  startTime: null,
  endTime: null,
  counts: {
    eligible: size,
    waiting: hasEnded ? 0 : size,
    running: 0,
    success: 0,
    failed: 0,
    cancelled: hasEnded ? size : 0,
    refused: 0,
  },
});

/** Names the profile that this one rolls back, or the one that rolls this one back. */
async function rollbackOf({ rollouts }: Needs, { undoes, undoReason, ...context }: RolloutContext) {
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
