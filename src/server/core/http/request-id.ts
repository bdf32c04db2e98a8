import { randomBytes } from 'node:crypto';
import type { SpanPlace } from '#server/core/tracing/port.ts';

/** Header of every answer; the same id is in the answer to a failed call and in each log line about it. */
export const requestIdHeader = 'x-request-id';

/** `traceparent` of W3C Trace Context: version, trace id, parent id, flags; of a later version more may follow. */
const traceParent = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/**
 * Returns the caller's trace id, so that one id finds a call in the logs of all systems involved; else a new one of the
 * same form.
 */
export const requestIdOf = (traceparent: string | string[] | undefined): string =>
  callerOf(traceparent)?.traceId ?? randomBytes(16).toString('hex');

/** Reads the caller's span; null: it names none. */
export function callerOf(traceparent: string | string[] | undefined): SpanPlace | null {
  const found = traceParent.exec(typeof traceparent === 'string' ? traceparent : '');
  if (!found) return null;
  const [, traceId = '', spanId = '', flags = ''] = found;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1, remote: true };
}
