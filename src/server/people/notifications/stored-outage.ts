import { isObject } from '#domain/verify/shapes.ts';
import type { MessageContext } from '#machines/message/machine.ts';

type StoredOutage = NonNullable<MessageContext['outage']>;

/** Reads the outage of a stored message; null: it is about none. */
export const storedOutage = (value: unknown): StoredOutage | null => (isStored(value) ? value : null);

const isStored = (value: unknown): value is StoredOutage =>
  isObject(value) && isObject(value.cause) && typeof value.since === 'string';
