import { localTimeOf } from '#domain/display.ts';
import { sharesOf } from '#domain/viewing/figures.ts';
import type { TvChannelSeries, TvSlots } from './queries.ts';

/** Slots of a day whose clocks do not change. */
const usualSlots = 144;
export const slotsOfHour = 6;

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Local times at which the slots of a day begin, `20:10`. On the day when the clocks go back, times come twice. */
export function slotTimes({ start, step, values }: TvSlots, zone: string): string[] {
  if (values.length === usualSlots) return values.map((_, at) => clockOf((at * step) / 60));
  const first = Date.parse(start);
  return values.map((_, at) =>
    localTimeOf(new Date(first + at * step * 1000).toISOString(), zone).slice(11, 16),
  );
}

/** Local time of the start of a slot; of a day without data, whose slots are not known, that of a usual day. */
export const slotStart = (times: readonly string[], at: number): string => times[at] ?? clockOf(at * 10);

/** Local time of the end of a slot, which is `24:00` for the last one. */
export const slotEnd = (times: readonly string[], at: number): string =>
  at + 1 >= (times.length || usualSlots) ? '24:00' : slotStart(times, at + 1);

/**
 * Values of several days side by side by local time. Where a time comes twice its values are averaged, since a sum would
 * be twice as high as that of the days beside; where it does not come, the value is not known.
 */
export function byLocalTime(
  days: readonly (TvSlots | null)[],
  zone: string,
): { times: string[]; values: (number | null)[][] } {
  const all = days.map((day) => (day === null ? null : { times: slotTimes(day, zone), values: day.values }));
  const times = [...new Set(all.flatMap((day) => day?.times ?? []))].toSorted();
  return {
    times,
    values: all.map((day) => {
      const known = Map.groupBy(
        day?.times.map((time, at) => ({ time, value: day.values[at] ?? null })) ?? [],
        (slot) => slot.time,
      );
      return times.map((time) => meanOf((known.get(time) ?? []).map(({ value }) => value)));
    }),
  };
}

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

export interface PartOfDay {
  serviceId: string | null;
  serviceName: string;
  logicalChannelNumber: number | null;
  /** Null: not known for any of the slots, which have not begun. */
  seconds: number | null;
  /** Percent; null: there was no viewing. */
  share: number | null;
}

/** Sums the slots of one day from one to another, both included, most viewing first; equal viewing by number (RU-127). */
export function partOfDay(rows: readonly TvChannelSeries[], from: number, to: number): PartOfDay[] {
  const sums = rows.map((row) =>
    (row.statisticsData.at(-1)?.statData?.values ?? [])
      .slice(from, to + 1)
      .reduce<number | null>((sum, value) => (value === null ? sum : (sum ?? 0) + value), null),
  );
  const shares = sharesOf(sums.map((sum) => sum ?? 0));
  return rows
    .map(({ serviceId, serviceName, logicalChannelNumber }, at) => ({
      serviceId,
      serviceName,
      logicalChannelNumber,
      seconds: sums[at] ?? null,
      share: shares?.[at] ?? null,
    }))
    .toSorted(
      (one, other) =>
        Number(one.serviceId === null) - Number(other.serviceId === null) ||
        (other.seconds ?? 0) - (one.seconds ?? 0) ||
        (one.logicalChannelNumber ?? Number.POSITIVE_INFINITY) -
          (other.logicalChannelNumber ?? Number.POSITIVE_INFINITY),
    );
}

/** Shares of each slot from seconds of all channels, so that they sum to 100.00 as everywhere. */
export function slotShares(seconds: readonly (readonly (number | null)[])[]): (number | null)[][] {
  const count = Math.max(0, ...seconds.map(({ length }) => length));
  const columns = Array.from({ length: count }, (_, at) => {
    const values = seconds.map((row) => row[at] ?? null);
    // A slot that has not begun is not known for any channel.
    return values.every((value) => value === null) ? null : sharesOf(values.map((value) => value ?? 0));
  });
  return seconds.map((_, row) => columns.map((column) => column?.[row] ?? null));
}

/** The name of a channel, with its number in front. */
export const channelName = ({
  serviceName,
  logicalChannelNumber,
}: Pick<TvChannelSeries, 'serviceName' | 'logicalChannelNumber'>): string =>
  logicalChannelNumber === null ? serviceName : `${logicalChannelNumber} ${serviceName}`;
