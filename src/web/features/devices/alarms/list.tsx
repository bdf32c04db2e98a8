import { useNavigate } from '@tanstack/react-router';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { metricNames } from '#web/entities/alarm/messages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { useList } from '#web/resource/use-list.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { alarmColumns } from './alarm-columns.tsx';
import { messages } from './messages.ts';
import { type Alarm, alarmKeys, alarmsQuery, type ResourceSearch, resourceSearch } from './queries.ts';
import { severityNames, stateNames } from './words.ts';

const { Keyword, Choice, Day } = filtersOf(resourceSearch);
const nameOf = ({ deviceName, endpointId }: Alarm) => deviceName ?? endpointId;

export function AlarmList(props: ListProps<ResourceSearch>) {
  const text = useText();
  const [acknowledging, setAcknowledging] = useState<Alarm | null>(null);
  const list = useList(resourceSearch, {
    ...props,
    query: alarmsQuery(props.search),
    columns: alarmColumns,
    rowId: ({ alarmId }) => alarmId,
    settings: 'alarms',
    filters: {
      endpointId: messages.endpointId,
      metric: { label: messages.metric, names: metricNames },
      severity: { label: messages.severity, names: severityNames },
      state: { label: messages.state, names: stateNames },
      from: messages.from,
      to: messages.to,
    },
  });
  return (
    <>
      <ResourceList
        list={list}
        caption={text(messages.alarms)}
        empty={<NoRows icon={BellRing} title={messages.noAlarms} help={messages.noAlarmsHelp} />}
        actions={(alarm) => <AlarmMenu alarm={alarm} onAcknowledge={setAcknowledging} />}
      >
        <FilterBar>
          <Keyword name="endpointId" className="flex-1 basis-36" />
          <Choice name="state" />
          <Choice name="severity" />
          <Choice name="metric" />
          <Day name="from" />
          <Day name="to" />
        </FilterBar>
      </ResourceList>
      {acknowledging ? <Acknowledge alarm={acknowledging} onClose={() => setAcknowledging(null)} /> : null}
    </>
  );
}

/** Actions on an alarm: acknowledge, the device's state then, its history then, and guided procedures. */
function AlarmMenu({ alarm, onAcknowledge }: { alarm: Alarm; onAcknowledge: (alarm: Alarm) => void }) {
  const text = useText();
  const navigate = useNavigate();
  const { endpointId, triggered } = alarm;
  const day = triggered.slice(0, 10);
  const over = alarm.end === null ? null : text(messages.isOver);
  return (
    <RowMenu label={text(messages.actionsFor, { name: nameOf(alarm) })}>
      <MenuItem
        blocked={alarm.acknowledged ? text(messages.isAcknowledged) : over}
        onSelect={() => onAcknowledge(alarm)}
      >
        {text(messages.acknowledge)}
      </MenuItem>
      <MenuItem
        onSelect={() => void navigate({ to: '/alarms/$alarmId', params: { alarmId: alarm.alarmId } })}
      >
        {text(messages.record)}
      </MenuItem>
      <MenuItem
        onSelect={() =>
          void navigate({
            to: '/device/deviceDetail/$endpointId',
            params: { endpointId },
            search: { at: triggered },
          })
        }
      >
        {text(messages.pastState)}
      </MenuItem>
      <MenuItem
        onSelect={() =>
          void navigate({
            to: '/tasks',
            search: { endpointId, from: day, to: alarm.end?.slice(0, 10) ?? day },
          })
        }
      >
        {text(messages.tasksAround)}
      </MenuItem>
      <MenuItem
        onSelect={() => void navigate({ to: '/device/deviceDetail/$endpointId', params: { endpointId } })}
      >
        {text(messages.playbooks)}
      </MenuItem>
    </RowMenu>
  );
}

function Acknowledge({ alarm, onClose }: { alarm: Alarm; onClose: () => void }) {
  const text = useText();
  const command = useCommand('acknowledgeAlarm', {
    invalidates: [alarmKeys],
    success: messages.acknowledgeDone,
    onSuccess: onClose,
    failure: 'inPlace',
  });
  return (
    <ConfirmCommand
      title={text(messages.acknowledgeTitle)}
      body={text(messages.acknowledgeHelp, { name: nameOf(alarm) })}
      verb={text(messages.acknowledge)}
      command={command}
      input={{ path: { alarmId: alarm.alarmId }, body: {} }}
      onClose={onClose}
    />
  );
}
