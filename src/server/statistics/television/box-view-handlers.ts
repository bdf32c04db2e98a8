import { daysFromTo } from '#domain/statistics/calendar.ts';
import { dayOfWeek, type Period, type Span } from '#domain/viewing/periods.ts';
import { slotSeconds } from '#domain/viewing/slots.ts';
import type { Call, Handlers, Outcome } from '#server/core/http/call.ts';
import { busiestOf, changeOf, packed, totalOf } from './figures.ts';
import { daysOf, type Report, type Sums, type TelevisionReports } from './reports.ts';

type BoxViewHandlers = Pick<Handlers, 'getTvBoxViews' | 'getTvBoxViewDays' | 'getTvHits' | 'getVodBoxViews'>;
type Days = Outcome<'getTvBoxViews'>['data'];
type Row = Days['rows'][number];

/** Boxes that watched, and their viewing, by period and day (CL-308, CL-310..CL-312). */
export function boxViewHandlers(reports: TelevisionReports): BoxViewHandlers {
  const read = (
    call: keyof BoxViewHandlers,
    { scope, caller, body }: Call<'getTvBoxViews'>,
    rowsOf: (report: Report) => Row[],
  ): Promise<Days> =>
    reports.answer(
      {
        call,
        scope,
        timeZone: caller.account.operator.timeZone,
        body,
        kind: call === 'getVodBoxViews' ? 'vod' : 'linear',
        by: 'services',
      },
      (report) => ({
        basis: report.basis,
        total: totalOf(report.sums, report.period),
        rows: rowsOf(report),
      }),
    );
  return {
    async getTvBoxViews(call) {
      const data = await read('getTvBoxViews', call, ({ sums, period }) =>
        period.spans.map((span) => rowOf(sums, period, span)),
      );
      return { data };
    },

    async getTvBoxViewDays(call) {
      return { data: await read('getTvBoxViewDays', call, byDay) };
    },

    async getTvHits(call) {
      const data = await read('getTvHits', call, (report) => byDay(report).map(withAudience));
      return { data };
    },

    async getVodBoxViews(call) {
      return { data: await read('getVodBoxViews', call, byDay) };
    },
  };
}

const byDay = ({ sums, period }: Report): Row[] =>
  period.shown.map((day) => {
    const slots = sums.slots(day, null);
    return {
      ...rowOf(sums, period, { first: day, last: day }),
      statTime: busiestOf(slots),
      statData: packed(slots),
    };
  });

function rowOf(sums: Sums, period: Period, span: Span): Row {
  const { seconds, boxes } = sums.of(daysOf(span, period), null);
  const change = changeOf(sums, span, null);
  const isDay = daysFromTo(span.first, span.last).length === 1;
  return {
    statDate: span.first,
    endDate: span.last,
    dayOfWeek: isDay ? dayOfWeek(span.first) : null,
    activeDeviceCnt: boxes,
    diffActiveDeviceCnt: change.boxes,
    totViewTime: seconds,
    diffTotViewTime: change.seconds,
    hits: boxes,
    statTime: null,
    statData: null,
  };
}

/** Turns seconds by slot into the average number of boxes that watched. */
const withAudience = (row: Row): Row => ({
  ...row,
  statData: row.statData && {
    ...row.statData,
    values: row.statData.values.map((seconds) => (seconds === null ? null : audience(seconds))),
  },
});

const audience = (seconds: number): number => Math.round((100 * seconds) / slotSeconds) / 100;
