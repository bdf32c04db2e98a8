import type { components } from '#api/main.d.ts';
import { taskNames } from '#domain/task-kinds/texts.ts';
import { Changes } from '#web/entities/audit/changes.tsx';
import { deviceOperationName } from '#web/entities/audit/device-operations.ts';
import { Result } from '#web/entities/audit/result.tsx';
import { upgradeAppearance } from '#web/entities/firmware-upgrade/appearance.ts';
import { TaskLink, UpgradeLink } from '#web/entities/links.tsx';
import { TaskStateBadge } from '#web/entities/task/state-badge.tsx';
import { historyMessages as messages } from '#web/features/devices/device/page/messages.ts';
import type { DetailSearch } from '#web/features/devices/device/queries.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { How } from '#web/resource/list-search.ts';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { AgentNotices } from './agent-notices.tsx';
import { type HistoryProps, HistoryTable, HistoryTime } from './history-table.tsx';

export default function History(props: {
  endpointId: string;
  search: DetailSearch;
  onSearch: (search: DetailSearch, how?: How) => void;
}) {
  const text = useText();
  const { endpointId, search, onSearch } = props;
  const kind = search.of ?? 'device';
  const go = (page: number, how?: How) =>
    onSearch({ tab: 'history', ...(search.of ? { of: search.of } : {}), ...(page > 1 ? { page } : {}) }, how);
  const table = { endpointId, page: search.page ?? 1, onPage: go };
  const Kind = tables[kind];
  return (
    <Tabs
      label={text(messages.kinds)}
      value={kind}
      tabs={[
        { value: 'device', label: text(messages.device) },
        { value: 'user', label: text(messages.user) },
        { value: 'agent', label: text(messages.agent) },
      ]}
      onChange={(next) => onSearch({ tab: 'history', ...(next === 'device' ? {} : { of: next }) })}
    >
      <Kind {...table} />
    </Tabs>
  );
}

const tables = { device: DeviceActions, user: UserActions, agent: AgentNotices } as const;

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
          row.upgrade ? (
            <UpgradeOutcome key="state" {...row.upgrade} />
          ) : (
            <TaskStateBadge key="state" state={row.state} />
          ),
          row.performedBy,
          <TimelineLink key="task" taskId={row.taskId} />,
        ],
      })}
    />
  );
}

function UserActions(place: HistoryProps) {
  const text = useText();
  const ofCompany = useProfile()?.op.opType === 'Manufacturer';
  return (
    <HistoryTable
      {...place}
      kind="user"
      caption={text(messages.user)}
      head={[
        text(messages.columnTime),
        text(messages.columnAction),
        text(messages.columnBy),
        text(messages.columnResult),
        text(messages.columnTask),
      ]}
      read={(query) => answerOf(mainApi.GET('/devices/historys/user-action', { params: { query } }))}
      row={(row) => {
        const name = deviceOperationName(row.actionName, ofCompany);
        const [taskId] = row.taskIds;
        return {
          id: row.id,
          cells: [
            <HistoryTime key="time" value={row.createTime} />,
            <span key="action" className="flex min-w-0 flex-col md:py-1">
              {name ? text(name) : <code className="font-mono">{row.actionName}</code>}
              <Changes before={row.oldValue} after={row.newValue} />
            </span>,
            row.performedBy,
            <Result key="result" code={row.result} />,
            taskId ? <TimelineLink key="task" taskId={taskId} /> : null,
          ],
        };
      }}
    />
  );
}

/** A command of an upgrade may succeed where the upgrade does not: the row says what came of the upgrade. */
function UpgradeOutcome({ upgradeId, toVersion, state }: components['schemas']['UpgradeOfTask']) {
  const text = useText();
  return (
    <span className="flex min-w-0 flex-col items-start gap-0.5 md:py-1">
      <StateBadge look={upgradeAppearance[state]} />
      <UpgradeLink upgradeId={upgradeId}>{text(messages.upgradeTo, { version: toVersion })}</UpgradeLink>
    </span>
  );
}

function TimelineLink({ taskId }: { taskId: string }) {
  const text = useText();
  return (
    <span className="whitespace-nowrap">
      <TaskLink taskId={taskId}>{text(uiMessages.openTimeline)}</TaskLink>
    </span>
  );
}
