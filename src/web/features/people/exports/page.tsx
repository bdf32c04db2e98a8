import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { messages as exportMessages } from '#web/entities/exports/messages.ts';
import { type ExportSchedule, scheduleKeys, schedulesQuery } from '#web/entities/exports/queries.ts';
import ScheduleSheet from '#web/entities/exports/schedule-sheet.tsx';
import { useWeekdays } from '#web/entities/exports/weekdays.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AsOf } from '#web/resource/as-of.tsx';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { ErrorState, PageHeader, StaleNote } from '#web/resource/list-page.tsx';
import { readAtVisit } from '#web/resource/read-at-visit.ts';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { DownloadRun } from './download.tsx';
import { messages } from './messages.ts';
import { Outcome, scheduleAppearance } from './outcome.tsx';
import { RunsSheet } from './runs-dialog.tsx';

const invalidates = [scheduleKeys];

/** The scheduled exports of the user, and those that are mailed to them. `run`: the file that a mail led to. */
export function ScheduledExports({ run }: { run: string | undefined }) {
  const text = useText();
  const dateTime = useDateTime();
  const schedules = useQuery({ ...schedulesQuery, ...readAtVisit });
  const [opened, setOpened] = useState<ExportSchedule | null>(null);
  const [editing, setEditing] = useState<ExportSchedule | null>(null);
  const [deleting, setDeleting] = useState<ExportSchedule | null>(null);
  const remove = useCommand('deleteExportSchedule', {
    invalidates,
    failure: 'inPlace',
    success: messages.deletedDone,
    onSuccess: () => setDeleting(null),
  });
  const rows = schedules.data?.data ?? [];
  const mailed = rows.find(({ lastRun }) => lastRun?.runId === run);
  if (schedules.isError && !schedules.data)
    return <ErrorState error={schedules.error} onRetry={() => void schedules.refetch()} />;
  return (
    <>
      <PageHeader title={text(exportMessages.title)} context={text(messages.context)} />
      <div className="flex flex-col gap-4">
        <StaleNote known={schedules} />
        {run ? (
          <Card title={mailed?.name ?? text(messages.mailed)}>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-dense text-secondary">{text(messages.mailedHelp)}</p>
              <DownloadRun runId={run} name={mailed ? `${mailed.name}.${mailed.as}` : 'export.csv'} />
            </div>
          </Card>
        ) : null}
        {schedules.data && rows.length === 0 ? (
          <EmptyState icon={<CalendarClock className="size-5" aria-hidden />} title={text(messages.none)}>
            {text(messages.noneHelp)}
          </EmptyState>
        ) : (
          <>
            <div className="flex justify-end">
              <AsOf known={schedules} />
            </div>
            <SimpleTable
              caption={text(exportMessages.title)}
              pending={schedules.isPending}
              head={[
                ...[messages.name, messages.when, messages.state, messages.next, messages.last].map(
                  (message) => text(message),
                ),
                { spoken: text(messages.actions) },
              ]}
              rows={rows.map((schedule) => ({
                id: schedule.scheduleId,
                cells: [
                  <Name key="name" schedule={schedule} />,
                  <When key="when" schedule={schedule} />,
                  <State key="state" schedule={schedule} />,
                  dateTime(schedule.nextTime),
                  schedule.lastRun ? (
                    <span key="last" className="flex flex-col py-1">
                      {dateTime(schedule.lastRun.dueTime)}
                      <Outcome run={schedule.lastRun} />
                    </span>
                  ) : (
                    text(messages.never)
                  ),
                  <ScheduleMenu
                    key="menu"
                    schedule={schedule}
                    onOpen={() => setOpened(schedule)}
                    onEdit={() => setEditing(schedule)}
                    onDelete={() => setDeleting(schedule)}
                  />,
                ],
              }))}
            />
          </>
        )}
      </div>
      {editing ? <ScheduleSheet schedule={editing} onClose={() => setEditing(null)} /> : null}
      {opened ? <RunsSheet schedule={opened} onClose={() => setOpened(null)} /> : null}
      <ConfirmCommand
        command={remove}
        input={deleting && { path: { scheduleId: deleting.scheduleId } }}
        title={text(messages.deleteTitle, { name: deleting?.name ?? '' })}
        body={text(messages.deleteHelp)}
        verb={text(messages.delete)}
        danger
        onClose={() => setDeleting(null)}
      />
    </>
  );
}

function Name({ schedule: { name, listTitle, companyName, owner, mine } }: { schedule: ExportSchedule }) {
  const text = useText();
  return (
    <span className="flex flex-col py-1">
      <span className="font-medium wrap-anywhere">{name}</span>
      <span className="text-caption text-secondary">
        {listTitle} · {companyName}
      </span>
      {mine ? null : (
        <span className="text-caption text-secondary">{text(messages.by, { name: owner })}</span>
      )}
    </span>
  );
}

function When({ schedule }: { schedule: ExportSchedule }) {
  const text = useText();
  const weekdays = useWeekdays();
  const { frequency, weekday, monthDay, time, timeZone: zone, recipients } = schedule;
  const name = weekdays.find(({ value }) => value === String(weekday))?.label ?? '';
  return (
    <span className="flex flex-col py-1">
      {text(messages[frequency], { time, zone, weekday: name, day: monthDay ?? 0 })}
      <span className="text-caption text-secondary" title={recipients.map(({ email }) => email).join(', ')}>
        {text(messages.to, { count: recipients.length })}
      </span>
    </span>
  );
}

function State({ schedule: { state, endedBecause } }: { schedule: ExportSchedule }) {
  const text = useText();
  return (
    <span className="flex flex-col items-start gap-0.5 py-1">
      <StateBadge look={scheduleAppearance[state]} />
      {endedBecause ? (
        <span className="text-caption text-secondary">{text(messages[endedBecause])}</span>
      ) : null}
    </span>
  );
}

function ScheduleMenu(props: {
  schedule: ExportSchedule;
  onOpen: () => void;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const { scheduleId, name, state, mine, lastRun } = props.schedule;
  const text = useText();
  const run = useCommand('runExportSchedule', { invalidates, success: messages.begun });
  const update = useCommand('updateExportSchedule');
  const pause = useCommand('pauseExportSchedule', { invalidates, success: messages.pausedDone });
  const resume = useCommand('resumeExportSchedule', { invalidates, success: messages.resumed });
  const remove = useCommand('deleteExportSchedule');
  const foreign = mine ? null : text(messages.notMine);
  const input = { path: { scheduleId } };
  return (
    <RowMenu label={text(messages.actionsFor, { name })}>
      <MenuItem onSelect={props.onOpen}>{text(messages.runs)}</MenuItem>
      <MenuItem blocked={foreign ?? update.blocked} onSelect={props.onEdit}>
        {text(messages.edit)}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        blocked={foreign ?? run.blocked ?? (lastRun?.state === 'running' ? text(messages.running) : null)}
        onSelect={() => void run.run(input)}
      >
        {text(messages.run)}
      </MenuItem>
      {state === 'active' ? (
        <MenuItem blocked={foreign ?? pause.blocked} onSelect={() => void pause.run(input)}>
          {text(messages.pause)}
        </MenuItem>
      ) : (
        <MenuItem blocked={foreign ?? resume.blocked} onSelect={() => void resume.run(input)}>
          {text(messages.resume)}
        </MenuItem>
      )}
      <MenuItem danger blocked={foreign ?? remove.blocked} onSelect={props.onDelete}>
        {text(messages.delete)}
      </MenuItem>
    </RowMenu>
  );
}
