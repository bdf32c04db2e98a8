import type { TaskKind } from '#machines/task/kinds.ts';
import type { TaskDevice } from '#tests/support/task-device.ts';
import { taskModel } from './task-model.ts';
import { branchesOf, modelOf, type Step, type Walk, walksOver } from './walks.ts';

/** Operations that a tier needs to run a generated path of the task machine. */
export interface Tier {
  device: TaskDevice;
  /** Requests a task; settles with its id when it is stored. */
  request(kind: TaskKind): Promise<string>;
  /** Cancels the task as its requester. */
  cancel(kind: TaskKind): Promise<void>;
  /** Requests the opposite of the waiting task. */
  supersede(): Promise<void>;
  /** Withdraws a permission of the requester before the task is sent. */
  withdraw(): Promise<void>;
  /** Lets `ms` pass. */
  pass(ms: number): Promise<void>;
  /** Checks that these were the last facts, each with the resulting state. */
  sees(steps: readonly Step[]): Promise<void>;
}

const minute = 60_000;
/** More than any wait of the tested kinds, and more than the first sample of a signal test may take. */
const anyWait = 10 * minute + 1_000;
const firstSampleWait = 45_000;
const settleWait = 5_001;

/** Returns the kind of these samples: the machine distinguishes kinds by their traits only. */
function kindOf(steps: readonly Step[]): TaskKind {
  const made = (name: string) => steps.some((step) => step.name === name);
  if (made('task.requested#5')) return 'OSDMessage';
  if (made('task.requested#4')) return 'WanSettings';
  if (made('task.requested#3')) return 'Reboot';
  if (made('task.requested#2')) return 'WifiSignalStrength';
  return made('task.superseded') ? 'Lock' : 'PingTest';
}

/** Facts that the server adds by itself after the previous one. */
const byItself = ['task.authorised', 'task.queued', 'task.dispatched', 'task.denied'];

const followsByItself = (step: Step, next: Step): boolean =>
  byItself.includes(next.event) ||
  (step.to === 'confirming' && (next.event === 'delivery.failed' || next.event === 'settings.takenBack')) ||
  (step.event === 'delivery.failed' && next.event === 'device.disconnected');

export function taskWalks(unreachable: ReadonlyMap<string, string>): Walk[] {
  const model = modelOf('task');
  return walksOver(
    model,
    taskModel,
    branchesOf(model).filter((branch) => !unreachable.has(branch)),
  );
}

/** Walks one generated path on a tier and checks after every step what that tier shows. Returns the task's id. */
export async function walkTask({ steps }: Walk, tier: Tier): Promise<string> {
  const kind = kindOf(steps);
  let taskId = '';
  let unseen: Step[] = [];
  for (const [index, step] of steps.entries()) {
    const rest = steps.slice(index + 1);
    if (step.name.startsWith('task.requested')) taskId = await ask(kind, rest, tier);
    else await act(step, { kind, taskId, done: steps.slice(0, index), rest, tier });
    unseen.push(step);
    const [next] = rest;
    if (next && followsByItself(step, next)) continue;
    await tier.sees(unseen);
    unseen = [];
  }
  return taskId;
}

async function ask(kind: TaskKind, rest: readonly Step[], tier: Tier): Promise<string> {
  if (rest.some(({ name }) => name === 'task.queued#1')) await tier.device.connect();
  return tier.request(kind);
}

interface Situation {
  kind: TaskKind;
  taskId: string;
  done: readonly Step[];
  rest: readonly Step[];
  tier: Tier;
}

async function act(step: Step, { kind, taskId, done, rest, tier }: Situation): Promise<void> {
  const { device } = tier;
  const [next] = rest;
  if (step.to === 'confirming') device.beforeCheckIn(next?.event);
  if (kind === 'WanSettings' && (await actOnChange(step, tier))) return;
  switch (step.name) {
    case 'task.authorised':
    case 'task.queued#1':
    case 'task.queued#2':
    case 'task.denied':
      return;
    case 'task.dispatched#1':
    case 'task.dispatched#2':
      return device.takeCommand();
    case 'task.superseded':
      return tier.supersede();
    case 'task.acknowledged':
      return device.accept(kind);
    case 'task.progressed':
      return device.sample(kind);
    case 'task.succeeded':
      return device.succeed(kind);
    case 'task.failed':
      return step.state === 'dispatched' ? device.refuse() : device.fail();
    case 'task.cancelled':
      return device.obeyCancel(done.some(({ event }) => event === 'task.acknowledged'));
    case 'cancel.requested':
      return tier.cancel(kind);
    case 'cancel.refused':
      return device.refuseCancel();
    case 'delivery.failed#2':
      if (step.to === 'failed') await loseOneAttempt(step, tier);
      return device.drop();
    case 'device.disconnected':
      return device.online ? device.drop() : undefined;
    case 'device.reconnected':
      if (next?.name === 'task.denied') await tier.withdraw();
      return device.connect(next?.event);
    case 'device.booted':
      return device.boot(kind === 'Reboot' ? taskId : null);
    case 'deadline.passed#3':
      return tier.pass(firstSampleWait);
    case 'deadline.passed#1':
    case 'deadline.passed#2':
    case 'deadline.passed#4':
      return tier.pass(anyWait);
    case 'result.arrivedLate':
      if (!device.online) await device.connect();
      return kind === 'Reboot' ? device.boot(taskId) : device.answerAgain(kind);
    default:
      throw new Error(`nobody knows how to bring about ${step.name}`);
  }
}

/** Handles the steps of a pending change that differ from other tasks; false: no difference. */
async function actOnChange({ name, state }: Step, tier: Tier): Promise<boolean> {
  const { device } = tier;
  switch (name) {
    case 'settings.applied':
      await device.applyChange();
      return true;
    case 'settings.takenBack':
      return true;
    case 'task.succeeded':
      await device.keepChange();
      return true;
    case 'task.failed':
      if (state === 'dispatched') return false;
      await device.refuseChange();
      return true;
    case 'task.cancelled':
      await device.takeBackChange();
      return true;
    case 'delivery.failed#2':
      // The device refused the check, or disconnected during the cancel.
      if (state === 'takingBack') await device.drop();
      return true;
    case 'deadline.passed#5':
      await tier.pass(settleWait);
      return true;
    case 'deadline.passed#6':
      await tier.pass(anyWait);
      return true;
    default:
      return false;
  }
}

/** Loses one attempt: the product tries three times, the samples twice. */
async function loseOneAttempt(step: Step, tier: Tier): Promise<void> {
  const { device } = tier;
  await device.drop();
  await tier.sees([
    { ...step, to: 'queued' },
    { ...step, event: 'device.disconnected', to: 'queued' },
  ]);
  await device.connect();
  await device.takeCommand();
}
