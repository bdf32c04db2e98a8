import type { Random } from '#tests/simulation/random.ts';

/**
 * Values that no schema expects: other types, limits of numbers, prototypes, text that breaks parsers, depth and
 * length.
 */
const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  -0,
  Number.MAX_SAFE_INTEGER + 2,
  2 ** 31,
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e\u0000',
  "' or 1=1; --",
  '../../../../etc/passwd',
  '%',
  '%00',
  '\\',
  '{"$ne":null}',
  '=cmd|x!A1',
  '<script>alert(1)</script>',
  'NaN',
  '9'.repeat(400),
  '2026-13-45T99:99:99Z',
  'a'.repeat(300),
  [],
  {},
  [[]],
  [null, null],
  { length: -1 },
  { toString: 1 },
  { constructor: { prototype: { admin: true } } },
  { $ref: '#' },
];

/** Returns one of them, sometimes a deep or long one. */
export function hostileValue(random: Random): unknown {
  if (random.chance(0.03)) return nested(random.below(3_000));
  if (random.chance(0.02)) return 'x'.repeat(random.below(200_000));
  if (random.chance(0.02)) return Array.from({ length: random.below(5_000) }, () => random.below(9));
  return random.pick(values);
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Returns a copy with one member, at any depth, replaced, removed or added. */
export function spoilt(value: unknown, random: Random): unknown {
  if (random.chance(0.3) || typeof value !== 'object' || value === null) return hostileValue(random);
  if (Array.isArray(value))
    return random.chance(0.5) ? [...value, hostileValue(random)] : [hostileValue(random)];
  const members = Object.entries(value);
  const name = random.pick(members)?.[0] ?? 'surprise';
  if (random.chance(0.15)) return Object.fromEntries(members.filter(([key]) => key !== name));
  if (random.chance(0.15)) return { ...value, [random.pick(names) ?? 'surprise']: hostileValue(random) };
  return Object.fromEntries(members.map(([key, old]) => [key, key === name ? spoilt(old, random) : old]));
}

const names = ['surprise', '', '__proto__', 'constructor', 'toString', 'id', '\0'];
