import { type Kysely, sql } from 'kysely';
import { comparable, macPart } from '#domain/text/normal.ts';
import type { Database, Tables } from '#server/core/database/database.ts';

/** Plan of an index lookup for a keyword; the shares are estimates, relative to all devices. */
export interface Lookup {
  /** Parts of the keyword: a device with the keyword has them all. Empty if the index cannot look up any. */
  parts: string[];
  /** Index for the parts: three characters of any kind, or five hex digits in a row. */
  index: 'trigrams' | 'numbers';
  /** Sum of the shares of the parts: entries that the index reads. */
  read: number;
  /** Share of devices that have all parts: rows that the index finds. */
  found: number;
  /** Share of devices that have the keyword. */
  share: number;
}

/** Normalises a keyword like the search text; a MAC address, or a part of one, loses its separators. */
export const normalKeyword = (keyword = ''): string => macPart(keyword) ?? comparable(keyword);

/** Builds a LIKE pattern for a part of the search text; `%`, `_` and `\` are literal. */
export const containing = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/** Index entries per device: all of them are read if the index can look up no part of the keyword. */
const wholeIndex = 100;
/** Maximum number of parts: more make the index slower and hardly reduce its result. */
const mostParts = 3;
/** Shares of the sampled devices: the reduction that another part must achieve, and the limit for a rare part. */
const narrower = 0.9;
const rare = 0.2;
/** Number of the rarest parts whose combinations are tried. */
const candidates = 6;

/** Matches the trigrams of pg_trgm: three characters of a word, or two at its beginning or end. */
const known = /^(?:[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]{2}|[\p{L}\p{N}]{2}[^\p{L}\p{N}])$/u;

/**
 * Chooses the parts of a keyword to look up in an index. The index reads all entries of every part, and neighbouring
 * identifiers share most parts (a manufacturer's prefix, leading zeros), so only the rarest are useful.
 */
export function lookUp(keyword: string, sample: Sample): Lookup {
  const trigrams = byTrigrams(keyword, sample);
  const numbers = byNumbers(keyword, sample);
  // At an equal share of the sample, the longer parts are the rarer ones.
  return numbers && numbers.found <= trigrams.found ? numbers : trigrams;
}

/** Length of the parts that the schema's function device_numbers makes. */
const numberLength = 5;
const numberRuns = new RegExp(`[0-9a-f]{${numberLength},}`, 'g');

export function numbersOf(text: string): string[] {
  const parts = new Set<string>();
  for (const [run] of text.matchAll(numberRuns))
    for (let at = 0; at + numberLength <= run.length; at++) parts.add(run.slice(at, at + numberLength));
  return [...parts];
}

function byNumbers(keyword: string, { texts }: Sample): Lookup | null {
  const rarest = numbersOf(keyword)
    .map((part) => ({ part, n: texts.filter((text) => text.includes(part)).length }))
    .sort((a, b) => a.n - b.n)
    .slice(0, mostParts)
    .filter(({ n }, index) => index === 0 || n <= texts.length * rare);
  if (rarest.length === 0) return null;
  const parts = rarest.map(({ part }) => part);
  const having = texts.filter((text) => parts.every((part) => text.includes(part)));
  const read = rarest.reduce((sum, { n }) => sum + n, 0);
  return { index: 'numbers', parts, ...sharesOf(keyword, texts, having, read) };
}

function byTrigrams(keyword: string, { texts, frequency }: Sample): Lookup {
  const left = [...windowsOf(keyword)]
    .filter((part) => known.test(part))
    .map((part) => ({ part, n: frequency.get(part) ?? 0 }))
    .sort((a, b) => a.n - b.n)
    .slice(0, candidates);
  const parts: string[] = [];
  let read = 0;
  let having = texts;
  while (left.length > 0 && parts.length < mostParts) {
    const rest = left.map(({ part }, index) => ({
      index,
      those: having.filter((text) => text.includes(part)),
    }));
    const least = rest.reduce((a, b) => (b.those.length < a.those.length ? b : a));
    const [next] = left.splice(least.index, 1);
    if (!next) break;
    // Letters form words whose parts predict each other, so another part must reduce the result. Digits do not.
    const narrows = having.length > 0 && least.those.length <= having.length * narrower;
    const tells = having.length === 0 || /\p{N}/u.test(next.part);
    if (parts.length > 0 && !narrows && !(tells && next.n <= texts.length * rare)) break;
    parts.push(next.part);
    read += next.n;
    having = least.those;
  }
  const shares = sharesOf(keyword, texts, having, read);
  return { index: 'trigrams', parts, ...shares, ...(parts.length > 0 ? {} : { read: wholeIndex }) };
}

function sharesOf(keyword: string, texts: string[], having: string[], read: number) {
  // No match in the sample does not mean no match at all.
  const share = (n: number) => Math.max(0.5, n) / Math.max(1, texts.length);
  return {
    read: share(read),
    found: share(having.length),
    share: share(having.filter((text) => text.includes(keyword)).length),
  };
}

/**
 * Number of sampled devices: enough to distinguish a keyword of one in five hundred devices from one of none; about 1
 * MB.
 */
const sampled = 1_000;
/** Relative change of the number of devices after which another sample is taken. */
const outgrown = 0.2;

/** Search texts of some devices, and the number of them that contain each trigram. */
export interface Sample {
  texts: string[];
  frequency: Map<string, number>;
}

const samples = new WeakMap<Database, { sample: Sample; everywhere: number }>();

/** Returns the sample. It only guides the choice of plans and not their results, so it may be old. */
export async function sampleOf(database: Database, db: Kysely<Tables>, everywhere: number): Promise<Sample> {
  const kept = samples.get(database);
  if (kept && Math.abs(kept.everywhere - everywhere) <= kept.everywhere * outgrown) return kept.sample;
  // `did` is a digest, so its order is random.
  const { rows } = await sql<{ search: string }>`
    select search from device order by did limit ${sampled}`.execute(db);
  const texts = rows.map(({ search }) => search);
  const frequency = new Map<string, number>();
  for (const text of texts)
    for (const window of windowsOf(text)) frequency.set(window, (frequency.get(window) ?? 0) + 1);
  const sample = { texts, frequency };
  samples.set(database, { sample, everywhere });
  return sample;
}

/** Returns all distinct triples of consecutive characters. */
export function windowsOf(text: string): Set<string> {
  const characters = [...text];
  const windows = new Set<string>();
  for (let at = 0; at + 3 <= characters.length; at++) windows.add(characters.slice(at, at + 3).join(''));
  return windows;
}
