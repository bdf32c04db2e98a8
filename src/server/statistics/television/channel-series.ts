import type { components } from '#api/main.d.ts';
import { ratingOf, televisionRatingOf } from '#domain/viewing/figures.ts';
import { slotSeconds } from '#domain/viewing/slots.ts';
import { packed, totalOf } from './figures.ts';
import type { Report, Sums } from './reports.ts';

type Series = components['schemas']['TvSeries'];
type Row = Series['rows'][number];
type Measure = components['schemas']['TvMeasure'];
type Values = (number | null)[];

/** Channels of a comparison, by their keys. */
export interface ChosenChannels {
  named: string[];
  /** Channels that are one row together. */
  others: string[];
  /** Keywords that name no channel. */
  unknown: string[];
  /** True: slots of the requested day only. */
  ofPeriodOnly?: boolean;
}

/** Figures of channels by day, and with DAY by slot. */
export function channelSeries(report: Report, measure: Measure, chosen: ChosenChannels): Series {
  const { sums, period, basis } = report;
  const isDay = period.first === period.last && period.spans.length > 1;
  const withSlots = isDay ? period.shown.filter((day) => !chosen.ofPeriodOnly || day === period.first) : [];
  const shares = new Map(period.shown.map((day) => [day, sums.shares([day])]));
  const slotValues = new Map(withSlots.map((day) => [day, slotFigures(report, day, measure)]));
  const rowOf = (keys: readonly string[], service: string | null): Row => ({
    ...(service === null
      ? { serviceId: null, serviceName: '', logicalChannelNumber: null }
      : namedAs(sums, period.shown, service)),
    viewTime: sums.seconds(period.days, keys),
    hits: sums.of(period.days, keys).boxes ?? 0,
    rat: sums.rating(period.days, keys),
    tvr: sums.televisionRating(period.days, keys),
    shr: shareOf(sums.shares(period.days), keys),
    statisticsData: period.shown.map((day) => {
      const { seconds, boxes } = sums.of([day], keys);
      return {
        statisticsDate: day,
        serviceName: service === null ? '' : (sums.nameOf([day], service)?.name ?? ''),
        viewTime: seconds,
        hits: boxes,
        rat: sums.rating([day], keys),
        tvr: sums.televisionRating([day], keys),
        shr: shareOf(shares.get(day), keys),
        statData: slotValues.has(day) ? packed(sums.slots(day, keys), slotValues.get(day)?.(keys)) : null,
      };
    }),
  });
  return {
    basis,
    total: totalOf(sums, period),
    measure,
    unknownKeywords: chosen.unknown,
    rows: [
      ...chosen.named.map((key) => rowOf([key], key)),
      ...(chosen.others.length > 0 ? [rowOf(chosen.others, null)] : []),
    ],
  };
}

export function namedAs(sums: Sums, days: readonly string[], key: string) {
  const named = sums.nameOf(days, key);
  return {
    serviceId: key.slice(key.indexOf('\n') + 1),
    serviceName: named?.name ?? '',
    logicalChannelNumber: named?.number ?? null,
  };
}

/** Returns a function for the figures of channels by slot of a day. */
function slotFigures(
  { sums, basis }: Report,
  day: string,
  measure: Measure,
): (keys: readonly string[]) => Values {
  const secondsOf = (keys: readonly string[]): Values => sums.slots(day, keys)?.values ?? [];
  const each = (figure: (seconds: number) => number | null) => (keys: readonly string[]) =>
    secondsOf(keys).map((seconds) => (seconds === null ? null : figure(seconds)));
  if (measure === 'viewTime') return each((seconds) => seconds);
  if (measure === 'tvr') {
    const deployed = basis.deployedBoxes ?? 0;
    return each((seconds) => televisionRatingOf({ seconds, interval: slotSeconds, deployed }));
  }
  if (measure === 'rat') {
    const boxes = sums.of([day], null).boxes ?? 0;
    return each((seconds) => ratingOf({ seconds, available: slotSeconds, boxes }));
  }
  const shares = sums.slotShares(day);
  const all = sums.slots(day, null)?.values ?? [];
  const ofSlot = (keys: readonly string[], slot: number) =>
    hundredths(keys.reduce((sum, key) => sum + (shares.get(key)?.[slot] ?? 0), 0));
  return (keys) => all.map((seconds, slot) => (seconds ? ofSlot(keys, slot) : null));
}

const shareOf = (
  shares: ReadonlyMap<string, number> | null | undefined,
  keys: readonly string[],
): number | null => (shares ? hundredths(keys.reduce((sum, key) => sum + (shares.get(key) ?? 0), 0)) : null);

const hundredths = (value: number): number => Math.round(100 * value) / 100;
