/**
 * Paths as a controller may send them (TR-369 §2.5.1 to §2.5.6): instance numbers, the wildcard `*`, search expressions
 * `[Enable==true&&SSID=="x"]` and reference following `SSIDReference+.`.
 */

export type Segment =
  | { kind: 'name'; name: string }
  | { kind: 'instance'; number: number }
  | { kind: 'wildcard' }
  | { kind: 'search'; conditions: Condition[] }
  /** A parameter with a path; `which` counts from 1 in a list of references, 0 means all of them. */
  | { kind: 'follow'; name: string; which: number };

export interface Condition {
  /** Path relative to the searched instance, `Security.ModeEnabled`. */
  path: string;
  operator: Operator;
  value: string;
}

const operators = ['==', '!=', '<=', '>=', '~=', '<', '>'] as const;
export type Operator = (typeof operators)[number];

export interface SearchPath {
  segments: Segment[];
  /** True for an object (ends with a dot), false for a parameter, command or event. */
  isObject: boolean;
}

const pathLimit = 2048;
const namePattern = /^[A-Za-z_][A-Za-z0-9_-]*(?:\(\)|!)?$/;
const followPattern = /^([A-Za-z_][A-Za-z0-9_-]*)(?:#(\d+|\*))?\+$/;

/** Returns null for an invalid path (error 7008). */
export function parseSearchPath(path: string): SearchPath | null {
  if (path === '' || path.length > pathLimit) return null;
  const parts = splitOutsideBrackets(path, '.');
  if (!parts) return null;
  const isObject = path.endsWith('.');
  if (isObject) parts.pop();
  const segments: Segment[] = [];
  for (const part of parts) {
    const segment = parseSegment(part);
    if (!segment) return null;
    segments.push(segment);
  }
  return segments[0]?.kind === 'name' ? { segments, isObject } : null;
}

function parseSegment(part: string): Segment | null {
  if (part === '*') return { kind: 'wildcard' };
  if (/^[1-9]\d{0,9}$/.test(part)) return { kind: 'instance', number: Number(part) };
  if (namePattern.test(part)) return { kind: 'name', name: part };
  if (part.startsWith('[') && part.endsWith(']')) {
    const conditions = parseConditions(part.slice(1, -1));
    return conditions && { kind: 'search', conditions };
  }
  const follow = followPattern.exec(part);
  if (follow?.[1]) {
    const which = follow[2] === '*' ? 0 : Number(follow[2] ?? '1');
    return { kind: 'follow', name: follow[1], which };
  }
  return null;
}

/** Conditions are joined by `&&` only (TR-369 §2.5.3). */
function parseConditions(text: string): Condition[] | null {
  const conditions: Condition[] = [];
  for (const part of splitOutsideQuotes(text, '&&')) {
    const condition = parseCondition(part.trim());
    if (!condition) return null;
    conditions.push(condition);
  }
  return conditions;
}

function parseCondition(text: string): Condition | null {
  const at = text.search(/[=!<>~]/);
  if (at <= 0) return null;
  const operator = operators.find((candidate) => text.startsWith(candidate, at));
  if (!operator) return null;
  const value = text.slice(at + operator.length).trim();
  const path = text.slice(0, at).trim();
  if (!/^[A-Za-z0-9_.-]+$/.test(path)) return null;
  if (value.startsWith('"')) {
    if (value.length < 2 || !value.endsWith('"')) return null;
    return { path, operator, value: decodeQuoted(value.slice(1, -1)) };
  }
  return value === '' ? null : { path, operator, value };
}

/** Decodes a quoted value, in which quotes and percent signs are percent-encoded (§2.5.3). */
function decodeQuoted(text: string): string {
  return text.replace(/%(22|25)/g, (_, code: string) => (code === '22' ? '"' : '%'));
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts: string[] = [];
  let quoted = false;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') quoted = !quoted;
    else if (!quoted && text.startsWith(separator, at)) {
      parts.push(text.slice(from, at));
      at += separator.length - 1;
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}

function splitOutsideBrackets(text: string, separator: string): string[] | null {
  const parts: string[] = [];
  let inside = false;
  let quoted = false;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inside && character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '[') inside = true;
    else if (character === ']') inside = false;
    else if (!inside && character === separator) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  if (inside || quoted) return null;
  parts.push(text.slice(from));
  return parts;
}

/** Compares by the parameter's type: numerically if both are numbers, everything else as text. */
export function holds(actual: string, operator: Operator, expected: string): boolean {
  switch (operator) {
    case '==':
      return actual === expected || sameBoolean(actual, expected);
    case '!=':
      return actual !== expected && !sameBoolean(actual, expected);
    case '~=':
      return actual.split(',').some((item) => item.trim() === expected);
    case '<':
      return order(actual, expected) < 0;
    case '<=':
      return order(actual, expected) <= 0;
    case '>':
      return order(actual, expected) > 0;
    case '>=':
      return order(actual, expected) >= 0;
    default:
      return operator satisfies never;
  }
}

const booleans: { [text: string]: boolean } = { true: true, '1': true, false: false, '0': false };

function sameBoolean(actual: string, expected: string): boolean {
  if (actual !== 'true' && actual !== 'false') return false;
  return Object.hasOwn(booleans, expected) && booleans[actual] === booleans[expected];
}

/** Returns NaN, which no comparison accepts, if one side is neither number nor date. */
function order(actual: string, expected: string): number {
  const difference = Number(actual) - Number(expected);
  return Number.isNaN(difference) ? Date.parse(actual) - Date.parse(expected) : difference;
}
