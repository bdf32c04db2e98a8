import type { components } from '#api/main.d.ts';
import { localTimeOf } from '#domain/display.ts';
import { daysFromTo } from '#domain/statistics/calendar.ts';
import { type Period, type Span, spanBefore } from '#domain/viewing/periods.ts';
import { slotSeconds } from '#domain/viewing/slots.ts';
import type { Slots } from '#domain/viewing/sums.ts';
import type { Sums } from './reports.ts';

type Schemas = components['schemas'];
type Packed = Schemas['TvSlots'];

/** Viewing of the whole period, with its change. */
export function totalOf(sums: Sums, { first, last, days }: Period): Schemas['TvTotal'] {
  const { seconds, boxes } = sums.of(days, null);
  const change = changeOf(sums, { first, last }, null);
  return {
    activeDeviceCnt: boxes,
    diffActiveDeviceCnt: change.boxes,
    totViewTime: seconds,
    diffTotViewTime: change.seconds,
  };
}

/** Change of a span against the one before, of equal length. */
export const changeOf = (sums: Sums, span: Span, keys: readonly string[] | null) => {
  const before = spanBefore(span);
  return sums.difference(daysFromTo(span.first, span.last), daysFromTo(before.first, before.last), keys);
};

/** Packs values by slot for an answer. */
export const packed = (slots: Slots<number | null> | null, values = slots?.values): Packed =>
  slots && values
    ? { start: new Date(slots.from * 1000).toISOString(), step: slotSeconds, values: [...values] }
    : null;

/** Returns the local time of the slot with the most viewing; null: there is none. */
export function busiestOf(slots: Slots<number | null> | null): string | null {
  if (!slots) return null;
  const most = Math.max(0, ...slots.values.map((value) => value ?? 0));
  if (most === 0) return null;
  const at = new Date((slots.from + slots.values.indexOf(most) * slotSeconds) * 1000);
  return localTimeOf(at.toISOString(), slots.timeZone).slice(11, 16);
}
