import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { History as HistoryIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/use-date-time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useLive } from '#web/live/use-live.ts';
import { CouldNotRead } from '#web/resource/list-page.tsx';
import { Pager } from '#web/resource/pager.tsx';
import { TaskLink } from '#web/resource/task-link.tsx';
import { taskNames } from '#web/resource/task-names.ts';
import { TaskStateBadge } from '#web/resource/task-state-badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { messages } from './history-messages.ts';
import { operationName } from './operation-names.ts';
import type { DetailSearch } from './search.ts';

/** */
const pageSize = 15;

function useHistoryPage<T>(
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

interface TableProps {
  endpointId: string;
  page: number;
  onPage: (page: number) => void;
}

function Frame(props: {
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

function DeviceActions({ endpointId, page, onPage }: TableProps) {
  const text = useText();
  const dateTime = useDateTime();
  const query = useHistoryPage('device', endpointId, page, () =>
    answerOf(
      mainApi.GET('/devices/historys/device-action', {
        params: { query: { endpointId, page, limit: pageSize } },
      }),
    ),
  );
  const rows = query.data?.data ?? [];
  return (
    <Frame
      query={query}
      empty={rows.length === 0}
      page={page}
      pages={query.data?.pagination.totalPage ?? 1}
      onPage={onPage}
    >
      <SimpleTable
        caption={text(messages.device)}
        pending={query.isPending}
        head={[
          text(messages.columnTime),
          text(messages.columnAction),
          text(messages.columnState),
          text(messages.columnBy),
          text(messages.columnTask),
        ]}
        rows={rows.map((row) => ({
          id: row.id,
          cells: [
            <span key="time" className="font-mono">
              {dateTime(row.dateTime)}
            </span>,
            text(taskNames[row.action]),
            <TaskStateBadge key="state" state={row.state} />,
            row.performedBy,
            <TaskLink key="task" taskId={row.taskId}>
              {text(messages.openTimeline)}
            </TaskLink>,
          ],
        }))}
      />
    </Frame>
  );
}

function UserActions({ endpointId, page, onPage }: TableProps) {
  const text = useText();
  const dateTime = useDateTime();
  const query = useHistoryPage('user', endpointId, page, () =>
    answerOf(
      mainApi.GET('/devices/historys/user-action', {
        params: { query: { endpointId, page, limit: pageSize } },
      }),
    ),
  );
  const rows = query.data?.data ?? [];
  return (
    <Frame
      query={query}
      empty={rows.length === 0}
      page={page}
      pages={query.data?.pagination.totalPage ?? 1}
      onPage={onPage}
    >
      <SimpleTable
        caption={text(messages.user)}
        pending={query.isPending}
        head={[
          text(messages.columnTime),
          text(messages.columnAction),
          text(messages.columnBy),
          text(messages.columnResult),
          text(messages.columnTask),
        ]}
        rows={rows.map((row) => {
          const name = operationName(row.actionName);
          const [taskId] = row.taskIds;
          return {
            id: row.id,
            cells: [
              <span key="time" className="font-mono">
                {dateTime(row.createTime)}
              </span>,
              name ? (
                text(name)
              ) : (
                <code key="action" className="font-mono">
                  {row.actionName}
                </code>
              ),
              row.performedBy,
              row.result === 'success' ? (
                text(messages.succeeded)
              ) : (
                <code key="result" className="font-mono text-danger">
                  {row.result}
                </code>
              ),
              taskId ? (
                <TaskLink key="task" taskId={taskId}>
                  {text(messages.openTimeline)}
                </TaskLink>
              ) : null,
            ],
          };
        })}
      />
    </Frame>
  );
}

export function History(props: {
  endpointId: string;
  search: DetailSearch;
  onSearch: (search: DetailSearch) => void;
}) {
  const text = useText();
  const { endpointId, search, onSearch } = props;
  const kind = search.of ?? 'device';
  const go = (page: number) =>
    onSearch({ tab: 'history', ...(search.of ? { of: search.of } : {}), ...(page > 1 ? { page } : {}) });
  const table = { endpointId, page: search.page ?? 1, onPage: go };
  return (
    <Tabs
      label={text(messages.kinds)}
      value={kind}
      tabs={[
        { value: 'device', label: text(messages.device) },
        { value: 'user', label: text(messages.user) },
      ]}
      onChange={(next) => onSearch({ tab: 'history', ...(next === 'user' ? { of: next } : {}) })}
    >
      {kind === 'user' ? <UserActions {...table} /> : <DeviceActions {...table} />}
    </Tabs>
  );
}
