import { taskKinds } from '#domain/task-kinds/table.ts';
import type { FailureCode } from '#machines/task/events.ts';
import type { TaskFeature, TaskKind } from '#machines/task/kinds.ts';
import type { LiveEventName } from './live-message.ts';

/** What the task record of 000 §3 and the push messages say of a task, in the specification's words (docs/decisions/143). */

const resultEvent: Record<TaskFeature, LiveEventName> = {
  diagnostics: 'DiagnosticsResult',
  management: 'ManagementResult',
  av: 'AvManagementResult',
};

/** The push message that tells of success, and the one of any other end: its feature's fail handler (TN-013..TN-015). */
export function pushesOf(kind: TaskKind): { dispatchAction: LiveEventName; dispatchFail: LiveEventName } {
  const { feature, pushes = resultEvent[feature] } = taskKinds[kind];
  return { dispatchAction: pushes, dispatchFail: resultEvent[feature] };
}

/** Type name of 000 §9, without spaces (RU-033, CO-034, CO-036, A-050). */
export const typeNameOf = (kind: TaskKind): string => taskKinds[kind].olderName ?? kind;

/** Display name in the API and in push messages (CO-035, CO-038). Not for the console, whose build has no texts in it. */
export function displayNameOf(kind: TaskKind): string {
  const { name, title, apiName } = taskKinds[kind];
  return apiName ?? title?.en ?? name.en;
}

const pushedByOlderName: ReadonlySet<TaskKind> = new Set<TaskKind>(['RadioSettings', 'GuestWifi']);

/**
 * Type of the push messages: to cancel a signal test is a type of its own (CO-035, TN-050, TN-051), and Wi-Fi settings have the names
 * of CO-036.
 */
export const pushTypeOf = (kind: TaskKind, state: string, attempts: number): string =>
  kind === 'WifiSignalStrength' && (state === 'cancelling' || (state === 'cancelled' && attempts > 0))
    ? 'WifiSignalStrengthCancel'
    : pushedByOlderName.has(kind)
      ? typeNameOf(kind)
      : kind;

/** CO-039: what nothing was sent of is ready; afterwards the state says how far it is. */
export const statusOf = (state: string): string =>
  state === 'requested' || state === 'authorised' || state === 'queued' ? 'TASK_STATUS_READY' : state;

export type TaskEventStatus = 'start' | 'progress' | 'complete' | 'cancelled' | 'superseded' | 'fail';

/**
 * Event status as the push messages have it (TN-004..TN-007); null before a task was sent. An obeyed cancel of a test that
 * ran is its success (TN-051); nothing else that was called off was done.
 */
export function eventStatusOf(state: string, feature: TaskFeature, attempts: number): TaskEventStatus | null {
  switch (state) {
    case 'requested':
    case 'authorised':
    case 'queued':
      return null;
    case 'dispatched':
      return 'start';
    case 'running':
    case 'settling':
    case 'awaitingCheckIn':
    case 'confirming':
    case 'takingBack':
    case 'cancelling':
      return 'progress';
    case 'succeeded':
      return 'complete';
    case 'cancelled':
      return feature === 'diagnostics' && attempts > 0 ? 'complete' : 'cancelled';
    case 'superseded':
      return 'superseded';
    default:
      return 'fail';
  }
}

/**
 * Code of the error catalogue for a task that ended by a deadline (ER-009, ER-017); null for every other state. An
 * unknown outcome is the device's silence, so it carries the same code as silence that ended a delivery; so does a task
 * that waited in vain behind others of a device that was online.
 */
export function failureCodeOf(state: string, online: boolean): FailureCode | null {
  switch (state) {
    case 'expired':
      return online ? 'wstimeout' : 'wsdisconnect';
    case 'timedOut':
    case 'outcomeUnknown':
      return 'wstimeout';
    default:
      return null;
  }
}
