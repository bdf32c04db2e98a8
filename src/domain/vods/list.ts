import { cleanName } from '../text/normal.ts';

/** An entry of a VOD list, as stated by an organisation's server. */
export interface Vod {
  id: string;
  title: string;
  /** Size in bytes. */
  vodSize: number;
  /** Duration in seconds. */
  duration: number;
}

export interface VodList {
  vodApiResponseId: string;
  vods: Vod[];
}

/** Maximum answer of a VOD server in bytes. */
export const mostVodBytes = 20 * 1024 * 1024;
export const mostVods = 50_000;
/** Default total in bytes of a list without sizes (CO-081). */
export const usualTotalSize = 5_363_093;

const longestText = 300;
/** Maximum size of an entry, so that sums stay exact below 2^53. */
const mostSize = 2 ** 40;

/** Returns the total size in bytes (RU-108). */
export function totalSizeOf(vods: readonly Pick<Vod, 'vodSize'>[]): number {
  const sum = vods.reduce((total, { vodSize }) => total + vodSize, 0);
  return sum > 0 ? sum : usualTotalSize;
}

/** Parses the answer of a VOD server; returns a text with the location of the fault if it is no list. */
export function readVodList(text: string): VodList | string {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return 'no JSON';
  }
  if (!isObject(answer)) return 'no object';
  const version = textOf(answer.vodApiResponseId);
  if (version === null) return 'vodApiResponseId';
  const { vods: entries } = answer;
  if (!Array.isArray(entries)) return 'vods';
  if (entries.length > mostVods) return `vods: more than ${mostVods}`;
  const vods: Vod[] = [];
  const seen = new Set<string>();
  for (const [at, entry] of entries.entries()) {
    const read = vodOf(entry);
    if (typeof read === 'string') return `vods[${at}]${read}`;
    if (seen.has(read.id)) return `vods[${at}].id: twice`;
    seen.add(read.id);
    vods.push(read);
  }
  return { vodApiResponseId: version, vods };
}

function vodOf(entry: unknown): Vod | string {
  if (!isObject(entry)) return '';
  const id = textOf(entry.id);
  if (id === null) return '.id';
  const title = textOf(entry.title);
  if (title === null) return '.title';
  const vodSize = numberOf(entry.vodSize, mostSize);
  if (vodSize === null || !Number.isInteger(vodSize)) return '.vodSize';
  const duration = numberOf(entry.duration, 10_000_000);
  if (duration === null) return '.duration';
  return { id, title, vodSize, duration };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads an id or text; some servers send ids as numbers. */
function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = cleanName(String(value));
  return text === '' || text.length > longestText ? null : text;
}

/** Reads a number, also written as text; an absent one is 0. */
function numberOf(value: unknown, most: number): number | null {
  const number = value === undefined || value === null || value === '' ? 0 : Number(value);
  return Number.isFinite(number) && number >= 0 && number <= most ? number : null;
}
