import { randomBytes } from 'node:crypto';

/** Header of every answer; the same id stands in the answer to a failed call and in each line of the log that tells of it. */
export const requestIdHeader = 'x-request-id';

/** `traceparent` of W3C Trace Context: version, trace id, parent id, flags; of a later version more may follow. */
const traceParent = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-.*)?$/;

/** The caller's trace id, so that one id finds a call in the logs of all who had to do with it; else a new one of the same form. */
export function requestIdOf(traceparent: string | string[] | undefined): string {
  const [, traceId] = traceParent.exec(typeof traceparent === 'string' ? traceparent : '') ?? [];
  return traceId ?? randomBytes(16).toString('hex');
}
