import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { History as HistoryIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { useLive } from '#web/live/use-live.ts';
import { CouldNotRead } from '#web/resource/list-page.tsx';
import { Pager } from '#web/resource/pager.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { messages } from './history-messages.ts';

/** */
export const pageSize = 15;

export function useHistoryPage<T>(
  kind: 'device' | 'user',
  endpointId: string,
  page: number,
  read: () => Promise<T>,
) {
  const query = useQuery({
    queryKey: ['history', kind, endpointId, page],
    queryFn: read,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useLive((message) => {
    if (message.endpoint_id === endpointId && message.task_id) void query.refetch();
  });
  return query;
}

export interface TableProps {
  endpointId: string;
  page: number;
  onPage: (page: number) => void;
}

export function Frame(props: {
  query: { isPending: boolean; isError: boolean; error: Error | null; refetch: () => unknown };
  empty: boolean;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  children: ReactNode;
}) {
  const text = useText();
  if (props.query.error)
    return <CouldNotRead error={props.query.error} onAgain={() => void props.query.refetch()} />;
  if (!props.query.isPending && props.empty) {
    return (
      <EmptyState icon={<HistoryIcon className="size-5" aria-hidden />} title={text(messages.none)}>
        {text(messages.noneHelp)}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {props.children}
      <Pager page={props.page} pages={props.pages} onPage={props.onPage} />
    </div>
  );
}
