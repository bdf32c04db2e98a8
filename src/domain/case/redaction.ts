import type { CaseFact } from '#machines/case/events.ts';
import type { TaskFact } from '#machines/task/events.ts';
import { fieldDigest, fieldKeys, type Sha256, saltBytes } from '../chain.ts';
import { fromHex, toHex } from '../hex.ts';
import type { CaseDevice, CaseEvent } from './file.ts';

type Fact = TaskFact | CaseFact;
type FieldsOf<Type extends Fact['type']> = Extract<Fact, { type: Type }>['data'];

/**
 * Fields that may be taken out of a shared file: what people and devices said. No machine decides by them and none goes
 * into an effect, so the file replays as before; redaction.test.ts proves it for every machine.
 */
const redactable: { [Type in Fact['type']]?: readonly (keyof FieldsOf<Type> & string)[] } = {
  'case.opened': ['title'],
  'case.renamed': ['title'],
  'case.commented': ['text'],
  'task.requested': ['params'],
  'task.denied': ['reason'],
  'task.progressed': ['sample'],
  'task.succeeded': ['result'],
  'task.failed': ['message'],
  'delivery.failed': ['message'],
  'cancel.refused': ['message'],
  'result.arrivedLate': ['result'],
};

/** Empty for events that hold nothing to take out. */
export function redactableFields(type: string): readonly string[] {
  const fields: Record<string, readonly string[]> = redactable;
  return Object.hasOwn(fields, type) ? (fields[type] ?? []) : [];
}

export const redactableNames: readonly string[] = [...new Set(Object.values(redactable).flat())].sort();

/**
 * What to take out, each item in one of these forms: `params` (that field of every event), `task:ID/3/params` (of one
 * event; with an asterisk for the 3, of every event of that stream), `value/*` (all device values), `value/PATH` (one).
 */
export interface Redaction {
  takes(event: { streamId: string; version: number; type: string }): string[];
  hides(path: string): boolean;
}

/** Null with the first item that names nothing which may be taken out. */
export function redactionOf(items: readonly string[]): Redaction | { refused: string } {
  for (const item of items) if (!isItem(item)) return { refused: item };
  const wanted = new Set(items);
  return {
    takes: ({ streamId, version, type }) =>
      redactableFields(type).filter((field) =>
        [field, `${streamId}/*/${field}`, `${streamId}/${version}/${field}`].some((item) => wanted.has(item)),
      ),
    hides: (path) => wanted.has('value/*') || wanted.has(`value/${path}`),
  };
}

function isItem(item: string): boolean {
  const parts = item.split('/');
  if (parts.length === 1) return redactableNames.includes(item);
  if (parts[0] === 'value') return parts.length === 2 && parts[1] !== '';
  const [streamId = '', version = '', field = ''] = parts;
  return (
    parts.length === 3 &&
    /^(?:task|case):/.test(streamId) &&
    /^(?:\*|[1-9]\d{0,9})$/.test(version) &&
    redactableNames.includes(field)
  );
}

/** The event with digests in place of these fields' values and salts: all its hashes stay what they are. */
export function redactEvent(sha256: Sha256, event: CaseEvent, fields: readonly string[]): CaseEvent {
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

export const redactDevice = (device: CaseDevice, { hides }: Redaction): CaseDevice => ({
  ...device,
  values: device.values.map((value) =>
    hides(value.path) ? { ...value, before: null, after: null, redacted: true } : value,
  ),
});
