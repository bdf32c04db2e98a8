import type { LiveEventName, LiveMessage } from '#domain/live-message.ts';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { failureCodeOf } from '#domain/task-failure.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskFeature } from '#machines/task/kinds.ts';
import type { TaskSnapshot } from '../engine/task-streams.ts';
import type { TaskStep } from './task-states.ts';

/** A message before it is known which one went before it on a socket. */
export type Unsent = Omit<LiveMessage, 'prev'>;

const resultEvent: Record<TaskFeature, LiveEventName> = {
  diagnostics: 'DiagnosticsResult',
  management: 'ManagementResult',
  av: 'AvManagementResult',
};

/** The push message of a device's event, or null for those nobody waits for (TR-169..TR-171, TR-200, TR-201). */
export function deviceMessage(event: LoggedEvent): Unsent | null {
  const endpointId = event.streamId.slice('device:'.length);
  const base = { endpoint_id: endpointId, pos: event.pos, version: event.version, fact: event };
  switch (event.type) {
    case 'device.connected':
      return { ...base, event: 'Online', data: { online: true, since: event.recordedAt } };
    case 'device.disconnected':
      return { ...base, event: 'Offline', data: { online: false, since: event.recordedAt } };
    case 'device.valuesObserved':
      return { ...base, event: 'ValueUpdate', data: { values: event.data.values ?? {} } };
    case 'device.booted':
      return { ...base, event: 'ValueUpdate', data: { lastReboot: event.recordedAt } };
    case 'device.registered':
      return { ...base, event: 'ValueUpdate', data: { registered: true } };
    default:
      return null;
  }
}

/** The push message of a task's event: a toast's cue where the state calls for one, else the bare fact (TR-172..TR-175). */
export function taskMessage(event: LoggedEvent, { before, after }: TaskStep): Unsent | null {
  const { traits, endpointId } = after.context;
  if (!traits) return null;
  const cue = cueOf(event, before, after);
  return {
    event: cue.result ? resultEvent[traits.feature] : cue.event,
    task_id: event.streamId.slice('task:'.length),
    endpoint_id: endpointId,
    feature_key: traits.feature,
    target_type: after.context.lane === 'bulk' ? 'multi' : 'single',
    data: cue.data,
    task: {
      action_type: traits.kind,
      task_status: String(after.value),
      task_event: cue.taskEvent,
      task_type: traits.kind,
      ...(cue.failReason === undefined ? {} : { fail_reason: cue.failReason }),
    },
    pos: event.pos,
    version: event.version,
    fact: event,
  };
}

interface Cue {
  event: 'Progress' | 'TaskEvent';
  result?: boolean;
  taskEvent: string;
  data: JsonObject;
  failReason?: string;
}

function cueOf(event: LoggedEvent, before: TaskSnapshot, after: TaskSnapshot): Cue {
  const { context } = after;
  if (after.hasTag('terminal') && !before.hasTag('terminal')) {
    if (after.matches('succeeded')) {
      return { event: 'Progress', result: true, taskEvent: 'complete', data: asObject(context.result) };
    }
    // What the requester asked for was the end, so an obeyed cancel completes (TR-051).
    if (after.matches('cancelled'))
      return { event: 'Progress', result: true, taskEvent: 'complete', data: {} };
    const failure = context.failure ?? {
      code: failureCodeOf(String(after.value)) ?? 'wsfail',
      message: String(after.value),
    };
    return {
      event: 'Progress',
      result: true,
      taskEvent: 'fail',
      data: { code: failure.code, message: failure.message },
      failReason: failure.code,
    };
  }
  switch (event.type) {
    case 'task.dispatched':
      return { event: 'Progress', taskEvent: 'start', data: { attempt: context.attempts } };
    case 'task.acknowledged':
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
