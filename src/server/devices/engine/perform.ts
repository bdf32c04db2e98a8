import type { Clock } from '#domain/clock.ts';
import { onlyRow, unresolvedPaths } from '#domain/device-parameters/settings.ts';
import { commitObject } from '#domain/device-parameters/table.ts';
import { deviceActor, serverActor } from '#domain/logged-event.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskTraits } from '#machines/task/kinds.ts';
import type { TaskContext, taskMachine } from '#machines/task/machine.ts';
import type { StoredEffect } from '#server/core/log/log.ts';
import type { EffectStore, Performer } from '#server/core/streams/effect-runner.ts';
import type { RetryPolicy } from '#server/core/streams/retry-policy.ts';
import type { DeviceGateway, NewRow, RequestOptions, RowsAnswer, SetAnswer } from '../gateway/port.ts';
import { applyChange, canTakeBack, confirmChange, takeBackChange } from './confirmed-change.ts';
import type { DeviceCall, DeviceCommand } from './device-commands/device-command.ts';
import { deviceCommands } from './device-commands/table.ts';
import { operateFacts, setFacts, unreachableFacts } from './outcomes.ts';
import { readBackAfter } from './reading-back.ts';
import type { Sessions, TaskTurns } from './sending.ts';
import { setWith } from './setting.ts';
import { maskingOf, orderedParams, type TaskSecrets } from './task-secrets.ts';
import type { LoadedTask, NewTaskFact } from './task-stream.ts';

/**
 * Returns the address from which a device fetches the file that its task names; null: it names none. It is made when the
 * task is sent, because it grants access to its bearer.
 */
export type FileUrl = (task: {
  taskId: string;
  family: string;
  endpointId: string;
  params: JsonObject;
}) => string | null;

export interface TaskPerformerDeps {
  clock: Pick<Clock, 'after'>;
  gateway: DeviceGateway;
  effects: Pick<EffectStore, 'markInFlight'>;
  secrets: Pick<TaskSecrets, 'of' | 'before' | 'keepBefore' | 'forgetBefore'>;
  sessions: Sessions;
  turns: TaskTurns;
  retry: RetryPolicy;
  fileUrl?: FileUrl;
  /** Called with values that a device confirmed or reported while a task ran. */
  observed(endpointId: string, source: 'get' | 'set', values: Record<string, string>): Promise<void>;
}

/** Performs the effects of the task machine: sends the command to the device, or cancels it. */
export function taskPerformers(deps: TaskPerformerDeps): Record<string, Performer<typeof taskMachine>> {
  const waitsFor = ({ snapshot }: LoadedTask) => snapshot.context.endpointId;
  return {
    operate: {
      waitsFor,
      perform: (taskId, task, effect) => operate(deps, taskId, task, effect),
      interrupted: () => [interruptedByRestart],
    },
    cancelOperate: {
      waitsFor,
      async perform(_taskId, { snapshot }) {
        const { endpointId, requestPath } = snapshot.context;
        return snapshot.matches('cancelling') ? cancelRequest(deps.gateway, endpointId, requestPath) : [];
      },
    },
    confirmChange: { waitsFor, perform: (taskId, task) => confirmChange(deps, taskId, task) },
    takeBackChange: { waitsFor, perform: (taskId, task) => takeBackChange(deps, taskId, task) },
  };
}

async function operate(
  deps: TaskPerformerDeps,
  taskId: string,
  { snapshot }: LoadedTask,
  { effectId, kind }: StoredEffect,
): Promise<NewTaskFact[]> {
  const { sessions, gateway, effects, secrets, turns, retry } = deps;
  const { traits, endpointId } = snapshot.context;
  if (!snapshot.matches('dispatched') || !traits) {
    turns.giveBack(taskId);
    return snapshot.matches('cancelling') ? [neverSent] : [];
  }
  const ordered = await orderedParams(
    () => retry.until(kind, () => secrets.of(taskId)),
    snapshot.context.params,
  );
  if (!ordered) {
    turns.giveBack(taskId);
    return [secretsLost];
  }
  if (!traits.retrySafe) await retry.until(kind, () => effects.markInFlight(effectId));
  sessions.sent(taskId, gateway.sessionOf(endpointId));
  const { family } = traits;
  const url = deps.fileUrl?.({ taskId, family, endpointId, params: snapshot.context.params });
  const secret = url ? new Map([...ordered.secrets, ['url', url]]) : ordered.secrets;
  const params = url ? { ...ordered.params, url } : ordered.params;
  const veil = maskingOf(snapshot.context.params, secret);
  const hearing: TaskPerformerDeps = {
    ...deps,
    observed: (of, source, values) => deps.observed(of, source, veil(values)),
  };
  const facts = await send(hearing, taskId, kind, { ...snapshot.context, params }, traits);
  return veil(facts);
}

/** Sends the command with its original parameters; the outcome may still contain secrets. */
async function send(
  deps: TaskPerformerDeps,
  taskId: string,
  kind: string,
  context: TaskContext,
  traits: TaskTraits,
): Promise<NewTaskFact[]> {
  const { gateway, turns, retry } = deps;
  const { endpointId, params, lane } = context;
  const command = deviceCommands[traits.kind];
  const call = command.call(params);
  const { delivery } = traits.deadlines;
  const once = { lane, turn: turns.claim(taskId), turnMs: turnMs(delivery), timeoutMs: delivery + graceMs };
  if (call.kind === 'settings' || call.kind === 'rows')
    return change(deps, taskId, context, command, call, once);
  if (call.kind === 'set') {
    const answer = await gateway.set(endpointId, call.values, once);
    if (answer.kind === 'set') await retry.until(kind, () => deps.observed(endpointId, 'set', answer.values));
    if (answer.kind !== 'set' || Object.keys(answer.errors).length > 0)
      return setFacts(endpointId, command, params, answer);
    const { turn: _, ...asked } = { ...once, timeoutMs: delivery / 4 };
    const paths = Object.keys(call.values);
    const { reported, readBack } = await readBackAfter(deps, endpointId, {
      writes: call.values,
      before: {},
      paths,
      asked,
    });
    const values = { ...answer.values, ...reported };
    return setFacts(endpointId, command, params, { ...answer, values }, { readBack });
  }
  const { turn, ...later } = once;
  if (call.kind === 'chosen') {
    const asked = await gateway.get(endpointId, call.paths, { ...later, turn, timeoutMs: delivery / 4 });
    if (asked.kind !== 'values') return unreachableFacts(endpointId, asked);
    const chosen = call.choose(asked.values);
    if ('message' in chosen) return [unsendable(chosen.message)];
    const answer = await gateway.operate(endpointId, { ...chosen, commandKey: taskId, ...later });
    return operateFacts(endpointId, command, params, traits.confirmBy, answer);
  }
  let object = '';
  if (call.table !== undefined) {
    const asked = { ...later, turn, timeoutMs: delivery / 4 };
    const rows = await gateway.get(endpointId, [call.table.slice(0, call.table.indexOf('*'))], asked);
    if (rows.kind !== 'values') return unreachableFacts(endpointId, rows);
    const row = onlyRow(call.table, Object.keys(rows.values));
    if (row === null) return [notInTheModel([`${call.table}${call.command}`])];
    object = row;
  }
  const answer = await gateway.operate(endpointId, {
    command: `${object}${call.command}`,
    commandKey: taskId,
    inputArgs: call.inputArgs,
    ...(call.table === undefined ? once : later),
  });
  if (answer.kind === 'completed' && call.reads) {
    const now = await gateway.get(endpointId, call.reads, { lane, timeoutMs: delivery / 4 });
    if (now.kind === 'values') await retry.until(kind, () => deps.observed(endpointId, 'get', now.values));
  }
  return operateFacts(endpointId, command, params, traits.confirmBy, answer);
}

/**
 * Reads, writes and reads back settings: three requests, of which the second must be sent before the delivery time
 * ends. Rows are changed likewise; existing rows are not added again, so a command may be sent twice.
 */
async function change(
  deps: TaskPerformerDeps,
  taskId: string,
  context: TaskContext,
  command: DeviceCommand,
  call: Extract<DeviceCall, { kind: 'settings' | 'rows' }>,
  { turn, ...once }: RequestOptions,
): Promise<NewTaskFact[]> {
  const { gateway, retry, observed, secrets } = deps;
  const { endpointId, params, traits } = context;
  const kind = 'operate';
  const asked = { ...once, timeoutMs: (traits?.deadlines.delivery ?? 0) / 4 };
  const paths = traits?.confirmBy === 'checkIn' ? [...call.paths, commitObject] : call.paths;
  const before = await gateway.get(endpointId, paths, { ...asked, turn });
  if (before.kind !== 'values') return unreachableFacts(endpointId, before);
  if (call.kind === 'rows') {
    const rows = { adds: call.adds(before.values), removes: call.removes(before.values) };
    const unknown = unresolvedPaths(
      [...rows.adds.map(({ objPath }) => objPath), ...rows.removes],
      Object.keys(before.values),
    );
    if (unknown.length > 0) return [notInTheModel(unknown)];
    const changed = await changeRows(gateway, endpointId, rows, once);
    if (changed.kind !== 'rows') return unreachableFacts(endpointId, changed);
    const now = await gateway.get(endpointId, call.paths, asked);
    if (now.kind !== 'values') return unreachableFacts(endpointId, now);
    await retry.until(kind, () => observed(endpointId, 'get', now.values));
    return setFacts(endpointId, command, params, { kind: 'set', values: now.values, errors: changed.errors });
  }
  const writes = call.writes(before.values);
  const adds = call.adds?.(before.values) ?? [];
  const unknown = unresolvedPaths(Object.keys(writes), Object.keys(before.values));
  if (unknown.length > 0) return [notInTheModel(unknown)];
  // An earlier try may have succeeded although its answer was lost, so the values that it read are the previous ones.
  const kept = await retry.until(kind, () => secrets.before(taskId));
  if (!kept) await retry.until(kind, () => secrets.keepBefore(taskId, before.values));
  const was = kept ?? before.values;
  const isAgain = kept !== null;
  const isUnsent = (answer: SetAnswer) => answer.kind === 'undelivered' && !isAgain;
  const forget = () => retry.until(kind, () => secrets.forgetBefore(taskId));
  if (canTakeBack(before.values)) {
    const made = await applyChange(deps, taskId, context, command, {
      writes,
      adds,
      reported: was,
      isAgain,
      once: asked,
    });
    if ('facts' in made) return made.facts;
    if (isUnsent(made.answer)) await forget();
    return setFacts(endpointId, command, params, made.answer, { isAgain });
  }
  const answer = await setWith(gateway, endpointId, { writes, adds }, once);
  if (isUnsent(answer)) await forget();
  if (answer.kind !== 'set') return unreachableFacts(endpointId, answer);
  await retry.until(kind, () => observed(endpointId, 'set', answer.values));
  // An accepted Set may not be applied yet, so the values that the device reports now are the result. If it does not
  // answer, its acceptance counts.
  const { reported, readBack } = await readBackAfter(deps, endpointId, {
    writes,
    before: was,
    paths: call.paths,
    isRefused: Object.keys(answer.errors).length > 0,
    asked,
  });
  const values = { ...before.values, ...answer.values, ...reported };
  return setFacts(endpointId, command, params, { ...answer, values }, { readBack, isAgain });
}

async function changeRows(
  gateway: DeviceGateway,
  endpointId: string,
  { adds, removes }: { adds: NewRow[]; removes: string[] },
  once: RequestOptions,
): Promise<RowsAnswer> {
  const removed = removes.length > 0 ? await gateway.remove(endpointId, removes, once) : nothingToDo;
  if (removed.kind !== 'rows' || adds.length === 0) return removed;
  const added = await gateway.add(endpointId, adds, once);
  return added.kind === 'rows' ? { ...added, errors: { ...removed.errors, ...added.errors } } : added;
}

const nothingToDo: RowsAnswer = { kind: 'rows', paths: [], errors: {} };

/**
 * Time limit for a command's turn. It is far shorter than the delivery time: if both were equal, the deadline would
 * come before the proof that the command was not delivered.
 */
const turnMs = (delivery: number): number => Math.min(10_000, delivery / 6);
/** Milliseconds for which answers are accepted after the deadline; the machine decides whether they are late. */
const graceMs = 5_000;

/** The task was cancelled between commit and send, so the device never gets it. */
const neverSent: NewTaskFact = {
  type: 'delivery.failed',
  data: { code: 'wsdisconnect', proof: 'notDelivered', message: 'cancelled before it was sent' },
  actor: serverActor('engine'),
};

/** The command was not sent: a setting without its passphrase would leave the device worse off than before. */
const secretsLost: NewTaskFact = {
  type: 'task.failed',
  data: {
    code: 'wsfail',
    message:
      'the secrets of this command cannot be read any more: their key is another one. Give the command again.',
  },
  actor: serverActor('engine'),
};

/** The command was not sent: the device has no object for it. */
const unsendable = (message: string): NewTaskFact => ({
  type: 'task.failed',
  data: { code: 'wsfail', message },
  actor: serverActor('engine'),
});

/**
 * The command was not sent: a home network address on another interface, or a password for another line, would cut a
 * customer off.
 */
const notInTheModel = (paths: readonly string[]): NewTaskFact => ({
  type: 'task.failed',
  data: {
    code: 'wsfail',
    message: `Nothing was changed: the device did not report the object of ${paths.join(', ')}`,
  },
  actor: serverActor('engine'),
});

/** The process ended during the delivery of an unsafe command: it is not sent again, and the log states the reason. */
const interruptedByRestart: NewTaskFact = {
  type: 'delivery.failed',
  data: {
    code: 'wsfail',
    proof: 'unknown',
    message: 'the server restarted while the command was on its way',
  },
  actor: serverActor('recovery'),
};

/**
 * Cancels a command. TR-369 11.1.2: a Request object is cancelled by its Cancel() command. Null: accepted, and the
 * cancelled command itself now completes, or the device is offline and a deadline handles its silence.
 */
async function cancelRequest(
  gateway: DeviceGateway,
  endpointId: string,
  requestPath: string | null,
): Promise<NewTaskFact[]> {
  if (requestPath === null) {
    return [
      {
        type: 'cancel.refused',
        data: { message: 'the device gave no Request object to cancel' },
        actor: serverActor('engine'),
      },
    ];
  }
  const path = requestPath.endsWith('.') ? requestPath : `${requestPath}.`;
  const answer = await gateway.operate(endpointId, {
    command: `${path}Cancel()`,
    commandKey: '',
    inputArgs: {},
  });
  if (answer.kind !== 'refused') return [];
  return [
    {
      type: 'cancel.refused',
      data: { message: answer.message, deviceCode: answer.code },
      actor: deviceActor(endpointId),
    },
  ];
}
