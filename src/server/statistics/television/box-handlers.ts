import { localTimeOf, startOfDay } from '#domain/display.ts';
import { periodOf } from '#domain/viewing/periods.ts';
import { dayOf } from '#domain/viewing/slots.ts';
import { withoutOverlaps } from '#domain/viewing/times.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers, Outcome } from '#server/core/http/call.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { FoldedReport } from '../viewing/queries/days.ts';
import { placedViews } from '../viewing/reported-views.ts';
import { ScopedBoxDays } from './queries/boxes.ts';
import { provinceNames } from './reports.ts';

type BoxHandlers = Pick<Handlers, 'listTvSetTops' | 'getTvSetTopDay'>;
type View = Outcome<'getTvSetTopDay'>['data']['views'][number];

/** Viewing of single set-top boxes: personal data with a permission of its own. Each read is in the audit trail. */
export function boxHandlers({ database, now }: Pick<CoreServices, 'database' | 'now'>): BoxHandlers {
  const checkDate = (statDate: string, timeZone: string) => {
    const today = localTimeOf(now().toISOString(), timeZone).slice(0, 10);
    const period = periodOf({ dateType: 'DAY', startDate: statDate }, today);
    if ('message' in period) throw refusal([{ ...period, field: 'statDate' }]);
  };
  return {
    async listTvSetTops({ body, scope, caller, audit }) {
      const { statDate: date, provinceId, keyword = null, page = 1, limit = defaultLimit } = body;
      checkDate(date, caller.account.operator.timeZone);
      const provinces = await provinceNames(database, provinceId);
      const found = await scope.of(ScopedBoxDays).page({ date, provinces, keyword }, page, limit);
      audit.about(...found.rows.map(({ endpointId }) => endpointId));
      return {
        data: found.rows.map(({ province, seconds, ...row }) => ({
          ...row,
          provinceName: province === '' ? null : province,
          viewTime: seconds,
        })),
        pagination: pagination({ page, limit }, found.total),
      };
    },

    async getTvSetTopDay({ params: { endpointId }, body: { statDate }, scope, caller, audit }) {
      const own = caller.account.operator.timeZone;
      checkDate(statDate, own);
      const boxes = scope.of(ScopedBoxDays);
      const box = await boxes.find(endpointId);
      if (!box) throw new ApiError('nodata');
      audit.about(endpointId);
      const { reports, opIds } =
        box.boxNo === null
          ? { reports: [], opIds: new Set<string>() }
          : await boxes.reports(box.boxNo, statDate);
      const isOwn = ({ op_id }: FoldedReport) => opIds.has(op_id);
      const timeZone = reports.findLast(isOwn)?.time_zone ?? own;
      const day = dayOf(statDate, timeZone);
      const arrived = { from: startOfDay(statDate, timeZone), to: startOfDay(statDate, timeZone, 1) };
      const { lost, rejected } =
        box.boxNo === null ? { lost: 0, rejected: 0 } : await boxes.missing(box.boxNo, statDate, arrived);
      const times = reports.filter(isOwn).map(({ received_at }) => received_at.getTime());
      return {
        data: {
          endpointId,
          statDate,
          timeZone,
          start: new Date(day.from * 1000).toISOString(),
          end: new Date(day.to * 1000).toISOString(),
          asOf: times.length === 0 ? null : new Date(Math.max(...times)).toISOString(),
          lostSegments: lost,
          rejectedSegments: rejected,
          views: viewsWithin(reports, isOwn, day),
        },
      };
    },
  };
}

/** Lists the counted views of reports that the caller may see, each cut to the day. */
function viewsWithin(
  reports: readonly FoldedReport[],
  isOwn: (report: FoldedReport) => boolean,
  day: { from: number; to: number },
): View[] {
  const placed = placedViews(reports);
  const { counted } = withoutOverlaps([...placed.keys()]);
  return counted
    .filter((view) => {
      const report = placed.get(view);
      return report && isOwn(report) && view.start < day.to && view.start + view.seconds > day.from;
    })
    .toSorted((one, other) => one.start - other.start || one.number - other.number)
    .map(({ kind, start, seconds, adjusted, service, programme }) => {
      const from = Math.max(start, day.from);
      return {
        kind,
        start: new Date(from * 1000).toISOString(),
        seconds: Math.min(start + seconds, day.to) - from,
        adjusted,
        serviceId: service.id,
        serviceName: service.name,
        logicalChannelNumber: service.number,
        programName: programme?.name ?? null,
        dvbId: programme?.dvbId ?? null,
      };
    });
}
