const directions: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Where a key leads among `length` entries, round and round; null for a key that leads nowhere. */
export function stepTo(key: string, from: number, length: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const direction = directions[key];
  return direction ? (from + direction + length) % length : null;
}
