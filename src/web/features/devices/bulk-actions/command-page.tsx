import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { taskNames } from '#domain/task-kinds/texts.ts';
import { BulkActionLink } from '#web/entities/links.tsx';
import { ApiError, erasedOf } from '#web/http/api-error.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { ErrorState, PageHeader, StaleNote } from '#web/resource/list-page.tsx';
import { NotFound } from '#web/resource/not-found.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';
import { BulkProgress, BulkSummary, bulkAppearance } from './parts.tsx';
import { type BulkAction, type BulkCommand, bulkCommandQuery } from './queries.ts';

/** A command that several bulk actions carry out: their sums, each of them, and the cancel of all. */
export function BulkCommandPage({ commandId }: { commandId: string }) {
  const text = useText();
  const detail = useQuery(bulkCommandQuery(commandId));
  const { error } = detail;
  if (error instanceof ApiError && (error.code === 'nodata' || error.code === 'erased'))
    return (
      <NotFound
        title={text(messages.noSuchCommand)}
        help={text(messages.noSuchHelp)}
        id={commandId}
        erased={erasedOf(error)}
      >
        <Link to="/bulk-actions" className={linkLook}>
          {text(messages.title)}
        </Link>
      </NotFound>
    );
  if (!detail.data)
    return error ? (
      <ErrorState error={error} onRetry={() => void detail.refetch()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  return (
    <>
      <StaleNote known={detail} />
      <ShownCommand {...detail.data} />
    </>
  );
}

function ShownCommand({
  command,
  bulkActions,
}: {
  command: BulkCommand;
  bulkActions: readonly BulkAction[];
}) {
  const text = useText();
  const dateTime = useDateTime();
  const { requestedBy, startTime, taskType, targetName } = command;
  return (
    <>
      <PageHeader
        title={text(messages.commandTitle, { task: text(taskNames[taskType]), name: targetName ?? '' })}
        context={text(messages.askedByAt, { name: requestedBy.name, time: dateTime(startTime) })}
        actions={<CancelAll command={command} />}
      />
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <StateBadge look={bulkAppearance[command.state]} />
          <BulkSummary {...command} />
        </div>
        <PartTable bulkActions={bulkActions} />
      </div>
    </>
  );
}

function PartTable({ bulkActions }: { bulkActions: readonly BulkAction[] }) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <SimpleTable
      caption={text(messages.title)}
      head={[text(messages.part), text(messages.state), text(messages.progress), text(messages.start)]}
      rows={bulkActions.map((action) => ({
        id: action.bulkActionId,
        cells: [
          <BulkActionLink key="link" bulkActionId={action.bulkActionId}>
            {text(messages.partNumber, { part: action.part })}
          </BulkActionLink>,
          <StateBadge key="state" look={bulkAppearance[action.state]} />,
          <BulkProgress key="progress" {...action} />,
          dateTime(action.scheduledTime ?? action.startTime),
        ],
      }))}
    />
  );
}

function CancelAll({ command: { commandId, terminal, state } }: { command: BulkCommand }) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const cancel = useCommand('cancelBulkCommand', {
    success: messages.cancelRequested,
    failure: 'inPlace',
    onSuccess: () => setAsking(false),
  });
  const over = terminal || state === 'cancelling';
  return (
    <>
      <Button
        icon={<Ban className="size-4" aria-hidden />}
        blocked={cancel.blocked ?? (over ? text(messages.cancelTooLate) : null)}
        onClick={() => setAsking(true)}
      >
        {text(messages.cancelRest)}
      </Button>
      <ConfirmCommand
        command={cancel}
        input={asking ? { path: { commandId }, body: {} } : null}
        title={text(messages.cancelRestTitle)}
        body={text(messages.cancelHelp)}
        verb={text(messages.cancelRest)}
        danger
        onClose={() => setAsking(false)}
      />
    </>
  );
}
