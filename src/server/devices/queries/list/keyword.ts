import { type Kysely, sql } from 'kysely';
import { comparable, macPart } from '#domain/text/normal.ts';
import type { Database, Tables } from '#server/core/database/database.ts';

/** Share of all devices, estimated. */
export interface Lookup {
  /** Parts of the keyword: who has the keyword has them all. Empty where the index knows none. */
  parts: string[];
  /** Which index knows them: of three characters of any kind, or of five hex digits in a row. */
  index: 'trigrams' | 'numbers';
  /** Sum of the shares of the parts: what the index reads. */
  read: number;
  /** Share of the devices that have all parts: what the index finds. */
  found: number;
  /** Share of the devices that have the keyword. */
  share: number;
}

/** As the search text is; a MAC address, or a part of one with separators, without these. */
export const normalKeyword = (keyword = ''): string => macPart(keyword) ?? comparable(keyword);

/** Part of the search text; `%`, `_` and `\` stand for themselves. */
export const containing = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/** Entries of the index to a device: all of them are read where it knows no part of the keyword. */
const wholeIndex = 100;
/** More parts make the index slower and its answer hardly shorter. */
const mostParts = 3;
/** Shares of the sampled devices: that another part must leave, and that have a part called rare. */
const narrower = 0.9;
const rare = 0.2;
/** The rarest ones; it is then checked which of them go together. */
const candidates = 6;

/** Three characters of a word, or two at its beginning or end: what pg_trgm makes a trigram of. */
const known = /^(?:[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]{2}|[\p{L}\p{N}]{2}[^\p{L}\p{N}])$/u;

/**
 * Which parts of a keyword to ask an index for. It reads what it has on every part, and most parts of an identifier are
 * in each of its neighbours (a manufacturer's prefix, leading zeros), so only the rarest are worth it.
 */
export function lookUp(keyword: string, sample: Sample): Lookup {
  const trigrams = byTrigrams(keyword, sample);
  const numbers = byNumbers(keyword, sample);
  // At the same share among the sampled the longer parts are the rarer ones.
  return numbers && numbers.found <= trigrams.found ? numbers : trigrams;
}

/** As the function device_numbers of the schema makes them. */
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
    // Letters come in words, where one part tells the next: it is only read if it leaves fewer. Digits do not.
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

/** Enough to tell a keyword that one in five hundred devices has from one that none has; about 1 MB. */
const sampled = 1_000;
/** Change of the number of devices after which another sample is taken. */
const outgrown = 0.2;

/** Search texts of some devices, and in how many of them each three characters are. */
export interface Sample {
  texts: string[];
  frequency: Map<string, number>;
}

const samples = new WeakMap<Database, { sample: Sample; everywhere: number }>();

/** Only plans are chosen by it, so it may be old: what is found does not depend on it. */
export async function sampleOf(database: Database, db: Kysely<Tables>, everywhere: number): Promise<Sample> {
  const kept = samples.get(database);
  if (kept && Math.abs(kept.everywhere - everywhere) <= kept.everywhere * outgrown) return kept.sample;
  // `did` is a digest: the first ones are devices taken by chance.
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

/** Every three characters that follow each other, once. */
export function windowsOf(text: string): Set<string> {
  const characters = [...text];
  const windows = new Set<string>();
  for (let at = 0; at + 3 <= characters.length; at++) windows.add(characters.slice(at, at + 3).join(''));
  return windows;
}
