import { redactableOf } from '#machines/recorded.ts';
import { fieldDigest, fieldKeys, type Sha256, saltBytes } from './chain.ts';
import { fromHex, toHex } from './hex.ts';
import type { RedactedFields, StreamExportEvent } from './stream-export.ts';

/** Returns the fields of an event that may be redacted in a shared file; empty: none. */
export function redactableFields(streamId: string, type: string): readonly string[] {
  const fields = redactableOf(kindOf(streamId));
  return Object.hasOwn(fields, type) ? (fields[type] ?? []) : [];
}

/** Returns the sorted names of all such fields in streams of these kinds. */
export const redactableNames = (kinds: readonly string[]): string[] =>
  [...new Set(kinds.flatMap((kind) => Object.values(redactableOf(kind)).flat()))].sort();

/**
 * A redaction, parsed from items in one of these forms: `params` (that field of every event), `task:ID/3/params` (of
 * one event; with an asterisk for the 3, of every event of that stream), `value/*` (all device values), `value/PATH`
 * (one).
 */
export interface Redaction {
  takes(event: { streamId: string; version: number; type: string }): string[];
  hides(path: string): boolean;
}

/**
 * Parses a redaction for a file with streams of these kinds; only a case's file has device values. `refused`: the first
 * item that names nothing redactable.
 */
export function redactionOf(
  items: readonly string[],
  kinds: readonly string[],
): Redaction | { refused: string } {
  const names = redactableNames(kinds);
  for (const item of items) if (!isItem(item, kinds, names)) return { refused: item };
  const wanted = new Set(items);
  return {
    takes: ({ streamId, version, type }) =>
      redactableFields(streamId, type).filter((field) =>
        [field, `${streamId}/*/${field}`, `${streamId}/${version}/${field}`].some((item) => wanted.has(item)),
      ),
    hides: (path) => wanted.has('value/*') || wanted.has(`value/${path}`),
  };
}

function isItem(item: string, kinds: readonly string[], names: readonly string[]): boolean {
  const parts = item.split('/');
  if (parts.length === 1) return names.includes(item);
  if (parts[0] === 'value') return kinds.includes('case') && parts.length === 2 && parts[1] !== '';
  const [streamId = '', version = '', field = ''] = parts;
  return (
    parts.length === 3 &&
    kinds.includes(kindOf(streamId)) &&
    /^(?:\*|[1-9]\d{0,9})$/.test(version) &&
    redactableNames([kindOf(streamId)]).includes(field)
  );
}

const kindOf = (streamId: string): string => streamId.slice(0, Math.max(0, streamId.indexOf(':')));

/** Replaces these fields' values and salts by digests: all hashes of the event stay valid. */
export function redactEvent(
  sha256: Sha256,
  event: StreamExportEvent,
  fields: readonly string[],
): StreamExportEvent {
  const taken = fields.filter((field) => event.data[field] !== undefined);
  if (taken.length === 0) return event;
  const salts = fromHex(event.salts) ?? new Uint8Array();
  const data = { ...event.data };
  const redacted: Record<string, string> = {};
  let left = '';
  for (const [index, key] of fieldKeys(event.data).entries()) {
    const salt = salts.subarray(index * saltBytes, (index + 1) * saltBytes);
    if (taken.includes(key)) {
      redacted[key] = toHex(fieldDigest(sha256, salt, key, event.data[key] ?? null));
      delete data[key];
    } else left += toHex(salt);
  }
  return { ...event, data, salts: left, redacted };
}

/** Lists the events that lack fields, with the field names, for the signed statement. */
export const redactedIn = (events: readonly StreamExportEvent[]): RedactedFields[] =>
  events.flatMap(({ version, redacted }) =>
    redacted ? [{ version, fields: Object.keys(redacted).sort() }] : [],
  );
