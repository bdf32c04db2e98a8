/**
 * Returns a number above zero if the first version is newer. Numbers compare as numbers, anything else as text; `1.4`
 * is `1.4.0`.
 */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const [x = '0', y = '0'] = [a[at], b[at]];
    const difference = isNumber(x) && isNumber(y) ? Number(x) - Number(y) : x.localeCompare(y);
    if (difference !== 0) return difference;
  }
  return 0;
}

const partsOf = (version: string): string[] =>
  version
    .trim()
    .split(/[.\-+_]/)
    .map((part) => part || '0');
const isNumber = (text: string): boolean => /^\d+$/.test(text);
