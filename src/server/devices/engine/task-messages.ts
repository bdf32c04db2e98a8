import type { SnapshotFrom } from 'xstate';
import type { LiveEventName } from '#domain/live-message.ts';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { eventStatusOf, failureCodeOf, pushesOf, pushTypeOf } from '#domain/task-record.ts';
import type { Step } from '#machines/fold.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskTraits } from '#machines/task/kinds.ts';
import type { taskMachine } from '#machines/task/machine.ts';
import type { LiveDraft } from '#server/core/streams/definition.ts';

type TaskSnapshot = SnapshotFrom<typeof taskMachine>;

/**
 * Builds the push message of a task's event: a toast's event if the state calls for one, else the plain fact
 * (TN-172..TN-175).
 */
export function taskMessage(event: LoggedEvent, { before, after }: Step<TaskSnapshot>): LiveDraft | null {
  const { traits, endpointId } = after.context;
  if (!traits) return null;
  const cue = cueOf(event, before, after, traits);
  return {
    event: cue.result ?? cue.event,
    task_id: event.streamId.slice('task:'.length),
    endpoint_id: endpointId,
    feature_key: traits.feature,
    target_type: after.context.lane === 'bulk' ? 'multi' : 'single',
    data: cue.data,
    task: {
      action_type: traits.kind,
      task_status: String(after.value),
      task_event: cue.taskEvent,
      task_type: pushTypeOf(traits.kind, String(after.value), after.context.attempts),
      ...(cue.failReason === undefined ? {} : { fail_reason: cue.failReason }),
    },
    pos: event.pos,
    version: event.version,
    fact: event,
  };
}

interface Cue {
  event: 'Progress' | 'TaskEvent';
  /** Event for the end of the task. */
  result?: LiveEventName;
  taskEvent: string;
  data: JsonObject;
  failReason?: string;
}

function cueOf(event: LoggedEvent, before: TaskSnapshot, after: TaskSnapshot, traits: TaskTraits): Cue {
  const { context } = after;
  if (after.hasTag('terminal') && !before.hasTag('terminal')) {
    const taskEvent = eventStatusOf(String(after.value), traits.feature, context.attempts) ?? 'fail';
    const { dispatchAction, dispatchFail } = pushesOf(traits.kind);
    if (after.matches('succeeded'))
      return { event: 'Progress', result: dispatchAction, taskEvent, data: asObject(context.result) };
    if (taskEvent !== 'fail') return { event: 'Progress', result: dispatchFail, taskEvent, data: {} };
    const failure = context.failure ?? {
      code: failureCodeOf(String(after.value), context.deviceOnline) ?? 'wsfail',
      message: String(after.value),
    };
    return {
      event: 'Progress',
      result: dispatchFail,
      taskEvent,
      data: { code: failure.code, message: failure.message },
      failReason: failure.code,
    };
  }
  switch (event.type) {
    case 'task.dispatched':
      return { event: 'Progress', taskEvent: 'start', data: { attempt: context.attempts } };
    case 'task.acknowledged':
    case 'settings.applied':
      return { event: 'Progress', taskEvent: 'progress', data: {} };
    case 'task.progressed':
      return {
        event: 'Progress',
        taskEvent: 'progress',
        data: { sequence: event.data.sequence ?? 0, sample: event.data.sample ?? {} },
      };
    default:
      return { event: 'TaskEvent', taskEvent: String(after.value), data: {} };
  }
}

function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}
