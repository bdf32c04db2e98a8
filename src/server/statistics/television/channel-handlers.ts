import type { Call, Handlers, Outcome } from '#server/core/http/call.ts';
import { type ChosenChannels, channelSeries, namedAs } from './channel-series.ts';
import { changeOf, totalOf } from './figures.ts';
import type { AskedReport, Report, TelevisionReports } from './reports.ts';

type ChannelHandlers = Pick<
  Handlers,
  | 'getTvChannels'
  | 'getTvTopChannels'
  | 'getTvCompetingChannels'
  | 'getTvChannelShares'
  | 'getTvCompetingRatings'
  | 'getTvMultiShares'
>;
type Channels = Outcome<'getTvChannels'>['data'];
type ChannelRow = Channels['rows'][number];

/** CO-085, CO-086. */
export const topRows = 10;
const competitors = 7;

/** Channels by viewing, and over time (CL-313..CL-318). */
export function channelHandlers(reports: TelevisionReports): ChannelHandlers {
  const read = <Answer>(
    call: keyof ChannelHandlers,
    { scope, caller }: Pick<Call<'getTvChannels'>, 'scope' | 'caller'>,
    body: AskedReport,
    make: (report: Report) => Answer,
  ): Promise<Answer> =>
    reports.answer(
      {
        call,
        scope,
        timeZone: caller.account.operator.timeZone,
        body,
        kind: 'linear',
        by: 'services',
      },
      make,
    );
  return {
    async getTvChannels(call) {
      const data = await read('getTvChannels', call, call.body, (report) => ({
        ...aroundOf(report),
        rows: channelRows(report).toSorted(byNumber),
      }));
      return { data };
    },

    async getTvTopChannels(call) {
      const { keyword } = call.body;
      const data = await read('getTvTopChannels', call, call.body, (report) => ({
        ...aroundOf(report),
        rows: channelRows(report)
          .filter((row) => keyword === undefined || isNamed(row, keyword))
          .toSorted(byViewing)
          .slice(0, topRows),
      }));
      return { data };
    },

    async getTvCompetingChannels(call) {
      const { keyword, measure = 'shr' } = call.body;
      const data = await read('getTvCompetingChannels', call, call.body, (report) =>
        channelSeries(report, measure, competing(report, keyword)),
      );
      return { data };
    },

    async getTvChannelShares(call) {
      const { measure = 'shr' } = call.body;
      const data = await read('getTvChannelShares', call, call.body, (report) => {
        const ranked = channelRows(report).toSorted(byViewing).map(keyOf);
        const [top, others] = [ranked.slice(0, topRows), ranked.slice(topRows)];
        return channelSeries(report, measure, {
          named: top,
          // Days before the period may have had channels that have no viewing in it.
          others: [
            ...others,
            ...report.sums.keys(report.period.shown).filter((key) => !ranked.includes(key)),
          ],
          unknown: [],
          ofPeriodOnly: true,
        });
      });
      return { data };
    },

    async getTvCompetingRatings(call) {
      const { keyword, measure = 'rat' } = call.body;
      const data = await read('getTvCompetingRatings', call, call.body, (report) =>
        channelSeries(report, measure, competing(report, keyword)),
      );
      return { data };
    },

    async getTvMultiShares(call) {
      const { channelKeywords, measure = 'shr' } = call.body;
      const data = await read('getTvMultiShares', call, call.body, (report) =>
        channelSeries(report, measure, chosen(report, channelKeywords)),
      );
      return { data };
    },
  };
}

const aroundOf = ({ basis, sums, period }: Report) => ({ basis, total: totalOf(sums, period) });

/** Lists the channels that were watched in the period. */
function channelRows({ sums, period }: Report): ChannelRow[] {
  const { first, last, days } = period;
  const shares = sums.shares(days);
  return sums.keys(days).map((key) => {
    const change = changeOf(sums, { first, last }, [key]);
    return {
      ...namedAs(sums, days, key),
      viewTime: sums.seconds(days, [key]),
      diffViewTime: change.seconds,
      hits: sums.of(days, [key]).boxes ?? 0,
      diffHits: change.boxes,
      rat: sums.rating(days, [key]),
      tvr: sums.televisionRating(days, [key]),
      shr: shares?.get(key) ?? null,
    };
  });
}

const keyOf = ({ serviceId }: Pick<ChannelRow, 'serviceId'>): string => `linear\n${serviceId}`;

const byNumber = (one: ChannelRow, other: ChannelRow): number =>
  (one.logicalChannelNumber ?? Number.MAX_SAFE_INTEGER) -
    (other.logicalChannelNumber ?? Number.MAX_SAFE_INTEGER) || (one.serviceId < other.serviceId ? -1 : 1);
const byViewing = (one: ChannelRow, other: ChannelRow): number =>
  other.viewTime - one.viewTime || byNumber(one, other);

/** Tells if a keyword is part of a channel's name, or its number. */
const isNamed = ({ serviceName, logicalChannelNumber }: ChannelRow, keyword: string): boolean =>
  serviceName.toLowerCase().includes(keyword.trim().toLowerCase()) ||
  String(logicalChannelNumber) === keyword.trim();

/** Finds channels by service id, number or name. */
function chosen(report: Report, keywords: readonly string[]): ChosenChannels {
  const { sums, period } = report;
  const rows = sums.keys(period.shown).map((key) => ({ key, ...namedAs(sums, period.shown, key) }));
  const found = keywords.map((keyword) => {
    const text = keyword.trim();
    const row =
      rows.find(({ serviceId }) => serviceId === text) ??
      rows.find(({ logicalChannelNumber }) => String(logicalChannelNumber) === text) ??
      rows.find(({ serviceName }) => serviceName.toLowerCase() === text.toLowerCase());
    return { keyword, key: text === '' ? undefined : row?.key };
  });
  return {
    named: [...new Set(found.flatMap(({ key }) => key ?? []))],
    others: [],
    unknown: found.flatMap(({ keyword, key }) => (key || keyword.trim() === '' ? [] : [keyword])),
  };
}

/** Finds a channel and the seven others with the most viewing. Without a keyword: the eight with the most. */
function competing(report: Report, keyword: string | undefined): ChosenChannels {
  const own = keyword === undefined ? null : chosen(report, [keyword]);
  if (own?.named.length === 0) return own;
  const others = channelRows(report)
    .toSorted(byViewing)
    .map(keyOf)
    .filter((key) => !own?.named.includes(key))
    .slice(0, own ? competitors : 1 + competitors);
  return { named: [...(own?.named ?? []), ...others], others: [], unknown: [] };
}
