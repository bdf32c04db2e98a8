import { type ReadBack, readBackOf } from '#domain/device-parameters/read-back.ts';
import { isSecretPath } from '#domain/device-parameters/secret-paths.ts';
import { commitObject } from '#domain/device-parameters/table.ts';
import { deviceActor, serverActor } from '#domain/logged-event.ts';
import { rollbackMs } from '#domain/task-kinds/kind.ts';
import type { Json } from '#machines/json.ts';
import type { TaskContext } from '#machines/task/machine.ts';
import type { RetryPolicy } from '#server/core/streams/retry-policy.ts';
import type { DeviceGateway, NewRow, OperateAnswer, RequestOptions, SetAnswer } from '../gateway/port.ts';
import type { DeviceCommand } from './device-commands/device-command.ts';
import { deviceCommands } from './device-commands/table.ts';
import { failedFact, resultFact } from './outcomes.ts';
import { setWith } from './setting.ts';
import type { LoadedTask, NewTaskFact } from './task-stream.ts';

/**
 * Change that the device reverts unless it is confirmed (docs/usp-extension.md, docs/decisions/183). Its name on the
 * device is the task's id.
 */

type Values = Record<string, string>;

interface ChangeDeps {
  gateway: DeviceGateway;
  retry: RetryPolicy;
  observed(endpointId: string, source: 'get' | 'set', values: Values): Promise<void>;
}

/** Tells from the read values if the device can revert a change. */
export const canTakeBack = (reported: Values): boolean => reported[`${commitObject}Status`] !== undefined;

/** Time limit for one answer while a change waits for its confirmation, in milliseconds. */
const answerMs = 10_000;

/** Applies the change between `Begin()` and the confirmation. A partly refused change is reverted as a whole. */
export async function applyChange(
  { gateway, observed, retry }: ChangeDeps,
  taskId: string,
  { endpointId, params }: TaskContext,
  command: DeviceCommand,
  change: { writes: Values; adds: NewRow[]; reported: Values; isAgain: boolean; once: RequestOptions },
): Promise<{ facts: NewTaskFact[] } | { answer: SetAnswer }> {
  const { writes, adds, reported, isAgain, once } = change;
  const begun = await gateway.operate(endpointId, {
    command: `${commitObject}Begin()`,
    commandKey: '',
    inputArgs: {
      CommitKey: taskId,
      Timeout: String(rollbackMs / 1000),
      Objects: [
        ...new Set(Object.keys(writes).map((path) => path.slice(0, path.lastIndexOf('.') + 1))),
      ].join(),
    },
    ...once,
  });
  if (begun.kind === 'accepted')
    return { facts: [failedFact(endpointId, 'Begin() of the commit did not end')] };
  if (begun.kind !== 'completed') return { answer: begun };
  const answer = await setWith(gateway, endpointId, { writes, adds }, once);
  const isWhole = answer.kind === 'set' && Object.keys(answer.errors).length === 0;
  if (!isWhole) {
    if (answer.kind === 'set' || answer.kind === 'refused')
      await endCommit(gateway, endpointId, taskId, 'Cancel()');
    return { answer };
  }
  await retry.until('operate', () => observed(endpointId, 'set', answer.values));
  const was = command.read(reported, params);
  const wrote = Object.entries(writes).map(([path, wanted]) =>
    isSecretPath(path) ? { path, wanted: '', was: null } : { path, wanted, was: reported[path] ?? null },
  );
  const applied: NewTaskFact = {
    type: 'settings.applied',
    data: { was: was.ok ? was.result : null, rollbackMs, wrote, ...(isAgain && { again: true }) },
    actor: deviceActor(endpointId),
  };
  return { facts: [applied] };
}

/** Confirms the change on the device, which then keeps it. */
export async function confirmChange(
  { gateway, observed, retry }: ChangeDeps,
  taskId: string,
  { snapshot }: LoadedTask,
): Promise<NewTaskFact[]> {
  const { traits, endpointId, params } = snapshot.context;
  if (!snapshot.matches('confirming') || !traits) return [];
  const command = deviceCommands[traits.kind];
  const call = command.call(params);
  if (call.kind !== 'settings') throw new Error(`${traits.kind} is no change of settings`);
  const now = await gateway.get(endpointId, [...call.paths, commitObject], { timeoutMs: answerMs });
  if (now.kind !== 'values') return notAsked(now);
  await retry.until('confirmChange', () => observed(endpointId, 'get', settingsIn(now.values)));
  const ofCommit = (name: string) => now.values[commitObject + name] ?? '';
  if (ofCommit('CommitKey') !== taskId)
    return [failedFact(endpointId, 'the device knows nothing of the change any more')];
  if (ofCommit('Status') === 'RolledBack')
    return [
      { type: 'settings.takenBack', data: { cause: ofCommit('Cause') }, actor: deviceActor(endpointId) },
    ];
  if (ofCommit('Status') !== 'Confirmed') {
    const kept = await endCommit(gateway, endpointId, taskId, 'Confirm()');
    if (kept.kind === 'refused') return [failedFact(endpointId, kept.message, kept.code)];
    if (kept.kind !== 'completed') return notAsked(kept);
  }
  const readBack = sinceApplied(snapshot.context.applied?.wrote, now.values);
  return [resultFact(endpointId, command.read(now.values, params), readBack)];
}

/**
 * Compares the written values with those that the device reports now; empty for changes recorded before written values
 * were stored.
 */
function sinceApplied(wrote: Json | undefined, now: Values): ReadBack[] {
  const written = Array.isArray(wrote)
    ? (wrote as { path: string; wanted: string; was: string | null }[])
    : [];
  const before = written.flatMap(({ path, was }) => (was === null ? [] : [[path, was] as const]));
  return readBackOf(
    Object.fromEntries(written.map(({ path, wanted }) => [path, wanted])),
    Object.fromEntries(before),
    now,
  );
}

/** Reverts the change on the device at once, as its requester asked. */
export async function takeBackChange(
  { gateway, observed, retry }: ChangeDeps,
  taskId: string,
  { snapshot }: LoadedTask,
): Promise<NewTaskFact[]> {
  const { traits, endpointId, params } = snapshot.context;
  if (!snapshot.matches('takingBack')) return [];
  const answer = await endCommit(gateway, endpointId, taskId, 'Cancel()');
  const actor = deviceActor(endpointId);
  if (answer.kind === 'refused')
    return [{ type: 'cancel.refused', data: { message: answer.message, deviceCode: answer.code }, actor }];
  if (answer.kind !== 'completed') return [unansweredFact(answer)];
  const call = traits && deviceCommands[traits.kind].call(params);
  const now =
    call?.kind === 'settings' && (await gateway.get(endpointId, call.paths, { timeoutMs: answerMs }));
  if (now && now.kind === 'values')
    await retry.until('takeBackChange', () => observed(endpointId, 'get', now.values));
  return [{ type: 'task.cancelled', data: {}, actor }];
}

/** Sends `Confirm()` or `Cancel()` for the change on the device. */
const endCommit = (
  gateway: DeviceGateway,
  endpointId: string,
  taskId: string,
  command: 'Confirm()' | 'Cancel()',
) =>
  gateway.operate(endpointId, {
    command: commitObject + command,
    commandKey: '',
    inputArgs: { CommitKey: taskId },
    timeoutMs: answerMs,
  });

/**
 * Maps an answer that leaves the change's state open, so that it is asked again. A lost session yields no fact, since
 * presence reports it.
 */
const notAsked = (answer: Exclude<OperateAnswer, { kind: 'completed' }>): NewTaskFact[] =>
  isGone(answer) ? [] : [unansweredFact(answer)];

const isGone = (answer: OperateAnswer): boolean =>
  (answer.kind === 'unanswered' && answer.reason === 'closed') ||
  (answer.kind === 'undelivered' && answer.reason === 'away');

const codes = {
  unanswered: 'wstimeout',
  undelivered: 'wsdisconnect',
  refused: 'wsfail',
  accepted: 'wsfail',
} as const;

const unansweredFact = (answer: Exclude<OperateAnswer, { kind: 'completed' }>): NewTaskFact => ({
  type: 'delivery.failed',
  data: {
    code: codes[answer.kind],
    proof: answer.kind === 'undelivered' ? 'notDelivered' : 'unknown',
    message: 'message' in answer ? answer.message : `the device did not answer: ${answer.kind}`,
  },
  actor: serverActor('gateway'),
});

const settingsIn = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([path]) => !path.startsWith(commitObject)));
