import type { Json } from '#machines/json.ts';

/**
 * Canonical text of a JSON value (RFC 8785: keys in UTF-16 order, no white space, ECMAScript numbers), so that a
 * verifier outside the database hashes the same bytes. Members that are `undefined` are left out, as JSON does.
 * Throws `TypeError` for what JSON cannot carry (NaN, infinities, functions, cycles beyond depth 64, lone surrogates).
 */
export function canonicalJson(value: Json | undefined, depth = 0): string {
  if (depth > 64) throw new TypeError('JSON nested deeper than 64 levels');
  if (typeof value === 'string') {
    if (!value.isWellFormed()) throw new TypeError('text with a lone surrogate has no UTF-8 form');
    return JSON.stringify(value);
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('JSON has no NaN and no infinity');
    return JSON.stringify(value);
  }
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object') throw new TypeError(`JSON has no ${typeof value}`);
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === '' ? '' : ','}${canonicalJson(item, depth + 1)}`;
    return `[${text}]`;
  }
  for (const key of sortedKeys(value)) {
    const member = value[key];
    if (member === undefined) continue;
    text += `${text === '' ? '' : ','}${canonicalJson(key)}:${canonicalJson(member, depth + 1)}`;
  }
  return `{${text}}`;
}

/**
 * Returns the keys in order. Text that was stored canonically already has them sorted, and checking that is ten times
 * cheaper than sorting.
 */
export function sortedKeys(object: object): string[] {
  const keys = Object.keys(object);
  let before: string | undefined;
  for (const key of keys) {
    if (before !== undefined && before > key) return keys.sort();
    before = key;
  }
  return keys;
}
