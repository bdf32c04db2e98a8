import type { LiveMessage } from '#domain/live-message.ts';
import type { DiagnosticEvent, DiagnosticKind, DiagnosticPhase } from '#machines/diagnostics/events.ts';
import type { Json, JsonObject } from '#machines/json.ts';

/** Kinds whose device sends samples; the others only say that they have begun. */
const sampled: readonly DiagnosticKind[] = ['PingTest', 'WifiSignalStrength'];

const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A push about a task of this kind, as the card's machine takes it; null for what it need not know. */
export function pushOf(kind: DiagnosticKind, message: LiveMessage, at: number): DiagnosticEvent | null {
  const { task, task_id: taskId, endpoint_id: endpointId } = message;
  if (!task || !taskId || task.task_type.replaceAll(' ', '') !== kind) return null;
  const address = { taskId, endpointId };
  switch (task.task_event.toLowerCase()) {
    case 'start':
      return { type: 'push.started', data: { ...address, at } };
    case 'progress': {
      const { sample } = message.data;
      return { type: 'push.progressed', data: { ...address, sample: isObject(sample) ? sample : null, at } };
    }
    case 'complete':
    case 'success':
      return task.task_status === 'cancelled'
        ? { type: 'push.cancelled', data: address }
        : { type: 'push.succeeded', data: { ...address, result: message.data, at } };
    case 'fail':
      return {
        type: 'push.failed',
        data: {
          ...address,
          code: task.fail_reason ?? 'wsfail',
          message: typeof message.data.message === 'string' ? message.data.message : '',
        },
      };
    default:
      return null;
  }
}

/** The steps an event of the task ticks off. */
export function phasesOf(kind: DiagnosticKind, factType: string): DiagnosticPhase[] {
  switch (factType) {
    case 'task.queued':
      return ['queued'];
    case 'task.dispatched':
      return ['sent'];
    case 'task.acknowledged':
      return sampled.includes(kind) ? ['accepted'] : ['accepted', 'running'];
    case 'task.progressed':
      return ['running'];
    case 'task.succeeded':
    case 'task.failed':
    case 'task.cancelled':
      return ['done'];
    default:
      return [];
  }
}
