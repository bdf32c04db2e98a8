/** Deterministic values: the same seed and keys give the same number, on every machine and in every run. */

/** Returns 32 bits from any number of integers (the finaliser of MurmurHash3 over each). */
export function mix(seed: number, ...keys: number[]): number {
  let hash = seed | 0;
  for (const key of keys) {
    hash = Math.imul(hash ^ (key | 0), 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
    hash = (hash + 0x9e3779b9) | 0;
  }
  return hash >>> 0;
}

const names = new Map<string, number>();

/** Returns a key for a name; names are few and constant, so each is hashed once. */
export function nameKey(name: string): number {
  const known = names.get(name);
  if (known !== undefined) return known;
  const hash = hashText(name);
  names.set(name, hash);
  return hash;
}

/** Returns the seed of one device of a fleet. */
export const deviceSeed = (fleetSeed: number, index: number): number =>
  mix(fleetSeed, nameKey('device'), index);

/** FNV-1a, 32 bits; for variable texts, which must not fill the table of names. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Returns a number from 0 to below 1. */
export function unit(seed: number, name: string, ...keys: number[]): number {
  return mix(seed, nameKey(name), ...keys) / 2 ** 32;
}

export function between(low: number, high: number, share: number): number {
  return low + Math.floor(share * (high - low + 1));
}

export function pick<T>(list: readonly [T, ...T[]], share: number): T {
  return list[Math.floor(share * list.length)] ?? list[0];
}

/** Returns a smooth curve from 0 to 1 over time: random points every `periodMs`, eased between them. */
export function noise(seed: number, name: string, at: number, periodMs: number, ...keys: number[]): number {
  const position = at / periodMs;
  const bucket = Math.floor(position);
  const share = position - bucket;
  const eased = share * share * (3 - 2 * share);
  const from = unit(seed, name, bucket, ...keys);
  const to = unit(seed, name, bucket + 1, ...keys);
  return from + (to - from) * eased;
}
