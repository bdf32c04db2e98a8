import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ban, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { taskNames } from '#web/entities/task/messages.ts';
import { isTaskState, TaskStateBadge } from '#web/entities/task/state-badge.tsx';
import { useDateTime } from '#web/http/use-date-time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useReadAgain } from '#web/live/use-read-again.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { ErrorState, PageHeader } from '#web/resource/list-page.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';
import { BulkActionBadge, BulkProgress } from './parts.tsx';
import { type BulkAction, bulkActionQuery } from './queries.ts';

/** How far a bulk action is and how its tasks ended, with what can be done about it. */
export function BulkActionSummary({ bulkActionId }: { bulkActionId: string }) {
  const text = useText();
  const dateTime = useDateTime();
  const answer = useQuery(bulkActionQuery(bulkActionId));
  useReadAgain(
    ['bulkActions', bulkActionId],
    ({ event, data }) => event === 'BulkAction' && data.bulkActionId === bulkActionId,
  );
  if (answer.isPending) return <Skeleton className="h-48" />;
  if (!answer.data) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  const { data: found } = answer.data;
  return (
    <>
      <PageHeader title={text(messages.titleOf, { task: text(taskNames[found.taskType]) })} />
      <Card title={text(messages.progress)} actions={<CancelButton found={found} />}>
        <PropertyList>
          <Property label={text(messages.state)}>
            <BulkActionBadge state={found.state} />
          </Property>
          <Property label={text(messages.devices)}>
            <BulkProgress {...found} />
          </Property>
          <Property label={text(messages.requestedBy)}>{found.requestedBy.name}</Property>
          <Property label={text(messages.requestedAt)} mono>
            {dateTime(found.startTime)}
          </Property>
          <Property label={text(messages.outcomes)}>
            <Outcomes found={found} />
          </Property>
          <Property label={text(found.finishTime ? messages.finished : messages.windowEnds)} mono>
            {dateTime(found.finishTime ?? found.windowEndTime)}
          </Property>
        </PropertyList>
        <Link
          to="/tasks"
          search={{ batch: bulkActionId }}
          className={`mt-4 inline-flex items-center gap-1.5 text-dense ${linkLook}`}
        >
          <ListChecks className="size-4" aria-hidden />
          {text(messages.showTasks)}
        </Link>
      </Card>
    </>
  );
}

function Outcomes({ found: { outcomes, total, started, ended, terminal } }: { found: BulkAction }) {
  const text = useText();
  const rest = terminal ? total - started : total - ended;
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      {Object.entries(outcomes).map(([state, count]) => (
        <li key={state} className="flex items-center gap-1.5">
          {isTaskState(state) ? <TaskStateBadge state={state} /> : state}
          <span className="tabular-nums">{count}</span>
        </li>
      ))}
      {rest > 0 ? (
        <li className="text-secondary">
          {text(terminal ? messages.notStarted : messages.open)} <span className="tabular-nums">{rest}</span>
        </li>
      ) : null}
    </ul>
  );
}

function CancelButton({ found }: { found: BulkAction }) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const cancel = useCommand('cancelBulkAction', {
    invalidates: [['bulkActions']],
    success: messages.cancelRequested,
    failure: 'inPlace',
    onSuccess: () => setAsking(false),
  });
  if (found.terminal || found.state === 'cancelling') return null;
  return (
    <>
      <Button
        size="small"
        icon={<Ban className="size-4" aria-hidden />}
        blocked={cancel.blocked}
        onClick={() => setAsking(true)}
      >
        {text(messages.cancel)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text(messages.cancelTitle)}
        body={text(messages.cancelHelp)}
        verb={text(messages.cancel)}
        danger
        busy={cancel.busy}
        error={cancel.error}
        onConfirm={() => void cancel.run({ path: { bulkActionId: found.bulkActionId }, body: {} })}
        onClose={() => {
          setAsking(false);
          cancel.clear();
        }}
      />
    </>
  );
}
