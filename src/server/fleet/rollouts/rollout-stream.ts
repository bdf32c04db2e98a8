import { isWholeModel } from '#domain/rollouts/targets.ts';
import { approvalMs, rolloutMachine, rolloutMachineVersion } from '#machines/rollout/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import { defineStream, streamMessage } from '#server/core/streams/definition.ts';
import { readersOf } from './readers.ts';

export type RolloutMachine = typeof rolloutMachine;

/** Stream of a rollout: connects the machine in machines/rollout to the server. */
export const rolloutStream = defineStream<RolloutMachine, Row<'rollout'>>({
  kind: 'rollout',
  machine: rolloutMachine,
  version: rolloutMachineVersion,
  list: {
    table: {
      name: 'rollout',
      key: 'rollout_id',
      changing: [
        'name',
        'target_name',
        'state',
        'terminal',
        'deleted',
        'paused_by',
        'pause_reason',
        'pauser',
        'paused_at',
        'waits_until',
        'comments',
        'wave',
        'waves',
        'eligible',
        'whole_model',
        'hand_picked',
        'removed',
        'refused',
        'retries',
        'approver',
        'approved_at',
        'undone_by',
        'version',
        'updated_at',
        'finished_at',
      ] satisfies (keyof Row<'rollout'>)[],
    },
    version: 6,
    row: (before, { id, version, recordedAt, actor, type }, { after }) => {
      const { context } = after;
      const terminal = after.hasTag('terminal');
      const approved = type === 'rollout.approved';
      const isApproved = context.approverId !== null;
      const pauses = type === 'rollout.paused';
      const waits = after.value === 'awaitingApproval';
      const waited = before?.state === 'awaitingApproval';
      const isPaused = context.pausedBy !== null;
      return {
        rollout_id: id,
        op_id: context.opId,
        name: context.name,
        cargo: context.cargo,
        content_id: context.subject.id,
        model_name: context.subject.modelName,
        content_name: context.subject.name,
        target_name: context.targetName,
        whole_model: context.undoes === undefined && isWholeModel(context.targets),
        hand_picked: context.targets.addDids?.length ?? 0,
        removed: context.removed,
        content: context.content,
        state: String(after.value),
        terminal,
        deleted: context.deleted,
        paused_by: context.pausedBy,
        pause_reason: context.pauseReason,
        pauser: isPaused ? (pauses ? actor.name : (before?.pauser ?? null)) : null,
        paused_at: isPaused ? (pauses ? recordedAt : (before?.paused_at ?? null)) : null,
        waits_until: waits
          ? waited
            ? before.waits_until
            : new Date(recordedAt.getTime() + approvalMs)
          : null,
        comments: context.comments,
        wave: context.wave,
        waves: context.plan?.waves.length ?? 0,
        eligible: context.plan?.eligible ?? 0,
        refused: context.plan?.refused ?? 0,
        at_once: context.waves.atOnce,
        retries: context.retries,
        bytes_per_second: context.bytesPerSecond ?? null,
        start_hour: context.hours?.start ?? null,
        end_hour: context.hours?.end ?? null,
        starts_at: context.startsAt === null ? null : new Date(context.startsAt),
        author_id: context.authorId,
        author: before?.author ?? actor.name,
        automatic: context.automatic !== undefined,
        daily_most: context.automatic?.dailyMost ?? null,
        undoes: context.undoes ?? null,
        undone_by: context.undoneBy,
        approver: isApproved ? (approved ? actor.name : (before?.approver ?? null)) : null,
        approved_at: isApproved ? (approved ? recordedAt : (before?.approved_at ?? null)) : null,
        version,
        requested_at: before?.requested_at ?? recordedAt,
        updated_at: recordedAt,
        finished_at: terminal ? (before?.finished_at ?? recordedAt) : null,
      };
    },
  },
  effects: { computePlan: { pendingIn: 'planning' } },
  live: streamMessage,
  audience: ({ context }) => ({ opId: context.opId, permission: readersOf(context.cargo) }),
});
