import { type Seal, type SealStatement, sealFormat } from '../seal.ts';

/** Checks of the shape of untrusted values. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Shape = Record<string, (value: unknown) => boolean>;

/**
 * Tells if the value has exactly these members. Any other member is refused: nothing may travel with hashed data that
 * its hash does not cover.
 */
export function hasShape(value: unknown, shape: Shape, optional: Shape = {}): boolean {
  if (!isObject(value)) return false;
  let required = 0;
  for (const key of Object.keys(value)) {
    const needed = Object.hasOwn(shape, key) ? shape[key] : undefined;
    const check = needed ?? (Object.hasOwn(optional, key) ? optional[key] : undefined);
    if (!check?.(value[key])) return false;
    if (needed) required++;
  }
  return required === Object.keys(shape).length;
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isDigest = (value: unknown): value is string => isText(value) && /^[0-9a-f]{64}$/.test(value);
export const isHex = (value: unknown): value is string => isText(value) && /^(?:[0-9a-f]{2})*$/.test(value);
/** Tells if the value is a position, a version or a count. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
export const isListOf =
  <T>(check: (value: unknown) => value is T) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(check);

const sealStatement: Record<keyof SealStatement, (value: unknown) => boolean> = {
  format: (value) => value === sealFormat,
  logId: isText,
  epoch: isText,
  from: isCount,
  to: isCount,
  root: isDigest,
  head: isDigest,
  sealedAt: isText,
  previous: isDigest,
  keyId: isDigest,
};

const isSealStatement = (value: unknown): value is SealStatement =>
  isObject(value) &&
  hasShape(value, sealStatement) &&
  Number(value.from) >= 1 &&
  Number(value.from) <= Number(value.to);

export const isSeal = (value: unknown): value is Seal =>
  hasShape(value, { statement: isSealStatement, signature: isHex });

const actorKinds = ['account', 'device', 'server'];
const actor: Shape = { kind: (value) => actorKinds.includes(String(value)), id: isText, name: isText };

/** Members of every exported event; files add its proof. */
export const eventShape: Shape = {
  pos: isCount,
  streamId: isText,
  version: isCount,
  type: isText,
  schemaVersion: isCount,
  recordedAt: isText,
  actor: (value) => hasShape(value, actor),
  data: isObject,
  // Both are compared with computed values, so their form is not checked separately.
  leaf: isText,
  hash: isText,
};
/** Members that remain of an erased event. */
const { actor: _actor, data: _data, ...leftShape } = eventShape;
export const erasedEventShape: Shape = {
  ...leftShape,
  erased: (value) => hasShape(value, { by: isCount, payload: isDigest }),
};
export const eventOptions: Shape = { deviceAt: isText };

/** Shapes in a statement: the machine of the stream, and its log. */
export const machineShape = { name: isText, version: isText, current: isText };
export const logShape = { logId: isText, epoch: isText, pos: isCount, hash: isDigest };
