import { queryOptions, useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { useId, useState } from 'react';
import * as permissions from '#api/permissions.gen.ts';
import { daysAfter } from '#domain/statistics/calendar.ts';
import { faultOf } from '#machines/statistics-query/machine.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useMay } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { ofStreams } from '#web/live/concerns.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { StateBadge, type StateLook } from '#web/ui/state-badge.tsx';
import { collectionMessages as own } from './collection-messages.ts';
import { useFigures } from './figures.ts';
import { messages } from './messages.ts';
import { useDays } from './use-days.ts';

const collectionQuery = queryOptions({
  queryKey: ['statistics', 'television', 'collection'],
  queryFn: async ({ signal }) =>
    (await answerOf(mainApi.POST('/stats/linears/manual-collections/status', { body: {}, signal }))).data,
  meta: { changedBy: ofStreams('aggregate-run') },
});
type Collection = Awaited<ReturnType<NonNullable<(typeof collectionQuery)['queryFn']>>>;

const badges: Record<Collection['status'], StateLook> = {
  Complete: { tone: 'success', icon: CircleCheck, label: own.Complete },
  Running: { tone: 'info', icon: LoaderCircle, label: own.Running },
  Failed: { tone: 'danger', icon: CircleAlert, label: own.Failed },
};

/** Custom aggregate: collects days again, and says what differed (TN-263 to TN-266). Absent without its key. */
export function CollectionPanel({ today }: { today: string }) {
  const may = useMay();
  return may(permissions.startManualCollection) ? <Panel today={today} /> : null;
}

function Panel({ today }: { today: string }) {
  const text = useText();
  const query = useQuery(collectionQuery);
  const [from, setFrom] = useState(() => daysAfter(today, -7));
  const [to, setTo] = useState(() => daysAfter(today, -1));
  /** Start of the run that the reader has cleared here; nothing is cleared on the server. */
  const [cleared, setCleared] = useState<string | null>(null);
  const start = useCommand('startManualCollection', {
    invalidates: [collectionQuery.queryKey],
    failure: 'inPlace',
  });
  const fault = faultOf({ from, to });
  const run = query.data;
  const isRunning = run?.status === 'Running';
  const isCleared = run !== undefined && !isRunning && run.startedAt !== null && run.startedAt === cleared;
  const blocked =
    start.blocked ??
    (isRunning
      ? text(own.running)
      : fault !== null
        ? text(fault === 'reversed' ? messages.reversed : messages.tooLong)
        : null);
  return (
    <Card title={text(own.title)} className="min-w-0 xl:col-span-2">
      <div className="flex flex-col gap-4">
        <p className="text-dense text-secondary">{text(own.help)}</p>
        <div className="flex flex-wrap items-end gap-2">
          <Day label={text(own.from)} value={from} onChange={setFrom} />
          <Day label={text(own.to)} value={to} onChange={setTo} />
          <Button
            look="main"
            busy={start.busy}
            blocked={blocked}
            onClick={() => void start.run({ body: { startDate: from, endDate: to } })}
          >
            {text(own.start)}
          </Button>
          <Button
            blocked={isRunning ? text(own.running) : null}
            onClick={() => setCleared(run?.startedAt ?? null)}
          >
            {text(own.clear)}
          </Button>
        </div>
        {start.error ? (
          <p role="alert" className="text-dense text-danger">
            {start.error.message}
          </p>
        ) : null}
        {run ? (
          <Run run={run} isCleared={isCleared} />
        ) : query.error ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
      </div>
    </Card>
  );
}

function Day({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  const id = useId();
  return (
    <span className="flex flex-col gap-1 text-dense text-secondary">
      <label htmlFor={id}>{label}</label>
      <DateInput
        id={id}
        label={label}
        value={value}
        onChange={(day) => day && onChange(day)}
        className="w-36"
      />
    </span>
  );
}

function Run({ run, isCleared }: { run: Collection; isCleared: boolean }) {
  const text = useText();
  const dateTime = useDateTime();
  const days = useDays();
  const { number } = useFormats();
  const stateNames = {
    done: own.done,
    running: own.Running,
    waiting: own.waiting,
    notDone: own.notDone,
  };
  const hasRun = !isCleared && run.startedAt !== null;
  const listed = run.days.flatMap((day) => day.listed.map((one) => ({ ...one, statDate: day.statDate })));
  const done = run.days.filter(({ state }) => state === 'done').length;
  return (
    <>
      <PropertyList>
        <Property label={text(own.status)}>
          <span role="status" className="flex flex-wrap items-center gap-2">
            <StateBadge look={isCleared ? badges.Complete : badges[run.status]} />
            {run.status === 'Running' ? text(own.progress, { done, all: run.days.length }) : null}
          </span>
        </Property>
        <Property label={text(own.target)}>
          {hasRun && run.startDate !== null && run.endDate !== null
            ? text(own.times, { from: days.date(run.startDate), to: days.date(run.endDate) })
            : '-'}
        </Property>
        {hasRun ? (
          <>
            <Property label={text(own.startedBy)}>{run.startedBy?.name ?? '-'}</Property>
            <Property label={text(own.started)}>{dateTime(run.startedAt)}</Property>
            <Property label={text(own.ended)}>{run.endedAt === null ? '-' : dateTime(run.endedAt)}</Property>
            <Property label={text(own.result)}>
              {run.failure
                ? text(run.failure.reason === 'stalled' ? own.stalled : own.error)
                : run.status === 'Running'
                  ? '-'
                  : run.differences === 0
                    ? text(own.noDifferences)
                    : text(own.differences, { count: run.differences })}
            </Property>
          </>
        ) : null}
      </PropertyList>
      {hasRun && run.days.length > 0 ? (
        <SimpleTable
          caption={text(own.title)}
          head={[text(own.day), text(own.state), text(own.reports), text(own.differed)]}
          rows={run.days.map((day) => ({
            id: day.statDate,
            cells: [
              days.name(day.statDate),
              text(stateNames[day.state]),
              day.reports === null ? '-' : number(day.reports),
              day.differences === null ? '-' : number(day.differences),
            ],
          }))}
        />
      ) : null}
      {hasRun && listed.length > 0 ? <Differences listed={listed} /> : null}
    </>
  );
}

type Listed = Collection['days'][number]['listed'][number] & { statDate: string };

/** Each sum that differed, with its viewing before and after. */
function Differences({ listed }: { listed: readonly Listed[] }) {
  const text = useText();
  const days = useDays();
  const { hours } = useFigures();
  const viewing = (sum: Listed['before']) =>
    sum === null ? text(own.none) : text(own.viewing, { time: hours(sum.seconds / 3600), boxes: sum.boxes });
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-body font-medium">{text(own.whatDiffered)}</h3>
      <SimpleTable
        caption={text(own.whatDiffered)}
        head={[text(own.day), text(own.sum), text(messages.province), text(own.before), text(own.after)]}
        rows={listed.map((one) => ({
          id: `${one.statDate} ${one.opId} ${one.province} ${one.of} ${one.name}`,
          cells: [
            days.name(one.statDate),
            one.of === 'all' ? text(own.all) : one.name,
            one.province || '-',
            viewing(one.before),
            viewing(one.after),
          ],
        }))}
      />
    </section>
  );
}
