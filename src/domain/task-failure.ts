import type { FailureCode } from '#machines/task/events.ts';

/**
 * Code of the error catalogue for a task that ended by a deadline (ER-009, ER-017); null for every other state. An
 * unknown outcome is the device's silence, so it carries the same code as silence that ended a delivery.
 */
export function failureCodeOf(state: string): FailureCode | null {
  switch (state) {
    case 'expired':
      return 'wsdisconnect';
    case 'timedOut':
    case 'outcomeUnknown':
      return 'wstimeout';
    default:
      return null;
  }
}
