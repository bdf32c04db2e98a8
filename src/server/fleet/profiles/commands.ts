import { ApiError } from '#server/core/http/api-error.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { rulesOf } from '../approvals/queries/rules.ts';
import type { RolloutRow } from '../rollouts/queries/rollouts.ts';
import { startsInMs } from '../rollouts/rollouts.ts';
import { startedProfile } from './answers.ts';
import { isUnderWay } from './edit.ts';
import { foundProfile, type NamedAgain, notNow } from './found.ts';
import type { ProfileCall, ProfileKind, ProfileServices } from './kind.ts';

interface Control {
  action: 'pause' | 'resume' | 'stop';
  reason: string | undefined;
  named: NamedAgain;
}

interface Retry {
  /** True: also devices that the content harmed. */
  quarantined: boolean | undefined;
  named: NamedAgain;
}

/** Commands for a kind's profiles. Each one answers with the profile's state after it. */
export function profileCommands<Started>(kind: ProfileKind<Started>, services: ProfileServices) {
  const { rollouts, database } = services;
  const find = (scope: Scope, id: string, named?: NamedAgain) => foundProfile(kind, scope, id, named);
  /** Answers with the profile's present state, or refuses if its state did not allow the command. */
  const done = async (id: string, wasTaken: boolean) => {
    if (!wasTaken) throw notNow((await rollouts.streams.current(id)).snapshot.value);
    return { data: kind.started(await startedProfile(services, id)) };
  };

  return {
    async delete({ scope, caller, audit }: ProfileCall, id: string, named: NamedAgain) {
      const row = await find(scope, id, named);
      audit.objects.push(row.rollout_id);
      audit.changed({ [kind.fields.name]: row.name, state: row.state }, null, row.op_id);
      const fact = { type: 'rollout.deleted' as const, data: {}, actor: caller.actor };
      if (!(await rollouts.write(row.rollout_id, fact))) throw notNow(row.state);
      return { data: {} };
    },

    async submit({ scope, caller, audit }: ProfileCall, id: string, planHash: string) {
      const row = await find(scope, id);
      const { context } = (await rollouts.streams.current(row.rollout_id)).snapshot;
      audit.changed({ state: row.state }, { planHash }, row.op_id);
      refuseOtherPlan(context.plan?.planHash, planHash);
      const data = { planHash, startsInMs: startsInMs(context, services.now()) };
      const fact = { type: 'rollout.submitted' as const, data, actor: caller.actor };
      return done(row.rollout_id, await rollouts.write(row.rollout_id, fact));
    },

    async approve({ scope, caller, audit }: ProfileCall, id: string, planHash: string) {
      const row = await find(scope, id);
      const { context } = (await rollouts.streams.current(row.rollout_id)).snapshot;
      const { accountId } = caller.account;
      audit.changed({ state: row.state }, { planHash }, row.op_id);
      refuseOtherPlan(context.plan?.planHash, planHash);
      const { fourEyes } = await rulesOf(database.sql, row.op_id);
      const isOwn = [context.authorId, context.editorId].includes(accountId);
      if (isOwn && fourEyes)
        throw new ApiError('custom', {
          status: 403,
          message: 'Another person than its author and its last editor must approve this profile.',
          data: { fourEyes },
        });
      const inMs = startsInMs(context, services.now());
      const data = { planHash, accountId, alone: isOwn, startsInMs: inMs };
      const fact = { type: 'rollout.approved' as const, data, actor: caller.actor };
      return done(row.rollout_id, await rollouts.write(row.rollout_id, fact));
    },

    async decline({ scope, caller, audit }: ProfileCall, id: string, reason: string) {
      const row = await find(scope, id);
      audit.changed({ state: row.state }, { state: 'declined', reason }, row.op_id);
      const fact = { type: 'rollout.declined' as const, data: { reason }, actor: caller.actor };
      return done(row.rollout_id, await rollouts.write(row.rollout_id, fact));
    },

    async continue({ scope, caller, audit }: ProfileCall, id: string) {
      const row = await find(scope, id);
      audit.changed({ wave: row.wave }, { wave: row.wave + 1 }, row.op_id);
      const fact = { type: 'rollout.continued' as const, data: {}, actor: caller.actor };
      return done(row.rollout_id, await rollouts.write(row.rollout_id, fact));
    },

    async retry({ scope, caller, audit }: ProfileCall, id: string, { quarantined = false, named }: Retry) {
      const row = await find(scope, id, named);
      refuseUnlessRetryable(row);
      await refuseUnavailable(kind, services, row);
      const queued = await rollouts.retry(row.rollout_id, null, quarantined, caller.actor);
      audit.changed(null, { queued, quarantined }, row.op_id);
      return { data: { queued } };
    },

    async retryDevice({ scope, caller, audit }: ProfileCall, id: string, did: string, named: NamedAgain) {
      const row = await find(scope, id, named);
      refuseUnlessRetryable(row);
      await refuseUnavailable(kind, services, row);
      audit.about(did);
      const queued = await rollouts.retry(row.rollout_id, [did], true, caller.actor);
      // A device that a person names is retried even if the content harmed it before.
      audit.changed(null, { queued, quarantined: true }, row.op_id);
      if (queued === 0)
        throw new ApiError('custom', { message: 'The device has not failed in this profile.' });
      return { data: { queued } };
    },

    async setDevices(
      { scope, caller, audit }: ProfileCall,
      id: string,
      action: keyof typeof nothingToPlace,
      dids: readonly string[],
    ) {
      const row = await find(scope, id);
      if (!isUnderWay(row.state)) throw notNow(row.state);
      audit.about(...dids);
      const changed = await rollouts.place(row.rollout_id, action, dids, caller.actor);
      audit.changed(null, { action, changed }, row.op_id);
      if (changed === 0) throw new ApiError('custom', { message: nothingToPlace[action] });
      return { data: { changed } };
    },

    async control({ scope, caller, audit }: ProfileCall, id: string, { action, named, ...given }: Control) {
      const row = await find(scope, id, named);
      const { actor } = caller;
      const reason = given.reason?.trim() ?? '';
      audit.objects.push(row.rollout_id);
      audit.changed({ state: row.state }, { action, reason }, row.op_id);
      if (action === 'resume') {
        if (row.paused_by === 'threshold' && reason === '')
          throw new ApiError('custom', { message: 'It paused by itself: say why it goes on.' });
        return done(row.rollout_id, await rollouts.resume(row.rollout_id, reason, actor));
      }
      const { context } = (await rollouts.streams.current(row.rollout_id)).snapshot;
      const pausing = { by: 'user' as const, reason, bad: context.knownBad };
      const wasTaken =
        action === 'pause'
          ? await rollouts.write(row.rollout_id, { type: 'rollout.paused', data: pausing, actor })
          : await rollouts.write(row.rollout_id, { type: 'cancel.requested', data: { reason }, actor });
      return done(row.rollout_id, wasTaken);
    },
  };
}

const nothingToPlace = {
  cancel: 'None of these devices waits or is held in this profile.',
  hold: 'None of these devices waits in this profile.',
  resume: 'None of these devices is held in this profile.',
} as const;

function refuseUnlessRetryable({ state }: RolloutRow): void {
  if (!isUnderWay(state) && state !== 'completed') throw notNow(state);
}

/** Refuses to continue without the content: the profile would wait for ever, or pause at once. */
async function refuseUnavailable(
  kind: ProfileKind<unknown>,
  { rollouts }: ProfileServices,
  row: RolloutRow,
): Promise<void> {
  const { context } = (await rollouts.streams.current(row.rollout_id)).snapshot;
  if (!(await rollouts.cargoOf(context).isAvailable(context))) throw kind.unavailable(row.content_id);
}

function refuseOtherPlan(planHash: string | undefined, seen: string): void {
  if (planHash !== seen)
    throw new ApiError('custom', {
      message: 'The plan has changed since you looked at it.',
      data: { planHash: planHash ?? null },
    });
}
