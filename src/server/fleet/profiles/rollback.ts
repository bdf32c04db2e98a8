import { randomUUID } from 'node:crypto';
import type { components } from '#api/main.d.ts';
import type { RolloutOrder } from '#machines/rollout/events.ts';
import type { RolloutContext } from '#machines/rollout/machine.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { evaluate } from '../rollouts/planning.ts';
import { onlineAmong, targetSlice } from '../rollouts/queries/targets.ts';
import { startedProfile } from './answers.ts';
import { foundProfile, notNow } from './found.ts';
import type { ProfileCall, ProfileKind, ProfileServices } from './kind.ts';
import { planned } from './orders.ts';

type Forecast = components['schemas']['ProfileRollbackForecast'];

const readSlice = 5_000;
/** Maximum number of devices that are queried before a person decides; beyond it, only the records count. */
const mostAsked = 500;
const campaignMs = 7 * 24 * 3_600_000;
const after = ['running', 'gate', 'paused', 'cancelling', 'completed', 'cancelled'];

/** Returns devices to what they had before a profile: one action, without a second approval. */
export function profileRollbacks<Started>(kind: ProfileKind<Started>, services: ProfileServices) {
  const { rollouts } = services;
  return {
    async forecast(scope: Scope, id: string): Promise<{ data: Forecast }> {
      const row = await foundProfile(kind, scope, id);
      const { snapshot } = await rollouts.streams.current(row.rollout_id);
      return { data: await forecast(services, orderOf(snapshot.context, row.rollout_id)) };
    },

    async begin({ scope, caller, audit }: ProfileCall, id: string, given: string) {
      const row = await foundProfile(kind, scope, id);
      const { snapshot } = await rollouts.streams.current(row.rollout_id);
      const { context } = snapshot;
      const reason = given.trim();
      audit.changed({ state: row.state }, { action: 'rollback', reason }, row.op_id);
      if (reason === '') throw new ApiError('custom', { message: 'A rollback needs a reason.' });
      if (!after.includes(String(snapshot.value)) || context.undoes !== undefined)
        throw notNow(snapshot.value);
      await refuseSecond(kind, services, context.undoneBy);
      const order: RolloutOrder = {
        ...orderOf(context, row.rollout_id),
        undoReason: reason,
        authorId: caller.account.accountId,
        permission: caller.permission,
      };
      const found = await forecast(services, order);
      if (found.ready + found.later === 0)
        throw new ApiError(kind.refused.none, { data: found, message: 'No device can be rolled back.' });
      const undoId = randomUUID();
      audit.objects.push(undoId);
      const undo = { id: undoId, seen: context.undoneBy, order, reason };
      if (!(await rollouts.undo(row.rollout_id, undo, caller.actor))) throw underWay(kind, null);
      await planned(services, undoId);
      return { data: kind.started(await startedProfile(services, undoId)) };
    },
  };
}

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

async function forecast({ rollouts, database }: ProfileServices, order: RolloutOrder): Promise<Forecast> {
  const cargo = rollouts.cargoOf(order);
  const query = await rollouts.targetsOf(order);
  const counts = new Map<string, number>();
  let [devices, ready, later] = [0, 0, 0];
  for (let last = ''; ; ) {
    const slice = await targetSlice(database.sql, query, last, readSlice);
    const isAsked = devices + slice.length <= mostAsked;
    const { verdicts, later: waiting } = await evaluate(database, cargo, order, slice, {
      rolloutId: null,
      isAsked,
    });
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

async function refuseSecond(
  kind: ProfileKind<unknown>,
  { rollouts }: ProfileServices,
  undoneBy: string | null,
): Promise<void> {
  if (undoneBy === null) return;
  const { snapshot } = await rollouts.streams.current(undoneBy);
  if (!snapshot.hasTag('terminal')) throw underWay(kind, undoneBy);
}

const underWay = ({ fields }: ProfileKind<unknown>, id: string | null): ApiError =>
  new ApiError('conflict', {
    message: 'A rollback of this profile is under way.',
    data: { [fields.id]: id },
  });
