import { localTimeOf, startOfDay } from '#domain/display.ts';
import { collectionRefusal, datesOf } from '#domain/viewing/collection.ts';
import { firstSummed } from '#domain/viewing/kept.ts';
import type { AggregateFailure, SummedDay } from '#machines/aggregate-run/events.ts';
import type { Row } from '#server/core/database/database.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import { lastRunOf } from './queries/runs.ts';
import type { AggregateRuns } from './runs.ts';
import { rangeText, underWayText } from './texts.ts';

type CollectionHandlers = Pick<Handlers, 'startManualCollection' | 'getManualCollection'>;

interface Needs extends Pick<CoreServices, 'database' | 'now'> {
  aggregateRuns: AggregateRuns;
}

/** Handlers for manual collections of the caller's organisation (CL-325, CL-326). */
export const collectionHandlers = ({ database, now, aggregateRuns }: Needs): CollectionHandlers => {
  const shown = (run: Row<'aggregate_run'> | null, timeZone: string) => ({
    ...runOf(run, timeZone),
    timeZone,
    asOf: now().toISOString(),
  });
  return {
    async startManualCollection({ body: { startDate, endDate }, caller, audit, language }) {
      const { opId, timeZone } = caller.account.operator;
      const first = firstSummed(now());
      const today = localTimeOf(now().toISOString(), timeZone).slice(0, 10);
      const refused = collectionRefusal({ startDate, endDate }, { first, today });
      if (refused) throw new ApiError('custom', { message: rangeText(refused, first, language) });
      const isStarted = await aggregateRuns.start({ opId, startDate, endDate }, caller.actor);
      const run = await lastRunOf(database.sql, opId);
      if (!isStarted && run) {
        const message = underWayText[language]({
          name: run.account_name,
          from: run.start_date,
          to: run.end_date,
        });
        throw new ApiError('custom', { message, data: shown(run, timeZone) });
      }
      audit.changed(null, { startDate, endDate }, opId);
      return { data: shown(run, timeZone) };
    },

    async getManualCollection({ body: { startDate = '', endDate = '9999-12-31' }, caller }) {
      const { opId, timeZone } = caller.account.operator;
      const run = await lastRunOf(database.sql, opId);
      const concerns = run && (run.running || (run.start_date <= endDate && run.end_date >= startDate));
      return { data: shown(concerns ? run : null, timeZone) };
    },
  };
};

function runOf(run: Row<'aggregate_run'> | null, timeZone: string) {
  if (!run)
    return {
      status: 'Complete' as const,
      startTargetTime: null,
      endTargetTime: null,
      startDate: null,
      endDate: null,
      startedBy: null,
      startedAt: null,
      endedAt: null,
      failure: null,
      differences: 0,
      days: [],
    };
  const done: SummedDay[] = JSON.parse(run.days);
  return {
    status: run.running ? ('Running' as const) : run.failure ? ('Failed' as const) : ('Complete' as const),
    startTargetTime: startOfDay(run.start_date, timeZone).toISOString(),
    endTargetTime: startOfDay(run.end_date, timeZone, 1).toISOString(),
    startDate: run.start_date,
    endDate: run.end_date,
    startedBy: { id: run.account_id, name: run.account_name },
    startedAt: run.started_at.toISOString(),
    endedAt: run.ended_at?.toISOString() ?? null,
    failure: run.failure ? { reason: run.failure as AggregateFailure, detail: run.detail } : null,
    differences: done.reduce((sum, day) => sum + day.differences, 0),
    days: datesOf({ startDate: run.start_date, endDate: run.end_date }).map((date, at) =>
      dayOf(run, date, done[at], at === done.length),
    ),
  };
}

/** `isNext`: the day after those that are done. */
function dayOf(
  { running }: Row<'aggregate_run'>,
  statDate: string,
  done: SummedDay | undefined,
  isNext: boolean,
) {
  if (done) {
    const { reports, differences, listed } = done;
    return { statDate, state: 'done' as const, reports, differences, listed };
  }
  const state = running ? (isNext ? ('running' as const) : ('waiting' as const)) : ('notDone' as const);
  return { statDate, state, reports: null, differences: null, listed: [] };
}
