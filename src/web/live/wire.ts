import type { LiveControl, LiveHint, LiveMessage } from '#domain/live-message.ts';
import type { LivePresence } from '#domain/live-presence.ts';

type Beside = LivePresence | LiveHint;
type Incoming = LiveControl | LiveMessage | Beside;

const has = <K extends string>(value: object, key: K): value is Record<K, unknown> => key in value;

const controls = ['ready', 'cursor', 'reset', 'profile'];

/** The socket's edge: what is not a message of ours is dropped here and nowhere else. */
function isIncoming(value: unknown): value is Incoming {
  if (value === null || typeof value !== 'object') return false;
  if (!has(value, 'event') || typeof value.event !== 'string') return false;
  if (value.event === 'presence') return has(value, 'endpoint_id') && has(value, 'people');
  if (value.event === 'hint') return has(value, 'of');
  if (!has(value, 'pos') || typeof value.pos !== 'number') return false;
  return controls.includes(value.event) || (has(value, 'endpoint_id') && has(value, 'prev'));
}

/** A frame holds one message or an array of them. */
export function parseFrame(text: string): Incoming[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return [];
  }
  return (Array.isArray(body) ? body : [body]).filter(isIncoming);
}

/** Messages that are not part of the log. */
export const isBeside = (message: Incoming): message is Beside =>
  message.event === 'presence' || message.event === 'hint';

export const isControl = (message: Incoming): message is LiveControl => controls.includes(message.event);
