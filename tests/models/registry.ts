import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { accountSamples } from '#machines/account/events.ts';
import { accountMachine } from '#machines/account/machine.ts';
import { admissionSamples } from '#machines/admission/events.ts';
import { admissionMachine } from '#machines/admission/machine.ts';
import { aggregateRunSamples } from '#machines/aggregate-run/events.ts';
import { aggregateRunMachine } from '#machines/aggregate-run/machine.ts';
import { alarmSamples } from '#machines/alarm/events.ts';
import { alarmMachine } from '#machines/alarm/machine.ts';
import { appChangeSamples } from '#machines/app-change/events.ts';
import { appChangeMachine } from '#machines/app-change/machine.ts';
import { appFileSamples } from '#machines/app-file/events.ts';
import { appFileMachine } from '#machines/app-file/machine.ts';
import { bulkActionSamples } from '#machines/bulk-action/events.ts';
import { bulkActionMachine } from '#machines/bulk-action/machine.ts';
import { caseSamples } from '#machines/case/events.ts';
import { caseMachine } from '#machines/case/machine.ts';
import { connectionSamples } from '#machines/connection/events.ts';
import { connectionMachine } from '#machines/connection/machine.ts';
import { consentSamples } from '#machines/consent/events.ts';
import { consentMachine } from '#machines/consent/machine.ts';
import { lifecycleSamples } from '#machines/device-lifecycle/events.ts';
import { lifecycleMachine } from '#machines/device-lifecycle/machine.ts';
import { firmwareFileSamples } from '#machines/firmware-file/events.ts';
import { firmwareFileMachine } from '#machines/firmware-file/machine.ts';
import { upgradeSamples } from '#machines/firmware-upgrade/events.ts';
import { upgradeMachine } from '#machines/firmware-upgrade/machine.ts';
import { inventoryUploadSamples } from '#machines/inventory-upload/events.ts';
import { inventoryUploadMachine } from '#machines/inventory-upload/machine.ts';
import type { Json } from '#machines/json.ts';
import { liveSocketSamples } from '#machines/live-socket/events.ts';
import { liveSocketMachine } from '#machines/live-socket/machine.ts';
import { mailSamples } from '#machines/mail/events.ts';
import { mailMachine } from '#machines/mail/machine.ts';
import { messageSamples } from '#machines/message/events.ts';
import { messageMachine } from '#machines/message/machine.ts';
import { noticeSamples } from '#machines/notice/events.ts';
import { noticeMachine } from '#machines/notice/machine.ts';
import { passwordResetSamples } from '#machines/password-reset/events.ts';
import { passwordResetMachine } from '#machines/password-reset/machine.ts';
import { playbookSamples } from '#machines/playbook/events.ts';
import { playbookMachine } from '#machines/playbook/machine.ts';
import { presetSamples } from '#machines/preset/events.ts';
import { presetMachine } from '#machines/preset/machine.ts';
import { presetDeviceSamples } from '#machines/preset-device/events.ts';
import { presetDeviceMachine } from '#machines/preset-device/machine.ts';
import { provisioningSamples } from '#machines/provisioning/events.ts';
import { provisioningMachine } from '#machines/provisioning/machine.ts';
import { rolloutSamples } from '#machines/rollout/events.ts';
import { rolloutMachine } from '#machines/rollout/machine.ts';
import { sessionSamples } from '#machines/session/events.ts';
import { sessionMachine } from '#machines/session/machine.ts';
import { statisticsQuerySamples } from '#machines/statistics-query/events.ts';
import { statisticsQueryMachine } from '#machines/statistics-query/machine.ts';
import { taskSamples } from '#machines/task/events.ts';
import { taskMachine } from '#machines/task/machine.ts';
import { uploadSamples } from '#machines/upload/events.ts';
import { uploadMachine } from '#machines/upload/machine.ts';
import { vodFetchSamples } from '#machines/vod-fetch/events.ts';
import { vodFetchMachine } from '#machines/vod-fetch/machine.ts';
import { waveSamples } from '#machines/wave/events.ts';
import { waveMachine } from '#machines/wave/machine.ts';
import type { OuterTier } from './unreachable.ts';

/** A fact or event for the generators. */
export interface Sample {
  type: string;
  data: Json;
}

/** One machine under test. A machine in this list gets pinned tables, paths, negative cells and a coverage page. */
export interface ModelUnderTest {
  name: string;
  machine: AnyStateMachine;
  input?: unknown;
  samples: Sample[];
  /** Tiers that run it: a server walks its own machines, a browser those that people operate. */
  tiers: readonly OuterTier[];
  /** Returns the part of the context that the guards use, which distinguishes situations of the same state. */
  situation(context: Record<string, never>): Json;
}

// The generators handle machines of every context; each entry has its own.
// biome-ignore lint/suspicious/noExplicitAny: the union of all contexts has no other common type
type Context = any;

const model = (entry: {
  name: string;
  machine: AnyStateMachine;
  input?: unknown;
  samples: readonly { type: string; data: unknown }[];
  tiers: readonly OuterTier[];
  situation(context: Context): Json;
}): ModelUnderTest => entry as ModelUnderTest;

export const models: ModelUnderTest[] = [
  model({
    name: 'task',
    machine: taskMachine,
    samples: taskSamples,
    tiers: ['server', 'browser'],
    situation: ({ traits, attempts, progressCount, deviceOnline }) => ({
      kind: traits?.kind ?? null,
      attempts,
      sampled: progressCount > 0,
      online: deviceOnline,
    }),
  }),
  model({
    name: 'case',
    machine: caseMachine,
    samples: caseSamples,
    tiers: ['server', 'browser'],
    situation: ({ tasks }) => tasks.toSorted(),
  }),
  model({
    name: 'bulk-action',
    machine: bulkActionMachine,
    samples: bulkActionSamples,
    tiers: ['server'],
    situation: ({ total, started, ended, cancelReason }) => ({ total, started, ended, cancelReason }),
  }),
  model({
    name: 'inventory-upload',
    machine: inventoryUploadMachine,
    samples: inventoryUploadSamples,
    tiers: ['server'],
    situation: ({ valid, applied, added, updated, undone }) => ({
      valid,
      applied,
      written: added + updated,
      undone,
    }),
  }),
  model({
    name: 'alarm',
    machine: alarmMachine,
    samples: alarmSamples,
    tiers: ['server'],
    situation: ({ warning, critical, value, critically, eased, level, staleSince, ...context }) => ({
      counted: context.counted,
      // The time of the first reading is read only while a duration has to pass.
      since: context.durationMs > 0 && level === null ? context.triggeredAt : null,
      levels: [warning, critical],
      value,
      critically: critically > 0,
      eased: eased > 0,
      level,
      stale: staleSince !== null,
      // No guard reads both: a silenced alarm is one situation, acknowledged or not.
      mark: context.silenced ? 'silenced' : context.acknowledged ? 'acknowledged' : null,
    }),
  }),
  model({
    name: 'rollout',
    machine: rolloutMachine,
    samples: rolloutSamples,
    tiers: ['server'],
    situation: ({ plan, waves, editorId, pausedBy, wave, endsAs, deleted }) => ({
      waves: plan?.waves.length ?? null,
      needsApproval: plan?.needsApproval ?? null,
      continueBy: waves.continueBy,
      edited: editorId !== null,
      pausedBy,
      wave,
      endsAs,
      deleted,
    }),
  }),
  model({
    name: 'wave',
    machine: waveMachine,
    samples: waveSamples,
    tiers: ['server'],
    situation: ({ size, counts, knownBad }) => ({ size, counts, knownBad }),
  }),
  model({
    name: 'consent',
    machine: consentMachine,
    samples: consentSamples,
    tiers: ['server'],
    situation: ({ viewers, controller, capture, sequence, keys, sending, answer }) => ({
      viewers: viewers.toSorted(),
      controller,
      capturing: capture !== null,
      sequence: Math.min(sequence, 2),
      pressed: keys > 0,
      sending,
      failed: answer === 'failed',
    }),
  }),
  model({
    name: 'app-change',
    machine: appChangeMachine,
    samples: appChangeSamples,
    tiers: ['server'],
    situation: ({ action, taskId, wasSent, reason, reads, ran }) => ({
      action,
      taskId,
      wasSent,
      reason: reason !== '',
      reads: Math.min(reads, 2),
      ran,
    }),
  }),
  model({
    name: 'app-file',
    machine: appFileMachine,
    samples: appFileSamples,
    tiers: ['server'],
    situation: ({ approvedAlone, description, uploaderId }) => ({ approvedAlone, description, uploaderId }),
  }),
  model({
    name: 'firmware-file',
    machine: firmwareFileMachine,
    samples: firmwareFileSamples,
    tiers: ['server'],
    situation: ({ approvedAlone, description }) => ({ approvedAlone, description }),
  }),
  model({
    name: 'firmware-upgrade',
    machine: upgradeMachine,
    samples: upgradeSamples,
    tiers: ['server'],
    situation: ({ downloadTask, activateTask, activation, restarts, oneBank, wasReached }) => ({
      downloadTask,
      activateTask,
      activation,
      wasReached,
      oneBank: oneBank === true,
      restarts: Math.min(restarts, 2),
    }),
  }),
  model({
    name: 'aggregate-run',
    machine: aggregateRunMachine,
    samples: aggregateRunSamples,
    tiers: ['server'],
    situation: ({ runs, left, days, failure }) => ({
      runs: Math.min(runs, 3),
      left,
      days: days.length,
      failure,
    }),
  }),
  model({
    name: 'vod-fetch',
    machine: vodFetchMachine,
    samples: vodFetchSamples,
    tiers: ['server'],
    situation: ({ hours, fetches, list, failure }) => ({
      hours,
      fetches: Math.min(fetches, 2),
      failure,
      listed: list !== null,
    }),
  }),
  model({
    name: 'upload',
    machine: uploadMachine,
    samples: uploadSamples,
    tiers: ['server'],
    situation: ({ interruptions, offset, sha256, refusal }) => ({
      interruptions: Math.min(interruptions, 2),
      arrived: offset > 0,
      whole: sha256 !== null,
      refused: refusal !== null,
    }),
  }),
  model({
    name: 'preset',
    machine: presetMachine,
    samples: presetSamples,
    tiers: ['server'],
    situation: ({ revision, draft, editorIds, plan, inForce, paused }) => ({
      revision: Math.min(revision, 3),
      drafted: draft !== null,
      editors: editorIds.toSorted(),
      plan: plan && [plan.planHash, plan.needsApproval],
      inForce: inForce !== null,
      paused,
    }),
  }),
  model({
    name: 'preset-device',
    machine: presetDeviceMachine,
    samples: presetDeviceSamples,
    tiers: ['server'],
    situation: ({ opId, fields, task, again }) => ({ opId, fields, taskId: task?.taskId ?? null, again }),
  }),
  model({
    name: 'provisioning',
    machine: provisioningMachine,
    samples: provisioningSamples,
    tiers: ['server'],
    situation: ({ serviceTaskId }) => serviceTaskId,
  }),
  model({
    name: 'mail',
    machine: mailMachine,
    samples: mailSamples,
    tiers: ['server'],
    situation: ({ expired, attempts }) => ({ expired, tried: attempts > 0 }),
  }),
  model({
    name: 'notice',
    machine: noticeMachine,
    samples: noticeSamples,
    tiers: ['server'],
    situation: ({ readers }) => readers.toSorted(),
  }),
  model({
    name: 'message',
    machine: messageMachine,
    samples: messageSamples,
    tiers: ['server'],
    situation: ({ count, channels, outage }) => ({
      count: Math.min(count, 3),
      channels,
      outage: outage !== null,
    }),
  }),
  model({
    name: 'account',
    machine: accountMachine,
    samples: accountSamples,
    tiers: ['server'],
    situation: ({ codeHash, invitations, roleKey }) => ({
      link: codeHash !== '',
      again: invitations > 1,
      roleKey,
    }),
  }),
  model({
    name: 'admission',
    machine: admissionMachine,
    samples: admissionSamples,
    tiers: ['server'],
    situation: ({ admitted, most }) => ({ admitted, most }),
  }),
  model({
    name: 'password-reset',
    machine: passwordResetMachine,
    samples: passwordResetSamples,
    tiers: ['server'],
    situation: ({ mailId }) => mailId !== '',
  }),
  model({
    name: 'playbook',
    machine: playbookMachine,
    samples: playbookSamples,
    tiers: ['server'],
    situation: ({ next, running, proposals, step }) => ({
      next: Math.min(next, 2),
      running,
      proposed: proposals.length > 0,
      step: step === null ? null : step.undo !== null,
    }),
  }),
  model({
    name: 'device-lifecycle',
    machine: lifecycleMachine,
    samples: lifecycleSamples,
    tiers: [],
    situation: ({ opId, customerId }) => ({ opId, customerId }),
  }),
  model({
    name: 'session',
    machine: sessionMachine,
    samples: sessionSamples,
    tiers: ['browser'],
    situation: ({ record }) => (record ? record.token : null),
  }),
  model({
    name: 'connection',
    machine: connectionMachine,
    samples: connectionSamples,
    tiers: ['browser'],
    situation: ({ since }) => since,
  }),
  model({
    name: 'live-socket',
    machine: liveSocketMachine,
    samples: liveSocketSamples,
    tiers: ['browser'],
    situation: ({ clientId, cursor, gapAt }) => ({
      clientId,
      cursor,
      gapAt: gapAt !== null && gapAt === cursor,
    }),
  }),
  model({
    name: 'statistics-query',
    machine: statisticsQueryMachine,
    samples: statisticsQuerySamples,
    tiers: ['browser'],
    situation: ({ attempt, shown, failure }) => ({
      attempt: Math.min(attempt, 3),
      shown: shown !== null,
      failed: failure !== null,
    }),
  }),
];

/** Returns the state's name with dots for substates, `signedIn.fresh`. */
export function stateName(snapshot: AnyMachineSnapshot): string {
  const name = (value: unknown): string => {
    if (typeof value === 'string') return value;
    if (typeof value !== 'object' || value === null) return '';
    return Object.entries(value)
      .map(([key, inner]) => `${key}.${name(inner)}`)
      .join('&');
  };
  return name(snapshot.value);
}

/** Returns the sample of this name. Throws for an unknown name. */
export function sampleOf<S extends Sample>(samples: readonly S[], name: string): S {
  const found = samples.find((sample) => sampleName(samples, sample) === name);
  if (!found) throw new Error(`no sample ${name}`);
  return found;
}

/** Returns the name of a sample: its type, numbered if the type has several. */
export function sampleName(samples: readonly Sample[], sample: Sample): string {
  const same = samples.filter(({ type }) => type === sample.type);
  return same.length === 1 ? sample.type : `${sample.type}#${same.indexOf(sample) + 1}`;
}
