/*
 * Normalisation of text before it is stored or compared. Every input uses these functions: device reports, claims of
 * identity providers, search terms.
 */

/** Control characters. */
const controls = /\p{Cc}|\u2028|\u2029/gu;
/** Marks that change the direction of the text around them. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
/** Characters without a width that no script needs. */
const invisible = /[\u00AD\u200B\u2060\uFEFF]/gu;
/** Joiners that scripts and emoji need, and that are not typed into a search. */
const joiners = /\u200C|\u200D|\uFE0E|\uFE0F/gu;

/** Replaces NUL and lone surrogates, which no database stores as text. */
export const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();

/** Normalises a name for display and storage: no invisible characters, and no marks that change the text direction. */
export const cleanName = (text: string): string =>
  text
    .toWellFormed()
    .replace(controls, ' ')
    .replace(directions, '')
    .replace(invisible, '')
    .normalize('NFC')
    .trim();

/** Normalises a name that must be unique: several blanks become one, as people and pages read them. */
export const uniqueName = (text: string): string => cleanName(text).replace(/\s+/gu, ' ');

/** Normalises text for comparison: case, composition and blanks do not count. */
export const comparable = (text: string): string =>
  cleanName(text).replace(joiners, '').replace(/\s+/gu, ' ').toLowerCase().normalize('NFC');

/** Normalises text for filtering lists while typing: "wifi" finds "Wi-Fi". */
export const findable = (text: string): string => comparable(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Tells if a text contains the typed part, in any spelling. */
export function isFoundIn(typed: string, text: string): boolean {
  const part = findable(typed);
  return part === '' ? comparable(text).includes(comparable(typed)) : findable(text).includes(part);
}

/** RU-085: returns `XX:XX:XX:XX:XX:XX` for any usual spelling; null if it is no MAC address. */
export function normalMac(text: string): string | null {
  const digits = cleanName(text)
    .replace(/[:.\s\-‐‑–_]/gu, '')
    .toUpperCase();
  if (!/^[0-9A-F]{12}$/.test(digits)) return null;
  return digits.match(/../g)?.join(':') ?? null;
}

/** Returns the digits of a partial MAC address with separators; null if it is none. */
export function macPart(text: string): string | null {
  const typed = comparable(text);
  const isPart =
    /^[0-9a-f]{2}([:\- ][0-9a-f]{2})+$/.test(typed) || /^[0-9a-f]{4}(\.[0-9a-f]{4})+$/.test(typed);
  return isPart ? typed.replace(/[^0-9a-f]/g, '') : null;
}

/** Returns a band in the spelling of TR-181, for spellings such as `2.4GHZ`, `5 GHz` and `6G`; any other text stays. */
export function normalBand(text: string): string {
  const [, band] = /^(2\.4|5|6)\s*(?:g|ghz)$/i.exec(text.trim()) ?? [];
  return band ? `${band}GHz` : text.trim();
}

/**
 * Parses a boolean: TR-106 defines `true` and `false` or `1` and `0`; agents write `True` and `Enabled` as well. Any
 * other spelling is unknown, and never "no": null.
 */
export function booleanOf(text: string): boolean | null {
  const spelled = comparable(text);
  if (['true', '1', 'enabled', 'on', 'yes'].includes(spelled)) return true;
  return ['false', '0', 'disabled', 'off', 'no'].includes(spelled) ? false : null;
}

/** Returns a comparison that sorts names as people do: "AP 2" before "AP 10", ignoring case. */
export function byName(locale: string): (one: string, other: string) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return (one, other) => compare(one, other) || (one < other ? -1 : Number(one > other));
}
