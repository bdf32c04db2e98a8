import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { ReferenceTable } from '#api/tables.gen.ts';
import { Changes } from '#web/entities/audit/changes.tsx';
import { Result } from '#web/entities/audit/result.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { EmptyState, Skeleton } from '#web/ui/placeholders.tsx';
import { messages } from './messages.ts';
import { historyQuery } from './queries.ts';

interface RowHistoryProps {
  table: ReferenceTable;
  id: string;
  onClose: () => void;
}

/** Changes of a row from the audit trail, newest first: who, when, and each changed value. */
export function RowHistory({ table, id, onClose }: RowHistoryProps) {
  const text = useText();
  const dateTime = useDateTime();
  const { data, error, refetch } = useQuery(historyQuery(table, id));
  const verbOf = ({ operation, oldValue }: { operation: string; oldValue: unknown }) =>
    operation === table.operations.delete
      ? messages.historyDeleted
      : oldValue === null
        ? messages.historyCreated
        : messages.historyChanged;
  return (
    <Sheet open title={text(messages.historyOf, { name: id })} onClose={onClose}>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton className="h-40" />}
      {data?.length === 0 ? (
        <EmptyState icon={<History className="size-5" aria-hidden />} title={text(messages.historyNone)}>
          {text(messages.historyNoneHelp)}
        </EmptyState>
      ) : null}
      <ol className="flex flex-col">
        {data?.map((entry) => (
          <li
            key={entry.position}
            className="flex flex-col gap-0.5 border-b border-stroke py-2.5 last:border-b-0"
          >
            <p className="flex flex-wrap justify-between gap-x-3 text-dense">
              <span>{text(verbOf(entry), { name: entry.accountName })}</span>
              <span className="font-mono text-secondary">{dateTime(entry.createTime)}</span>
            </p>
            {entry.result === 'success' ? (
              <Changes before={entry.oldValue} after={entry.newValue} />
            ) : (
              <p className="text-dense">
                <Result code={entry.result} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
