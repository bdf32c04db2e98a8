import type { Json, JsonObject } from '#machines/json.ts';

/** Replaces a secret: fields that hold secrets are texts, so that no value can be mistaken for it. */
export const secretMark = { secret: true } as const;
export type SecretMark = typeof secretMark;

export const isSecretMark = (value: unknown): value is SecretMark =>
  isObject(value) && value.secret === true && Object.keys(value).length === 1;

/** Secrets by the place that each has in a value: `radios.0.key_pass_phrase`. */
export type Secrets = ReadonlyMap<string, string>;

type IsSecret = (field: string) => boolean;

/** A value with a mark in the place of each secret, and the secrets. `isSecret` says it of the names of fields, at any depth. */
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
  // Marks stand only where texts did, in fields that the contract knows.
  return { open: open as Value, secrets };
}

/** The value as it was ordered: each mark is its secret again. */
export function withSecrets(value: JsonObject, secrets: Secrets): JsonObject {
  const whole = mapped(value, '', (mark, _field, place) =>
    isSecretMark(mark) ? (secrets.get(place) ?? mark) : mark,
  );
  return isObject(whole) ? whole : value;
}

/** Places of the marks in a value. */
export function marksIn(value: JsonObject): string[] {
  const places: string[] = [];
  mapped(value, '', (mark, _field, place) => {
    if (isSecretMark(mark)) places.push(place);
    return mark;
  });
  return places;
}

/** Leaves of a value, and its marks, each replaced by the result of `leaf`. */
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
