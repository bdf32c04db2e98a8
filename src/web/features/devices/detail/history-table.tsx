import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { History as HistoryIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDateTime } from '#web/http/use-date-time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useLive } from '#web/live/use-live.ts';
import { CouldNotRead } from '#web/resource/list-page.tsx';
import { Pager } from '#web/resource/pager.tsx';
import { TaskLink } from '#web/resource/task-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages } from './history-messages.ts';

/** */
const pageSize = 15;

export interface HistoryProps {
  endpointId: string;
  page: number;
  onPage: (page: number) => void;
}

interface Page<Row> {
  data: Row[];
  pagination: { totalPage: number };
}

interface TableProps<Row> extends HistoryProps {
  kind: 'device' | 'user';
  caption: string;
  head: readonly string[];
  read: (query: { endpointId: string; page: number; limit: number }) => Promise<Page<Row>>;
  row: (row: Row) => { id: string; cells: readonly ReactNode[] };
}

/** One page of what was done to a device, read again when the live socket tells of one of its tasks. */
export function HistoryTable<Row>({ kind, caption, head, read, row, ...place }: TableProps<Row>) {
  const text = useText();
  const { endpointId, page, onPage } = place;
  const query = useQuery({
    queryKey: ['history', kind, endpointId, page],
    queryFn: () => read({ endpointId, page, limit: pageSize }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useLive((message) => {
    if (message.endpoint_id === endpointId && message.task_id) void query.refetch();
  });
  if (query.error) return <CouldNotRead error={query.error} onAgain={() => void query.refetch()} />;
  if (query.data?.data.length === 0) {
    return (
      <EmptyState icon={<HistoryIcon className="size-5" aria-hidden />} title={text(messages.none)}>
        {text(messages.noneHelp)}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <SimpleTable
        caption={caption}
        pending={query.isPending}
        head={head}
        rows={(query.data?.data ?? []).map(row)}
      />
      <Pager page={page} pages={query.data?.pagination.totalPage ?? 1} onPage={onPage} />
    </div>
  );
}

export function HistoryTime({ value }: { value: string }) {
  const dateTime = useDateTime();
  return <span className="font-mono whitespace-nowrap">{dateTime(value)}</span>;
}

export function TimelineLink({ taskId }: { taskId: string }) {
  const text = useText();
  return (
    <span className="whitespace-nowrap">
      <TaskLink taskId={taskId}>{text(messages.openTimeline)}</TaskLink>
    </span>
  );
}
