import type { AnyStateMachine } from 'xstate';
import type { CaseFact } from '#machines/case/events.ts';
import type { PresetDeviceContext } from '#machines/preset-device/machine.ts';
import { provisioningStream } from '#server/content/provisioning/stream.ts';
import { vodFetchStream } from '#server/content/vods/stream.ts';
import { uploadStream } from '#server/core/blobs/upload-stream.ts';
import type { NewFact, StreamDefinition } from '#server/core/streams/definition.ts';
import type { StreamRepository } from '#server/core/streams/repository.ts';
import { admissionStream } from '#server/devices/admission/stream.ts';
import { consentStream } from '#server/devices/capture/consent-stream.ts';
import { caseStream } from '#server/devices/cases/case-stream.ts';
import { changeCase } from '#server/devices/cases/changes.ts';
import { bulkActionStream, progressOf } from '#server/devices/engine/bulk-action-stream.ts';
import { playbookStream } from '#server/devices/playbooks/playbook-stream.ts';
import { appFileStream } from '#server/fleet/app-files/stream.ts';
import { changeStream as appChangeStream } from '#server/fleet/app-profiles/change-stream.ts';
import { firmwareFileStream } from '#server/fleet/firmware/file-stream.ts';
import { upgradeStream } from '#server/fleet/firmware/upgrade-stream.ts';
import {
  inventoryUploadStream,
  progressOf as uploadProgressOf,
} from '#server/fleet/inventory/uploads/upload-stream.ts';
import { presetDeviceStream } from '#server/fleet/presets/preset-device-stream.ts';
import { presetStream } from '#server/fleet/presets/preset-stream.ts';
import { rolloutStream } from '#server/fleet/rollouts/rollout-stream.ts';
import { waveStream } from '#server/fleet/rollouts/wave-stream.ts';
import { accountStream } from '#server/people/accounts/account-stream.ts';
import { passwordResetStream } from '#server/people/credentials/password-reset-stream.ts';
import { mailStream } from '#server/people/mail/mail-stream.ts';
import { noticeStream } from '#server/people/notices/notice-stream.ts';
import { messageStream } from '#server/people/notifications/message-stream.ts';
import { alarmStream } from '#server/statistics/alarms/alarm-stream.ts';
import { aggregateRunStream } from '#server/statistics/collections/stream.ts';
import { caseWalks } from './case-model.ts';
import type { runPath } from './explore.ts';
import { unreachableOn } from './unreachable.ts';
import { branchesOf, modelOf, type Walk, walksOver } from './walks.ts';

/** A machine whose facts come from people or from other streams, as the server stores it. */
export interface StreamKindUnderTest {
  definition: StreamDefinition & { machine: AnyStateMachine };
  /** Files that determine the behaviour of a stream of this kind, from the root. */
  modules: readonly string[];
  walks: Walk[];
  /**
   * True if all situations take more than 20 s per database. A daily run then has a tenth of them even without a
   * record: the walks make every transition. `npm run test:nightly` has all.
   */
  isLong?: true;
  /** Index that permits one stream per device, dropped because concurrent walks share a device. */
  withoutIndex?: string;
  /** Returns the new version. Throws for a fact that the state does not handle. */
  change(streams: StreamRepository<AnyStateMachine>, id: string, fact: NewFact): Promise<number>;
  /** Returns the list row of a snapshot. */
  row(snapshot: ReturnType<typeof runPath>): object;
}

export const actor = { kind: 'account', id: 'support', name: 'Support' } as const;

/** Returns walks over every transition that the server can make (unreachable.txt). */
function allWalks(machine: string): Walk[] {
  const unreachable = unreachableOn('server', machine);
  const wanted = branchesOf(modelOf(machine)).filter((branch) => !unreachable.has(branch));
  return walksOver(modelOf(machine), { start: {}, next: () => ({}) }, wanted);
}

export const streamKindsUnderTest: StreamKindUnderTest[] = [
  {
    definition: caseStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/devices/cases/case-stream.ts', 'src/server/devices/cases/changes.ts'],
    walks: caseWalks(),
    change: (streams, id, fact) =>
      changeCase(streams as unknown as Parameters<typeof changeCase>[0], id, actor, () => [fact as CaseFact]),
    row: ({ value, context: { title, tasks, opId } }) => ({
      title,
      task_ids: tasks,
      state: value,
      op_id: opId,
    }),
  },
  {
    definition: bulkActionStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/devices/engine/bulk-action-stream.ts'],
    walks: allWalks('bulk-action'),
    async change(streams, id, fact) {
      return (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0;
    },
    row: (snapshot) => {
      const { outcomes, ...progress } = progressOf(snapshot as unknown as Parameters<typeof progressOf>[0]);
      return { ...progress, outcomes: JSON.stringify(outcomes), terminal: snapshot.hasTag('terminal') };
    },
  },
  {
    definition: inventoryUploadStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/fleet/inventory/uploads/upload-stream.ts'],
    walks: allWalks('inventory-upload'),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: (snapshot) => ({
      ...uploadProgressOf(snapshot as unknown as Parameters<typeof uploadProgressOf>[0]),
      terminal: snapshot.hasTag('terminal'),
      plan_hash: snapshot.context.planHash,
    }),
  },
  {
    definition: appFileStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/fleet/app-files/stream.ts'],
    walks: allWalks('app-file'),
    withoutIndex: 'app_file_version',
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      description: context.description,
      developer: context.developer,
      approved_alone: context.approvedAlone,
    }),
  },
  {
    definition: appChangeStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/fleet/app-profiles/change-stream.ts'],
    walks: allWalks('app-change'),
    withoutIndex: 'app_change_one',
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      reason: context.reason,
      task_id: context.taskId,
      task_kind: context.taskKind,
    }),
  },
  {
    definition: firmwareFileStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/fleet/firmware/file-stream.ts'],
    walks: allWalks('firmware-file'),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      description: context.description,
      approved_alone: context.approvedAlone,
    }),
  },
  {
    definition: upgradeStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/fleet/firmware/upgrade-stream.ts'],
    walks: allWalks('firmware-upgrade'),
    withoutIndex: 'firmware_upgrade_one',
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      reason: context.reason,
      download_task: context.downloadTask,
      activate_task: context.activateTask,
    }),
  },
  {
    definition: rolloutStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/fleet/rollouts/rollout-stream.ts'],
    walks: allWalks('rollout'),
    isLong: true,
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      deleted: context.deleted,
      name: context.name,
      paused_by: context.pausedBy,
      wave: context.wave,
      waves: context.plan?.waves.length ?? 0,
      eligible: context.plan?.eligible ?? 0,
      undone_by: context.undoneBy,
    }),
  },
  {
    definition: waveStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/fleet/rollouts/wave-stream.ts'],
    walks: allWalks('wave'),
    isLong: true,
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context: { size, counts }, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      size,
      waiting: counts.waiting,
      running: counts.running,
      held: counts.held,
      succeeded: counts.succeeded,
      bad: counts.failed + counts.fellBack + counts.lost,
    }),
  },
  {
    definition: uploadStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/core/blobs/upload-stream.ts'],
    walks: allWalks('upload'),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      interruptions: context.interruptions,
      sha256: context.sha256,
      refusal: context.refusal,
      used_id: context.usedBy?.ownerId ?? null,
    }),
  },
  {
    definition: alarmStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/statistics/alarms/alarm-stream.ts'],
    isLong: true,
    walks: allWalks('alarm'),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      value: context.value,
      end_cause: context.end,
      note: context.acknowledged?.note ?? null,
    }),
  },
  {
    definition: presetStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/fleet/presets/preset-stream.ts'],
    walks: allWalks('preset'),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      paused: context.paused,
      revision: context.revision,
      revision_in_force: context.inForce?.revision ?? null,
      plan_hash: context.plan?.planHash ?? null,
    }),
  },
  {
    definition: presetDeviceStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/fleet/presets/preset-device-stream.ts'],
    walks: allWalks('preset-device'),
    isLong: true,
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context }) => ({
      state: value,
      op_id: context.opId,
      wanted: Object.values(context.fields as PresetDeviceContext['fields']).filter(
        ({ want }) => want !== null,
      ).length,
      unreachable: context.unreachable,
      deferred: context.deferred,
      task_id: context.task?.taskId ?? null,
    }),
  },
  {
    definition: provisioningStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/content/provisioning/stream.ts'],
    walks: allWalks('provisioning'),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context }) => ({
      enabled: value === 'enabled',
      service_task_id: context.serviceTaskId,
      item_id: context.item?.itemId,
    }),
  },
  {
    definition: aggregateRunStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/statistics/collections/stream.ts'],
    walks: allWalks('aggregate-run'),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context }) => ({
      running: value === 'running',
      failure: context.failure,
      days: JSON.stringify(context.days),
    }),
  },
  {
    definition: vodFetchStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/content/vods/stream.ts'],
    walks: allWalks('vod-fetch'),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context }) => ({
      running: value === 'running',
      failure: context.failure,
      sha256: context.list?.sha256 ?? null,
    }),
  },
  {
    definition: consentStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/devices/capture/consent-stream.ts'],
    walks: allWalks('consent'),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      answer: context.answer,
      ended_because: context.end,
      pictures: context.pictures,
      keys: context.keys,
    }),
  },
  {
    definition: mailStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/people/mail/mail-stream.ts'],
    walks: allWalks('mail'),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      recipient: context.to,
      attempts: context.attempts,
      answer: context.answer,
      code: context.code,
    }),
  },
  {
    definition: noticeStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/people/notices/notice-stream.ts'],
    walks: allWalks('notice'),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      title: context.title,
      readers: context.readers.length,
      edition: context.edition,
    }),
  },
  {
    definition: messageStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/people/notifications/message-stream.ts'],
    walks: allWalks('message'),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      account_id: context.accountId,
      count: context.count,
      failed: context.failed,
      subjects: context.subjects,
    }),
  },
  {
    definition: accountStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/people/accounts/account-stream.ts'],
    walks: allWalks('account'),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      deleted: snapshot.tags.has('terminal'),
      name: context.name,
      phone: context.phone,
      role_key: context.roleKey,
      code_hash: context.codeHash || null,
      reason: context.reason,
    }),
  },
  {
    definition: admissionStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/devices/admission/stream.ts'],
    walks: allWalks('admission'),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      admitted: context.admitted.length,
      most: context.most,
    }),
  },
  {
    definition: passwordResetStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/people/credentials/password-reset-stream.ts'],
    walks: allWalks('password-reset'),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      mail_id: context.mailId,
      by_owner: context.byOwner,
    }),
  },
  {
    definition: playbookStream as unknown as StreamKindUnderTest['definition'],
    modules: ['src/server/devices/playbooks/playbook-stream.ts'],
    walks: allWalks('playbook'),
    change: async (streams, id, fact) => (await streams.advance(id, () => [fact], { refuse }))?.version ?? 0,
    row: ({ value, context, ...snapshot }) => ({
      state: value,
      terminal: snapshot.tags.has('terminal'),
      outcome: context.outcome,
      tasks: context.tasks.length,
    }),
  },
];

const refuse = () => {
  throw new Error('refused');
};
