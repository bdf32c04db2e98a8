import type { Json, JsonObject } from '#machines/json.ts';

/** Mark that replaces a secret: fields with secrets are texts, so no value can be mistaken for it. */
export const secretMark = { secret: true } as const;
export type SecretMark = typeof secretMark;

export const isSecretMark = (value: unknown): value is SecretMark =>
  isObject(value) && value.secret === true && Object.keys(value).length === 1;

/** Secrets by path in a value: `radios.0.key_pass_phrase`. */
export type Secrets = ReadonlyMap<string, string>;

type IsSecret = (field: string) => boolean;

/**
 * Splits a value into one with a mark for each secret, and the secrets. `isSecret` decides by field name, at any depth.
 */
export function withoutSecrets<Value extends Json>(
  value: Value,
  isSecret: IsSecret,
): { open: Value; secrets: Secrets } {
  const secrets = new Map<string, string>();
  const open = mapped(value, '', (text, field, place) => {
    if (typeof text !== 'string' || !isSecret(field)) return text;
    secrets.set(place, text);
    return secretMark;
  });
  // Marks replace only texts, in fields that the contract defines.
  return { open: open as Value, secrets };
}

/** Returns the original value: each mark is replaced by its secret. */
export function withSecrets(value: JsonObject, secrets: Secrets): JsonObject {
  const whole = mapped(value, '', (mark, _field, place) =>
    isSecretMark(mark) ? (secrets.get(place) ?? mark) : mark,
  );
  return isObject(whole) ? whole : value;
}

/** Returns the paths of the marks in a value. */
export function marksIn(value: JsonObject): string[] {
  const places: string[] = [];
  mapped(value, '', (mark, _field, place) => {
    if (isSecretMark(mark)) places.push(place);
    return mark;
  });
  return places;
}

/** Maps the leaves and marks of a value with `leaf`. */
function mapped(value: Json, place: string, leaf: (value: Json, field: string, place: string) => Json): Json {
  const below = (member: Json, key: string | number) =>
    mapped(member, place === '' ? `${key}` : `${place}.${key}`, leaf);
  if (Array.isArray(value)) return value.map(below);
  if (isObject(value) && !isSecretMark(value))
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, below(member, key)]));
  return leaf(value, place.slice(place.lastIndexOf('.') + 1), place);
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
