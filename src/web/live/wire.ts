import type { LiveControl, LiveMessage } from '#domain/live-message.ts';

type Incoming = LiveControl | LiveMessage;

const has = <K extends string>(value: object, key: K): value is Record<K, unknown> => key in value;

const controls = ['ready', 'cursor', 'reset'];

/** The socket's edge: what is not a message of ours is dropped here and nowhere else. */
function isIncoming(value: unknown): value is Incoming {
  if (value === null || typeof value !== 'object') return false;
  if (!has(value, 'event') || typeof value.event !== 'string') return false;
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

export const isControl = (message: Incoming): message is LiveControl => controls.includes(message.event);
