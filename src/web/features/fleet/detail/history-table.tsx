import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { History as HistoryIcon } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { LiveMessage } from '#domain/live-message.ts';
import { historyMessages as messages } from '#web/features/devices/device/page/messages.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useLive } from '#web/live/use-live.ts';
import { ErrorState, Pager, StaleNote } from '#web/resource/list-page.tsx';
import type { How } from '#web/resource/list-search.ts';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';

/** */
const pageSize = 15;

export interface HistoryProps {
  endpointId: string;
  page: number;
  onPage: (page: number, how?: How) => void;
}

interface Page<Row> {
  data: Row[];
  pagination: { page: number; totalPage: number };
}

interface TableProps<Row> extends HistoryProps {
  kind: 'device' | 'user' | 'agent';
  caption: string;
  head: readonly string[];
  read: (query: { endpointId: string; page: number; limit: number }) => Promise<Page<Row>>;
  row: (row: Row) => { id: string; cells: readonly ReactNode[] };
  /** True if a push message of the device may change the table; default: those of its tasks. */
  concerns?: (message: LiveMessage) => boolean;
  /** Text of an empty table; default: that nothing was done. */
  none?: { title: string; help: string };
}

const ofTask = (message: LiveMessage): boolean => message.task_id !== undefined;

/** One page of a device's history, read again when the live socket reports a change. */
export function HistoryTable<Row>(props: TableProps<Row>) {
  const { kind, caption, head, read, row, concerns = ofTask, none, ...place } = props;
  const text = useText();
  const { endpointId, page, onPage } = place;
  const query = useQuery({
    queryKey: ['history', kind, endpointId, page],
    queryFn: () => read({ endpointId, page, limit: pageSize }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useLive((message) => {
    if (message.endpoint_id === endpointId && concerns(message)) void query.refetch();
  });
  const pages = query.isPlaceholderData ? undefined : query.data?.pagination.totalPage;
  const isBeyond = pages !== undefined && pages > 0 && pages < page;
  const goToLastPage = useEffectEvent(() => onPage(pages ?? 1, { replace: true }));
  // A link, or a history that was longer: the address must not name a page that is not there.
  useEffect(() => {
    if (isBeyond) goToLastPage();
  }, [isBeyond]);
  if (query.error && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data?.data.length === 0 && !isBeyond) {
    return (
      <EmptyState
        icon={<HistoryIcon className="size-5" aria-hidden />}
        title={none?.title ?? text(messages.none)}
      >
        {none?.help ?? text(messages.noneHelp)}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <StaleNote known={query} />
      <SimpleTable
        caption={caption}
        pending={
          query.isPending || isBeyond || (query.isPlaceholderData && query.data.pagination.page !== page)
        }
        head={head}
        rows={(query.data?.data ?? []).map(row)}
      />
      <Pager page={page} pages={query.data?.pagination.totalPage} onPage={onPage} />
    </div>
  );
}

export function HistoryTime({ value }: { value: string }) {
  const dateTime = useDateTime();
  return <span className="font-mono whitespace-nowrap">{dateTime(value)}</span>;
}
