import type { Msg } from '#usp/msg.ts';
import type { Rate } from './allowance.ts';

/**
 * Limits of an agent's messages. Agent reports are kept for ever and read by many, so the limits apply on arrival: a
 * message above them is refused (docs/decisions/147).
 */
export interface AgentLimits {
  /** Byte rate of one connection; reading pauses above it (nothing is lost). */
  bytes: Rate;
  /** Maximum bytes of a WebSocket message; a larger one closes the connection (RFC 6455, 1009). */
  messageBytes: number;
  /** Maximum characters of one value, name or path. */
  valueLength: number;
  /** Maximum number of texts in one message, names and values together. */
  texts: number;
  /** Maximum characters of all texts in one notification. */
  noticeLength: number;
}

/**
 * Default limits. A whole data model of 37,000 parameters is an answer of 2 MB; notifications are small, except for the
 * results of scans.
 */
export const usualLimits: AgentLimits = {
  bytes: { burst: 8 * 1024 * 1024, perSecond: 256 * 1024 },
  messageBytes: 4 * 1024 * 1024,
  valueLength: 64 * 1024,
  texts: 100_000,
  noticeLength: 512 * 1024,
};

/** Parts of messages that hold the agent's own names and values. */
const maps: ReadonlySet<string> = new Set(['resultParams', 'params', 'outputArgs', 'updatedParams']);

/**
 * Drops too long values from a message, so that its others can be used. `bytes` as in `excessOf`.
 * @returns the names of the dropped values, with their lengths; empty: none.
 */
export function dropLongValues(msg: Msg, bytes: number, { valueLength }: AgentLimits): string[] {
  const dropped: string[] = [];
  if (bytes > valueLength) dropIn(msg.body, valueLength, dropped);
  return dropped;
}

function dropIn(part: unknown, most: number, dropped: string[]): void {
  if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part)) return;
  for (const [name, value] of Object.entries(part)) {
    if (!maps.has(name) || typeof value !== 'object' || value === null) {
      dropIn(value, most, dropped);
      continue;
    }
    for (const [param, text] of Object.entries(value)) {
      if (typeof text !== 'string' || text.length <= most) continue;
      dropped.push(`${param.slice(0, 80)} (${text.length} characters)`);
      Reflect.deleteProperty(value, param);
    }
  }
}

/**
 * Returns the reason that a message exceeds the limits; null: it does not. `bytes` is its length, by which most
 * messages are known to be small.
 */
export function excessOf(msg: Msg, bytes: number, limits: AgentLimits): string | null {
  if (bytes <= Math.min(limits.valueLength, limits.texts, limits.noticeLength)) return null;
  const found = { texts: 0, length: 0, longest: 0 };
  measure(msg.body, found);
  if (found.longest > limits.valueLength)
    return `a value of ${found.longest} characters, where ${limits.valueLength} are taken`;
  if (found.texts > limits.texts) return `${found.texts} names and values, where ${limits.texts} are taken`;
  if (msg.type === 'Notify' && found.length > limits.noticeLength)
    return `a notification of ${found.length} characters, where ${limits.noticeLength} are taken`;
  return null;
}

/** Measures texts; names in maps count too, because the agent chose them. */
function measure(part: unknown, found: { texts: number; length: number; longest: number }): void {
  if (typeof part === 'string') {
    found.texts += 1;
    found.length += part.length;
    found.longest = Math.max(found.longest, part.length);
  } else if (typeof part === 'object' && part !== null && !ArrayBuffer.isView(part)) {
    for (const [name, value] of Object.entries(part)) {
      if (!Array.isArray(part)) measure(name, found);
      measure(value, found);
    }
  }
}
