import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { metricNames } from '#web/entities/alarm/messages.ts';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ColumnMenu } from '#web/resource/column-menu.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { SelectionBar } from '#web/resource/selection.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { useList } from '#web/resource/use-list.ts';
import { Button } from '#web/ui/button.tsx';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { type AlarmAction, AlarmDialog, AlarmLinks, useAlarmActions } from './actions.tsx';
import { alarmColumns } from './columns.tsx';
import { AcknowledgeMatchingDialog, AcknowledgeSeveralDialog } from './dialogs.tsx';
import { actionMessages, messages } from './messages.ts';
import {
  type Alarm,
  type AlarmSearch,
  alarmRequest,
  alarmSearch,
  alarmsQuery,
  alarmTabs,
  matchOf,
} from './queries.ts';
import { ruleChoicesQuery } from './rule-queries.ts';
import { nameOf } from './subject.ts';
import { assigneeNames, severityNames, tabNames } from './words.ts';

const { Keyword, Choice, Day } = filtersOf(alarmSearch);

/** Alarms of devices, open ones first, and what is done about them. */
export function AlarmList(props: ListProps<AlarmSearch>) {
  const text = useText();
  const profile = useProfile();
  const [pending, setPending] = useState<{ action: AlarmAction; alarm: Alarm } | null>(null);
  const rules = useQuery(ruleChoicesQuery).data ?? [];
  const [several, setSeveral] = useState<readonly Alarm[]>([]);
  const [isAll, setAll] = useState(false);
  const blocked = useBlocked('acknowledgeAlarms');
  const list = useList(alarmSearch, {
    ...props,
    query: alarmsQuery(props.search),
    columns: alarmColumns,
    rowId: ({ alarmId }) => alarmId,
    settings: 'alarms',
    selectable: nameOf,
    filters: {
      endpointId: messages.endpointId,
      metric: { label: messages.metric, names: metricNames },
      ruleId: { label: messages.rule, choices: rules },
      severity: { label: messages.severity, names: severityNames },
      model: {
        label: messages.model,
        choices: (profile?.models ?? []).map(({ modelName }) => ({ value: modelName, label: modelName })),
      },
      company: messages.organisation,
      assignee: { label: messages.assigned, names: assigneeNames },
      from: messages.from,
      to: messages.to,
    },
  });
  const { selection } = list;
  return (
    <>
      <PageHeader
        title={text(messages.alarms)}
        context={text(messages.context, { company: profile?.op.companyName ?? '' })}
        actions={
          <>
            <ColumnMenu list={list} />
            <ExportList
              of={list}
              list="listAlarms"
              operation="exportAlarms"
              name="alarms"
              asked={alarmRequest(props.search)}
            />
          </>
        }
      />
      <Tabs
        label={text(messages.tabs)}
        value={props.search.state ?? 'open'}
        tabs={alarmTabs.map((value) => ({ value, label: text(tabNames[value]) }))}
        onChange={(state) => list.change({ state: state === 'open' ? undefined : state })}
      >
        <ResourceList
          list={list}
          caption={text(messages.alarms)}
          empty={<NoRows icon={BellRing} title={messages.noAlarms} help={messages.noAlarmsHelp} />}
          selectionBar={
            <SelectionBar
              selection={selection}
              matching={{
                found: list.answer.data?.pagination,
                actions: (
                  <Button blocked={blocked} onClick={() => setAll(true)}>
                    {text(actionMessages.acknowledgeMatching)}
                  </Button>
                ),
              }}
            >
              <Button blocked={blocked} onClick={() => setSeveral(selection.rows)}>
                {text(actionMessages.acknowledgeSeveral, { count: selection.rows.length })}
              </Button>
            </SelectionBar>
          }
          actions={(alarm) => (
            <AlarmMenu alarm={alarm} onAction={(action) => setPending({ action, alarm })} />
          )}
        >
          <FilterBar>
            <Keyword name="endpointId" className="flex-1 basis-36" />
            <Keyword name="company" className="flex-1 basis-36" />
            <Choice name="severity" />
            <Choice name="metric" />
            <Choice name="ruleId" />
            <Choice name="model" />
            <Choice name="assignee" />
            <Day name="from" />
            <Day name="to" />
          </FilterBar>
        </ResourceList>
      </Tabs>
      {pending ? <AlarmDialog {...pending} onClose={() => setPending(null)} /> : null}
      {isAll ? (
        <AcknowledgeMatchingDialog
          match={matchOf(props.search)}
          onClose={() => setAll(false)}
          onDone={() => {
            setAll(false);
            selection.clear();
          }}
        />
      ) : null}
      {several.length > 0 ? (
        <AcknowledgeSeveralDialog
          alarms={several}
          onClose={() => setSeveral([])}
          onDone={() => {
            setSeveral([]);
            selection.clear();
          }}
        />
      ) : null}
    </>
  );
}

function AlarmMenu({ alarm, onAction }: { alarm: Alarm; onAction: (action: AlarmAction) => void }) {
  const text = useText();
  const actions = useAlarmActions(alarm);
  return (
    <RowMenu label={text(messages.actionsFor, { name: nameOf(alarm) })}>
      {actions.map(({ action, label, blocked }) => (
        <MenuItem key={action} blocked={blocked} onSelect={() => onAction(action)}>
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      <AlarmLinks alarm={alarm} offlineFor={offlineLevelOf(alarm)} />
    </RowMenu>
  );
}

/** Returns the minutes offline at which the alarm has its level; null: it measures something else. */
const offlineLevelOf = ({ metric, severity, warning, critical }: Alarm) =>
  metric === 'offline' ? (severity === 'critical' ? critical : warning) : null;
