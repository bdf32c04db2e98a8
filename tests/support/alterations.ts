/** Yields the paths to every value of a JSON document. */
export function* places(value: unknown, path: string[] = []): Generator<string[]> {
  if (typeof value !== 'object' || value === null) yield path;
  else for (const [key, inner] of Object.entries(value)) yield* places(inner, [...path, key]);
}

/** Returns a copy with one value changed into another of the same type. */
export function altered<T>(document: T, path: readonly string[]): T {
  const copy = structuredClone(document);
  const { at, last } = parentOf(copy, path);
  const value = at[last];
  at[last] = typeof value === 'number' ? value + 1 : typeof value === 'string' ? otherText(value) : 'other';
  return copy;
}

/** Returns a copy without one member. */
export function without<T>(document: T, path: readonly string[]): T {
  const copy = structuredClone(document);
  const { at, last } = parentOf(copy, path);
  delete at[last];
  return copy;
}

/** Returns a copy with another member beside the one at the path. */
export function withMore<T>(document: T, path: readonly string[]): T {
  const copy = structuredClone(document);
  const { at } = parentOf(copy, path);
  if (Array.isArray(at)) at.push('more');
  else at.more = 'more';
  return copy;
}

/** Changes a text so that digests stay digests and numbers stay numbers: malformed values are the easier case. */
function otherText(value: string): string {
  const first = value[0] ?? '';
  if (/^[0-9a-f]{32,}$/.test(value)) return (first === '0' ? '1' : '0') + value.slice(1);
  return `${value}0`;
}

function parentOf(document: unknown, path: readonly string[]): { at: Record<string, unknown>; last: string } {
  let at = document;
  for (const key of path.slice(0, -1)) at = Reflect.get(Object(at), key);
  return { at: Object(at), last: path.at(-1) ?? '' };
}
