import { taskKinds } from '#domain/task-kinds/table.ts';
import type { FailureCode } from '#machines/task/events.ts';
import type { TaskFeature, TaskKind } from '#machines/task/kinds.ts';
import type { LiveEventName } from './live-message.ts';

/** Push messages of results by feature, for the task record of 000 §3 (docs/decisions/143). */

const resultEvent: Record<TaskFeature, LiveEventName> = {
  diagnostics: 'DiagnosticsResult',
  management: 'ManagementResult',
  av: 'AvManagementResult',
};

/** Returns the push message of a success, and that of any other end: its feature's fail handler (TN-013..TN-015). */
export function pushesOf(kind: TaskKind): { dispatchAction: LiveEventName; dispatchFail: LiveEventName } {
  const { feature, pushes = resultEvent[feature] } = taskKinds[kind];
  return { dispatchAction: pushes, dispatchFail: resultEvent[feature] };
}

/** Returns the type name of 000 §9, without spaces (RU-033, CO-034, CO-036, A-050). */
export const typeNameOf = (kind: TaskKind): string => taskKinds[kind].olderName ?? kind;

/** Display name in the API and in push messages (CO-035, CO-038). Not for the console, whose build has no texts in it. */
export function displayNameOf(kind: TaskKind): string {
  const { name, title, apiName } = taskKinds[kind];
  return apiName ?? title?.en ?? name.en;
}

const pushedByOlderName: ReadonlySet<TaskKind> = new Set<TaskKind>(['RadioSettings', 'GuestWifi']);

/**
 * Returns the type in push messages: cancelling a signal test has its own type (CO-035, TN-050, TN-051), and Wi-Fi
 * settings have the names of CO-036.
 */
export const pushTypeOf = (kind: TaskKind, state: string, attempts: number): string =>
  kind === 'WifiSignalStrength' && (state === 'cancelling' || (state === 'cancelled' && attempts > 0))
    ? 'WifiSignalStrengthCancel'
    : pushedByOlderName.has(kind)
      ? typeNameOf(kind)
      : kind;

/** Returns the status (CO-039): a task that was not sent is ready; later its state is the status. */
export const statusOf = (state: string): string =>
  state === 'requested' || state === 'authorised' || state === 'queued' ? 'TASK_STATUS_READY' : state;

export type TaskEventStatus = 'start' | 'progress' | 'complete' | 'cancelled' | 'superseded' | 'fail';

/**
 * Returns the event status of the push messages (TN-004..TN-007); null before a task was sent. An obeyed cancel of a
 * running test is its success (TN-051); any other cancelled task was not done.
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
 * Returns the error code of a task that ended by a deadline (ER-009, ER-017); null for every other state. An unknown
 * outcome means that the device did not answer, so it has the same code as a delivery without an answer, and as a task
 * that expired behind others of an online device.
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
