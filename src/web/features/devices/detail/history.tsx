import { answerOf, mainApi } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/use-date-time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { TaskLink } from '#web/resource/task-link.tsx';
import { taskNames } from '#web/resource/task-names.ts';
import { TaskStateBadge } from '#web/resource/task-state-badge.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Frame, pageSize, type TableProps, useHistoryPage } from './history-frame.tsx';
import { messages } from './history-messages.ts';
import type { DetailSearch } from './search.ts';
import { UserActions } from './user-actions.tsx';

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

export default function History(props: {
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
