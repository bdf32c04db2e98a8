import { useQuery } from '@tanstack/react-query';
import { type ExportSchedule, runsQuery } from '#web/entities/exports/queries.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AsOf } from '#web/resource/as-of.tsx';
import { ErrorState } from '#web/resource/list-page.tsx';
import { readAtVisit } from '#web/resource/read-at-visit.ts';
import { Sheet } from '#web/ui/dialog.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { DownloadRun } from './download.tsx';
import { messages } from './messages.ts';
import { Outcome } from './outcome.tsx';

/** The past runs of a scheduled export, and their files. */
export function RunsSheet({ schedule, onClose }: { schedule: ExportSchedule; onClose: () => void }) {
  const text = useText();
  const dateTime = useDateTime();
  const runs = useQuery({ ...runsQuery(schedule.scheduleId), ...readAtVisit });
  return (
    <Sheet open onClose={onClose} title={text(messages.runsOf, { name: schedule.name })} footer={null}>
      {runs.isError && !runs.data ? (
        <ErrorState error={runs.error} onRetry={() => void runs.refetch()} />
      ) : runs.data?.data.length === 0 ? (
        <p className="text-body text-secondary">{text(messages.never)}</p>
      ) : (
        <>
          <AsOf known={runs} />
          <SimpleTable
            caption={text(messages.runsOf, { name: schedule.name })}
            pending={runs.isPending}
            head={[text(messages.due), text(messages.outcome), { spoken: text(messages.download) }]}
            rows={(runs.data?.data ?? []).map((run) => ({
              id: run.runId,
              cells: [
                <span key="due" className="flex flex-col">
                  {dateTime(run.dueTime)}
                  {run.startedBy ? (
                    <span className="text-caption text-secondary">
                      {text(messages.startedBy, { name: run.startedBy })}
                    </span>
                  ) : null}
                </span>,
                <Outcome key="outcome" run={run} />,
                run.hasFile ? (
                  <DownloadRun
                    key="file"
                    runId={run.runId}
                    name={`${schedule.name}.${schedule.as}`}
                    label={text(messages.downloadOf, { time: dateTime(run.dueTime) })}
                  />
                ) : null,
              ],
            }))}
          />
        </>
      )}
    </Sheet>
  );
}
