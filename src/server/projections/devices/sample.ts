import { type Kysely, sql } from 'kysely';
import type { Database, Tables } from '#server/store/database.ts';

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
