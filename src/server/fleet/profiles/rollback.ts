import { randomUUID } from 'node:crypto';
import type { components } from '#api/main.d.ts';
import type { RolloutOrder } from '#machines/rollout/events.ts';
import type { RolloutContext } from '#machines/rollout/machine.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { Rollouts } from '#server/fleet/rollouts/rollouts.ts';
import type { UpgradeNeeds } from '../firmware/upgrade-handlers.ts';
import { evaluate } from '../rollouts/planning.ts';
import { onlineAmong, targetSlice, undoQuery } from '../rollouts/queries/targets.ts';
import { startedProfile } from './answers.ts';
import { foundProfile, notNow } from './found.ts';
import { planned } from './orders.ts';

type Forecast = components['schemas']['ProfileRollbackForecast'];
type RollbackHandlers = Pick<Handlers, 'getFirmwareProfileRollback' | 'rollBackFirmwareProfile'>;

const readSlice = 5_000;
/** Maximum number of devices whose banks are queried before a person decides; beyond it, only the records count. */
const mostAsked = 500;
const campaignMs = 7 * 24 * 3_600_000;
const after = ['running', 'gate', 'paused', 'cancelling', 'completed', 'cancelled'];

interface Needs extends UpgradeNeeds {
  rollouts: Rollouts;
}

/** Rolls back devices to the version that they had before a profile: one action, without a second approval. */
export const profileRollbackHandlers = (services: Needs): RollbackHandlers => {
  const { rollouts } = services;
  return {
    async getFirmwareProfileRollback({ params, scope }) {
      const row = await foundProfile(scope, params.fpId);
      const { snapshot } = await rollouts.streams.current(row.rollout_id);
      return { data: await forecast(services, orderOf(snapshot.context, row.rollout_id)) };
    },

    async rollBackFirmwareProfile({ params, body, scope, caller, audit }) {
      const row = await foundProfile(scope, params.fpId);
      const { snapshot } = await rollouts.streams.current(row.rollout_id);
      const { context } = snapshot;
      const reason = body.reason.trim();
      audit.changed({ state: row.state }, { action: 'rollback', reason }, row.op_id);
      if (reason === '') throw new ApiError('custom', { message: 'A rollback needs a reason.' });
      if (!after.includes(String(snapshot.value)) || context.undoes !== undefined)
        throw notNow(snapshot.value);
      await refuseSecond(services, context.undoneBy);
      const order: RolloutOrder = {
        ...orderOf(context, row.rollout_id),
        undoReason: reason,
        authorId: caller.account.accountId,
        permission: caller.permission,
      };
      const found = await forecast(services, order);
      if (found.ready + found.later === 0)
        throw new ApiError('fwallfail', { data: found, message: 'No device can be rolled back.' });
      const id = randomUUID();
      audit.objects.push(id);
      const undo = { id, seen: context.undoneBy, order, reason };
      if (!(await rollouts.undo(row.rollout_id, undo, caller.actor))) throw underWay(null);
      await planned(services, id);
      return { data: await startedProfile(services, id) };
    },
  };
};

/**
 * Builds an order that runs at once in all places and continues despite failures: stopping would not help the other
 * devices.
 */
function orderOf(context: RolloutContext, rolloutId: string): RolloutOrder {
  const { opId, name, cargo, content, subject, soakMs, authorId, permission } = context;
  return {
    opId,
    name,
    cargo,
    content,
    subject,
    soakMs,
    campaignMs,
    authorId,
    permission,
    targets: {},
    targetName: context.targetName,
    undoes: rolloutId,
    undoReason: '',
    waves: {
      canary: 20_000,
      factor: 1,
      largest: 20_000,
      passPercent: 100,
      continueBy: 'automatic',
      atOnce: Math.max(100, context.waves.atOnce),
    },
    limits: { failPercent: 100, failCount: null, minDecided: 1 },
    hours: null,
    startsAt: null,
    retries: 2,
    submit: true,
  };
}

async function forecast({ rollouts, database }: Needs, order: RolloutOrder): Promise<Forecast> {
  const cargo = rollouts.cargoOf(order);
  const query = await undoQuery(database.sql, order);
  const counts = new Map<string, number>();
  let [devices, ready, later] = [0, 0, 0];
  for (let last = ''; ; ) {
    const slice = await targetSlice(database.sql, query, last, readSlice);
    const isAsked = devices + slice.length <= mostAsked;
    const { verdicts, later: waiting } = await evaluate(database, cargo, order, slice, isAsked);
    const may = slice.map((device) => device.endpoint_id).filter((id) => (verdicts.get(id) ?? null) === null);
    const online = await onlineAmong(database.sql, may);
    const now = [...online].filter((id) => !waiting.has(id)).length;
    devices += slice.length;
    ready += now;
    later += may.length - now;
    for (const verdict of verdicts.values())
      if (verdict !== null) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    last = slice.at(-1)?.endpoint_id ?? '';
    if (slice.length < readSlice) break;
  }
  const refusals = [...counts].map(([reason, count]) => ({ reason, count }));
  return {
    devices,
    ready,
    later,
    refused: devices - ready - later,
    isChecked: devices <= mostAsked,
    refusals: refusals.toSorted((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1)),
  };
}

async function refuseSecond({ rollouts }: Needs, undoneBy: string | null): Promise<void> {
  if (undoneBy === null) return;
  const { snapshot } = await rollouts.streams.current(undoneBy);
  if (!snapshot.hasTag('terminal')) throw underWay(undoneBy);
}

const underWay = (fpId: string | null): ApiError =>
  new ApiError('conflict', {
    message: 'A rollback of this profile is under way.',
    data: { fpId },
  });
