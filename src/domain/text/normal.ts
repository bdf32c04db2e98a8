/*
 * The one form that text has before it is stored or compared. Each edge uses these functions: what devices report, what
 * identity providers claim, what people search for.
 */

/** Control characters. */
const controls = /\p{Cc}|\u2028|\u2029/gu;
/** Marks that turn the direction of the text around them. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
/** Characters without a width that no script needs. */
const invisible = /[\u00AD\u200B\u2060\uFEFF]/gu;
/** Joiners that scripts and emoji need, and that are not typed into a search. */
const joiners = /\u200C|\u200D|\uFE0E|\uFE0F/gu;

/** Without NUL and halves of surrogate pairs, which no database stores as text. */
export const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();

/** A name as it is shown and stored: nothing in it is invisible, or turns the text beside it around. */
export const cleanName = (text: string): string =>
  text
    .toWellFormed()
    .replace(controls, ' ')
    .replace(directions, '')
    .replace(invisible, '')
    .normalize('NFC')
    .trim();

/** A name that must differ from others: blanks in a row are one, as people and pages read them. */
export const uniqueName = (text: string): string => cleanName(text).replace(/\s+/gu, ' ');

/** What is the same for a person is the same text: case, composition and blanks do not count. */
export const comparable = (text: string): string =>
  cleanName(text).replace(joiners, '').replace(/\s+/gu, ' ').toLowerCase().normalize('NFC');

/** For lists that are narrowed while typing: "wifi" finds "Wi-Fi". */
export const findable = (text: string): string => comparable(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Whether what is typed is a part of a text, in whatever spelling. */
export function isFoundIn(typed: string, text: string): boolean {
  const part = findable(typed);
  return part === '' ? comparable(text).includes(comparable(typed)) : findable(text).includes(part);
}

/** RU-085: `XX:XX:XX:XX:XX:XX` of any usual spelling; null if it is no MAC address. */
export function normalMac(text: string): string | null {
  const digits = cleanName(text)
    .replace(/[:.\s\-‐‑–_]/gu, '')
    .toUpperCase();
  if (!/^[0-9A-F]{12}$/.test(digits)) return null;
  return digits.match(/../g)?.join(':') ?? null;
}

/** The beginning, middle or end of a MAC address that is written with separators, without these; null if it is none. */
export function macPart(text: string): string | null {
  const typed = comparable(text);
  const isPart =
    /^[0-9a-f]{2}([:\- ][0-9a-f]{2})+$/.test(typed) || /^[0-9a-f]{4}(\.[0-9a-f]{4})+$/.test(typed);
  return isPart ? typed.replace(/[^0-9a-f]/g, '') : null;
}

/** A band as TR-181 writes it, of spellings such as `2.4GHZ`, `5 GHz` and `6G`; another text stays. */
export function normalBand(text: string): string {
  const [, band] = /^(2\.4|5|6)\s*(?:g|ghz)$/i.exec(text.trim()) ?? [];
  return band ? `${band}GHz` : text.trim();
}

/**
 * TR-106 writes booleans as `true` and `false` or `1` and `0`; agents write `True` and `Enabled` as well. Any other spelling
 * is unknown, and never "no": null.
 */
export function booleanOf(text: string): boolean | null {
  const spelled = comparable(text);
  if (['true', '1', 'enabled', 'on', 'yes'].includes(spelled)) return true;
  return ['false', '0', 'disabled', 'off', 'no'].includes(spelled) ? false : null;
}

/** Names as people sort them: "AP 2" before "AP 10", whatever the case. */
export function byName(locale: string): (one: string, other: string) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return (one, other) => compare(one, other) || (one < other ? -1 : Number(one > other));
}
