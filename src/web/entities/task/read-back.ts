import type { ReadBack } from '#domain/device-parameters/read-back.ts';
import { parameterAt } from '#domain/device-parameters/readings.ts';
import { booleanOf } from '#domain/text/normal.ts';
import { isObject } from '#domain/verify/shapes.ts';
import type { TimelineEvent } from '#web/entities/stream/replay.ts';
import type { Words } from '#web/entities/stream/timeline-kind.ts';
import type { Message } from '#web/i18n/message.ts';
import type { NestedText } from '#web/i18n/use-text.ts';
import { outcomeMessages as messages } from './outcome-messages.ts';
import { parameterNames } from './parameter-messages.ts';

type Value = Pick<ReadBack, 'path' | 'wanted' | 'now' | 'outcome'>;

/** Values that the device reported after a task set them; empty if nothing was set, or it was redacted. */
export function readBackIn(events: readonly TimelineEvent[]): Value[] {
  const values = events.findLast(({ data }) => data.readBack !== undefined)?.data.readBack;
  if (!Array.isArray(values)) return [];
  return values.filter(isObject).map(({ path, wanted, now, outcome }) => ({
    path: String(path),
    wanted: typeof wanted === 'string' ? wanted : null,
    now: typeof now === 'string' ? now : null,
    outcome: outcome as ReadBack['outcome'],
  }));
}

/** Describes the result of a change; null if its values were simply applied. */
export function readBackWords(values: readonly Value[]): { words: Words; isWhole: boolean } | null {
  const those = (outcome: ReadBack['outcome']) => values.filter((value) => value.outcome === outcome);
  const kept = those('notApplied');
  const words = (text: Message, of: readonly NestedText[]): Words => ({ text, values: { values: of } });
  if (kept.length > 0) {
    const isPart = values.some(({ outcome }) => outcome === 'applied' || outcome === 'appliedDifferently');
    const text = isPart ? messages.partlyApplied : messages.oldValues;
    return { words: words(text, kept.map(insteadOf(values))), isWhole: false };
  }
  const other = those('appliedDifferently');
  if (other.length > 0)
    return { words: words(messages.appliedDifferently, other.map(insteadOf(values))), isWhole: false };
  const unknown = those('notVerifiable');
  if (unknown.length === 0) return null;
  const names = new Map(unknown.map((value) => [keyOf(value), nameOf(value, values)]));
  return { words: words(messages.notVerified, [...names.values()]), isWhole: true };
}

const insteadOf =
  (all: readonly Value[]) =>
  (value: Value): NestedText => ({
    text: messages.valueInstead,
    values: {
      name: nameOf(value, all),
      now: shown(value.path, value.now),
      wanted: shown(value.path, value.wanted),
    },
  });

/** The number of the row that a path is in. */
export const rowOf = (path: string): string | undefined => /(?<=\.)\d+(?=\.[^\d]*$)/.exec(path)?.[0];

/** Adds the row number if several rows were set. */
function nameOf(value: Value, all: readonly Value[]): NestedText {
  const name = labelOf(value.path);
  const isAlone = all.every((other) => other.path === value.path || labelOf(other.path) !== name);
  const row = rowOf(value.path);
  const label: NestedText =
    typeof name === 'string' ? { text: messages.valueName, values: { name } } : { text: name };
  return isAlone || row === undefined ? label : { text: messages.valueOfRow, values: { name: label, row } };
}

const keyOf = ({ path }: Value): string => {
  const name = labelOf(path);
  return typeof name === 'string' ? name : name.id;
};

/** A parameter that has no name here is called by the last part of its path. */
export function labelOf(path: string): Message | string {
  const name = parameterAt(path);
  const known: Partial<Record<string, Message>> = parameterNames;
  return (name !== null && known[name]) || path.slice(path.lastIndexOf('.') + 1);
}

/** A value as a person reads it. */
export function shown(path: string, value: string | null): NestedText | string {
  if (value === null || value === '') return { text: messages.valueEmpty };
  const isSwitch = path.endsWith('Enable') || path.endsWith('Enabled');
  const state = isSwitch ? booleanOf(value) : null;
  return state === null ? value : { text: state ? messages.valueOn : messages.valueOff };
}
