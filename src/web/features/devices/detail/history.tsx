import { answerOf, mainApi } from '#web/http/clients.ts';
import { useText } from '#web/i18n/use-text.ts';
import { taskNames } from '#web/resource/task-names.ts';
import { TaskStateBadge } from '#web/resource/task-state-badge.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { messages } from './history-messages.ts';
import { type HistoryProps, HistoryTable, HistoryTime, TimelineLink } from './history-table.tsx';
import type { DetailSearch } from './search.ts';
import { UserActions } from './user-actions.tsx';

function DeviceActions(place: HistoryProps) {
  const text = useText();
  return (
    <HistoryTable
      {...place}
      kind="device"
      caption={text(messages.device)}
      head={[
        text(messages.columnTime),
        text(messages.columnAction),
        text(messages.columnState),
        text(messages.columnBy),
        text(messages.columnTask),
      ]}
      read={(query) => answerOf(mainApi.GET('/devices/historys/device-action', { params: { query } }))}
      row={(row) => ({
        id: row.id,
        cells: [
          <HistoryTime key="time" value={row.dateTime} />,
          text(taskNames[row.action]),
          <TaskStateBadge key="state" state={row.state} />,
          row.performedBy,
          <TimelineLink key="task" taskId={row.taskId} />,
        ],
      })}
    />
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
