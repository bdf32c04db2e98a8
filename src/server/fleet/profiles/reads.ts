import type { components } from '#api/main.d.ts';
import { megabyte } from '#domain/rollouts/bandwidth.ts';
import type { RolloutContext } from '#machines/rollout/machine.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { approversOf } from '../approvals/queries/approvers.ts';
import { rulesOf } from '../approvals/queries/rules.ts';
import { wavesOf } from '../rollouts/queries/members.ts';
import {
  type MemberFilter,
  type RolloutFilter,
  type RolloutSort,
  ScopedRollouts,
} from '../rollouts/queries/rollouts.ts';
import { outcomeNamed, presentMember, presentWave, stateOf } from './answers.ts';
import { sinceThen } from './changes.ts';
import { foundEver } from './found.ts';
import type { ProfileCall, ProfileKind, ProfileServices, ProfileState } from './kind.ts';
import { leftOutPage } from './left-out.ts';
import { waitingOf } from './waiting.ts';

const mostListed = 1_000;
const mostOutcomes = 50;
const mostDays = 366;
const zoneSources = ['device', 'organisation', 'utc'] as const;

interface Paged {
  page?: number | undefined;
  limit?: number | undefined;
}

/** Reads a kind's profiles. The answers are in the words of all kinds; the kind adds its own. */
export const profileReads = (kind: ProfileKind<unknown>, services: ProfileServices) => {
  const { rollouts, database } = services;
  const { cargo } = kind;
  const rolloutsOf = (scope: Scope) => scope.of(ScopedRollouts);
  return {
    async list(scope: Scope) {
      return (await rolloutsOf(scope).page({ cargo }, [], 1, mostListed)).rows;
    },

    async page(
      scope: Scope,
      filter: Omit<RolloutFilter, 'cargo'>,
      orders: readonly RolloutSort[],
      { page = 1, limit = defaultLimit }: Paged,
    ) {
      const { rows, total } = await rolloutsOf(scope).page({ ...filter, cargo }, orders, page, limit);
      return { rows, pagination: pagination({ page, limit }, total) };
    },

    /** Reads a profile: its row, its order, and the part of its page that is alike for all kinds. */
    async detail({ scope, caller }: ProfileCall, id: string) {
      const row = await foundEver(kind, scope, id);
      const { snapshot, version } = await rollouts.streams.current(row.rollout_id);
      const { context } = snapshot;
      const now = services.now();
      const waves = await wavesOf(database.sql, row.rollout_id);
      const ended = await rolloutsOf(scope).outcomes(row.rollout_id, mostOutcomes);
      const { plan } = context;
      const authors = [context.authorId, context.editorId ?? context.authorId];
      const { fourEyes, fromDevices } = await rulesOf(database.sql, row.op_id);
      const { approves } = kind;
      const waits = row.state === 'awaitingApproval' ? { approves, opPath: row.op_path, authors } : null;
      return {
        row,
        context,
        order: {
          targets: context.targets,
          waves: { ...context.waves, canary: plan?.waves[0] ?? context.waves.canary ?? 10 },
          limits: context.limits,
          dailyMost: context.automatic?.dailyMost ?? null,
          bandwidth: context.bytesPerSecond === undefined ? null : context.bytesPerSecond / megabyte,
        },
        rollbacks: await rollbacksOf(services, context),
        answer: {
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
          approvers: await approversOf(database.sql, waits, { fourEyes, opPath: scope.opPath }),
          failReason: context.planFailure,
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
          asOf: now.toISOString(),
          version,
        },
      };
    },

    async plan(scope: Scope, id: string) {
      const row = await foundEver(kind, scope, id);
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

    /** Reads the devices. `progressOf`: part of the work that has been done, from 0 to 1; null: not known. */
    async devices(
      scope: Scope,
      id: string,
      { page = 1, limit = defaultLimit, ...filter }: MemberFilter & Paged,
      progressOf: (workId: string) => number | null,
    ) {
      const row = await foundEver(kind, scope, id);
      if (filter.states?.length === 1 && filter.states[0] === 'leftOut') {
        const { context } = (await rollouts.streams.current(row.rollout_id)).snapshot;
        return leftOutPage(services, scope, context, { page, limit, keyword: filter.keyword });
      }
      const found = await rolloutsOf(scope).members(row.rollout_id, filter, page, limit);
      const [now, isShort] = [services.now(), rollouts.budgets.isShort(row.rollout_id)];
      return {
        data: found.rows.map((member) => {
          const isRunning = member.state === 'running' && member.work_id !== null;
          const progress = isRunning ? progressOf(member.work_id ?? '') : null;
          return presentMember(member, row, { now, progress, isShort });
        }),
        pagination: pagination({ page, limit }, found.total, found.totalIsLowerBound),
      };
    },

    /** Counts the devices that ended, by day in the organisation's time zone. */
    async days(scope: Scope, id: string) {
      const row = await foundEver(kind, scope, id);
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

/** The other profile of a rollback. */
export interface OtherProfile {
  id: string;
  name: string;
  state: ProfileState;
  /** Reason for the rollback. */
  reason: string;
}

/** Names the profile that this one rolls back, or the one that rolls this one back. */
async function rollbacksOf(
  { rollouts }: ProfileServices,
  { undoes, undoReason, ...context }: RolloutContext,
) {
  const named = async (id: string, reason: string): Promise<OtherProfile> => {
    const { snapshot } = await rollouts.streams.current(id);
    return { id, name: snapshot.context.name, state: stateOf(String(snapshot.value)), reason };
  };
  const { undoneBy, undoneReason } = context;
  return {
    rollsBack: undoes === undefined ? null : await named(undoes, undoReason ?? ''),
    rolledBackBy: undoneBy === null ? null : await named(undoneBy, undoneReason),
  };
}
