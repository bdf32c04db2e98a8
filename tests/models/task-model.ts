import type { StateModel, Step } from './walks.ts';

/** The device's side of a task, as far as it limits the next step. */
export interface TaskModelState {
  /** True for a task that the device's own restart confirms: a reboot. */
  boots: boolean;
  signal: boolean;
  /** True for a change that the device reverts unless it checks in. */
  change: boolean;
  /** True for a command that must not run twice. */
  once: boolean;
  applied: boolean;
  online: boolean;
  attempts: number;
  /** True if the device has the command of this attempt, or of an earlier one. */
  sent: boolean;
  accepted: boolean;
  sampled: boolean;
  /** True if the device was offline after it had the command: only then a Boot! means a restart. */
  returned: boolean;
  /** Facts that the server adds next by itself; no other can come first. */
  due: string[];
}

const start: TaskModelState = {
  boots: false,
  signal: false,
  change: false,
  once: false,
  applied: false,
  online: true,
  attempts: 0,
  sent: false,
  accepted: false,
  sampled: false,
  returned: false,
  due: [],
};

const terminal = ['succeeded', 'failed', 'timedOut', 'expired', 'cancelled', 'outcomeUnknown', 'superseded'];

/** Possible steps of a task with a real server and a real device. */
export const taskModel: StateModel<TaskModelState> = {
  start,
  next(before, step) {
    const { due } = before;
    if (due.length > 0 && !due.includes(step.name)) return null;
    const next = follow({ ...before, due: [] }, step);
    // One late answer after the end is enough.
    return next && terminal.includes(step.state) ? { ...next, sent: false } : next;
  },
};

function follow(before: TaskModelState, { state, name, to }: Step): TaskModelState | null {
  const can = (possible: boolean, change: Partial<TaskModelState>) =>
    possible ? { ...before, ...change } : null;
  if (before.once) return followOnce(before, name);
  if (before.change) return followChange(before, { state, name });
  const { online, boots, signal, sent, accepted, sampled, attempts, returned } = before;
  switch (name) {
    case 'task.requested#1':
      return can(true, { due: ['task.authorised'] });
    case 'task.requested#2':
      return can(true, { signal: true, due: ['task.authorised'] });
    case 'task.requested#3':
      return can(true, { boots: true, due: ['task.authorised'] });
    case 'task.requested#4':
      return can(true, { change: true, due: ['task.authorised'] });
    case 'task.requested#5':
      return can(true, { once: true, due: ['task.authorised'] });
    case 'task.authorised':
      return can(true, { due: boots ? ['task.queued#1'] : ['task.queued#1', 'task.queued#2'] });
    case 'task.queued#1':
      return can(true, { due: ['task.dispatched#1'] });
    case 'task.queued#2':
      return can(true, { online: false });
    case 'task.dispatched#1':
      return can(online && attempts === 0, { attempts: 1, sent: true });
    case 'task.dispatched#2':
      return can(online && attempts === 1, { attempts: 2, sent: true });
    case 'task.denied':
      return can(online, {});
    case 'task.superseded':
      return can(!online && !signal && attempts === 0, { sent: false });
    case 'task.acknowledged':
      return can(online && !accepted, { accepted: true });
    case 'task.progressed':
      return can(online && !boots && !returned && attempts === 1, { sampled: true });
    case 'task.succeeded':
      return can(online && !boots, {});
    case 'task.failed':
      return can(online && !boots, {});
    case 'task.cancelled':
      return can(online, {});
    case 'cancel.requested':
      return can(state === 'queued' ? !online : true, {});
    case 'cancel.refused':
      return can(online && accepted && !returned, {});
    case 'delivery.failed#2':
      // A session lost during a command is reported by the command first, then by the device.
      // The third attempt is the product's last, the second the samples'.
      return can(online && !accepted && (attempts === 1 ? !returned : to === 'failed'), {
        online: false,
        due: terminal.includes(to) ? [] : ['device.disconnected'],
      });
    case 'device.disconnected':
      return can(!online || accepted, { online: false });
    case 'device.reconnected': {
      if (online) return null;
      if (state !== 'queued') return can(true, { online: true, returned: true });
      const first = attempts === 0 ? ['task.dispatched#1', 'task.denied'] : ['task.dispatched#2'];
      return can(true, { online: true, returned: attempts > 0, due: first });
    }
    case 'device.booted':
      // A repeatable command was resent in this session, and an earlier restart proves nothing about it.
      return can(online && returned && (boots || state !== 'dispatched'), { returned: false });
    case 'deadline.passed#1':
      return can(!online, {});
    case 'deadline.passed#2':
      return can(!accepted && (online || boots), {});
    case 'deadline.passed#3':
      return can(accepted && signal && !sampled, {});
    case 'deadline.passed#4':
      return can(accepted && (!signal || sampled), {});
    case 'result.arrivedLate':
      return can(sent, {});
    default:
      return null;
  }
}

/** Follows a pending change from its sending; the steps before are those of every task. */
function followChange(
  before: TaskModelState,
  { state, name }: Pick<Step, 'state' | 'name'>,
): TaskModelState | null {
  const can = (possible: boolean, change: Partial<TaskModelState>) =>
    possible ? { ...before, ...change } : null;
  const { online, applied } = before;
  const isAsked = online && state === 'confirming';
  switch (name) {
    case 'task.authorised':
      return can(true, { due: ['task.queued#1'] });
    case 'task.queued#1':
      return can(true, { due: ['task.dispatched#1'] });
    case 'task.dispatched#1':
      return can(true, {});
    case 'settings.applied':
      return can(online && !applied, { applied: true });
    case 'settings.takenBack':
    case 'task.succeeded':
      return can(isAsked, {});
    case 'task.failed':
      return can(isAsked || state === 'dispatched', {});
    case 'delivery.failed#2':
      return can(isAsked || (online && state === 'takingBack'), {});
    case 'task.cancelled':
    case 'cancel.refused':
      return can(online && state === 'takingBack', {});
    case 'cancel.requested':
      return can(online && (state === 'dispatched' || state === 'settling'), {});
    case 'device.disconnected':
      return can(online && applied, { online: false });
    case 'device.reconnected':
      return can(!online, { online: true });
    case 'deadline.passed#5':
      return can(state === 'settling', {});
    case 'deadline.passed#6':
      return can(applied && state !== 'settling', {});
    default:
      return null;
  }
}

/** Follows a command that must not run twice: it was sent, and its outcome is unknown. */
function followOnce(before: TaskModelState, name: string): TaskModelState | null {
  switch (name) {
    case 'task.authorised':
      return { ...before, due: ['task.queued#1'] };
    case 'task.queued#1':
      return { ...before, due: ['task.dispatched#1'] };
    case 'task.dispatched#1':
    case 'delivery.failed#2':
    case 'deadline.passed#2':
      return before;
    default:
      return null;
  }
}
