import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { CreateButton } from '#web/resource/create-button.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { useList } from '#web/resource/use-list.ts';
import { useRowEditing } from '#web/resource/use-row-editing.ts';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { InheritedRules } from './inherited-rules.tsx';
import { ruleMetricNames } from './measured.ts';
import { alarmKeys, thresholdsQuery } from './queries.ts';
import { ruleColumns } from './rule-columns.tsx';
import { changeOf } from './rule-form.ts';
import { ruleMessages as messages } from './rule-messages.ts';
import {
  type AlarmRule,
  type RuleSearch,
  ruleKeys,
  ruleRequest,
  ruleSearch,
  rulesQuery,
} from './rule-queries.ts';
import { RuleSheet } from './rule-sheet.tsx';
import { ThresholdTable } from './threshold-table.tsx';
import { ThresholdsButton } from './thresholds-sheet.tsx';

const idOf = ({ ruleId }: AlarmRule) => ruleId;
const { Keyword, Choice } = filtersOf(ruleSearch);

/** Rules of the organisation and those below it, and the thresholds that are built in. */
export function AlarmRules(props: ListProps<RuleSearch>) {
  const text = useText();
  const navigate = useNavigate();
  const profile = useProfile();
  const list = useList(ruleSearch, {
    ...props,
    query: rulesQuery(props.search),
    columns: ruleColumns,
    rowId: idOf,
    filters: {
      keyword: messages.name,
      metric: { label: messages.measure, names: ruleMetricNames },
      enabled: { label: messages.state, names: { on: messages.on, off: messages.off } },
    },
  });
  const editing = useRowEditing('alarm rule', list.rows, idOf);
  const [switching, setSwitching] = useState<AlarmRule | null>(null);
  const updateBlocked = useBlocked('updateAlarmRule');
  const invalidates = [ruleKeys, alarmKeys];
  const change = useCommand('updateAlarmRule', {
    invalidates,
    success: messages.switched,
    conflict: messages.conflict,
    onSuccess: () => setSwitching(null),
  });
  const remove = useCommand('deleteAlarmRule', {
    invalidates,
    failure: 'inPlace',
    success: messages.deleted,
    onSuccess: () => editing.setDeleting(null),
  });
  const createButton = (
    <CreateButton operation="createAlarmRule" onClick={editing.create}>
      {text(messages.create)}
    </CreateButton>
  );
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context, { company: profile?.op.companyName ?? '' })}
        actions={
          <>
            <ThresholdsButton />
            {createButton}
          </>
        }
      />
      <ResourceList
        list={list}
        caption={text(messages.title)}
        empty={
          <NoRows
            icon={SlidersHorizontal}
            title={messages.none}
            help={messages.noneHelp}
            action={createButton}
          />
        }
        actions={(rule) => (
          <RowMenu label={text(messages.rowActions, { name: rule.ruleName })}>
            <MenuItem
              onSelect={() =>
                void navigate({ to: '/management/alarms', search: { ruleId: rule.ruleId, state: 'all' } })
              }
            >
              {text(messages.viewAlarms)}
            </MenuItem>
            <MenuSeparator />
            <MenuItem blocked={updateBlocked} onSelect={() => editing.edit(rule)}>
              {text(messages.edit)}
            </MenuItem>
            <MenuItem
              blocked={updateBlocked}
              onSelect={() => (rule.enabled ? setSwitching(rule) : void change.run(switchedOf(rule)))}
            >
              {text(rule.enabled ? messages.switchOff : messages.switchOn)}
            </MenuItem>
            <MenuItem danger blocked={remove.blocked} onSelect={() => editing.setDeleting(rule)}>
              {text(messages.delete)}
            </MenuItem>
          </RowMenu>
        )}
      >
        <FilterBar>
          <Keyword />
          <Choice name="metric" />
          <Choice name="enabled" />
          <ExportList of={list} list="listAlarmRules" name="alarm-rules" asked={ruleRequest(props.search)} />
        </FilterBar>
      </ResourceList>
      <InheritedRules />
      <BuiltIn />
      {editing.isOpen ? <RuleSheet rule={editing.row} onClose={editing.close} /> : null}
      <ConfirmCommand
        command={change}
        input={switching && switchedOf(switching)}
        title={text(messages.switchOffTitle, { name: switching?.ruleName ?? '' })}
        body={text(messages.switchOffHelp, { count: switching?.openAlarms ?? 0 })}
        verb={text(messages.switchOff)}
        danger
        onClose={() => setSwitching(null)}
      />
      <ConfirmCommand
        command={remove}
        input={editing.deleting && { path: { ruleId: editing.deleting.ruleId } }}
        title={text(messages.deleteTitle, { name: editing.deleting?.ruleName ?? '' })}
        body={text(messages.deleteHelp)}
        verb={text(messages.delete)}
        danger
        onClose={() => editing.setDeleting(null)}
      />
    </>
  );
}

/** Returns the call that switches a rule on or off. */
function switchedOf(rule: AlarmRule) {
  const body = changeOf(rule, { ruleName: rule.ruleName, enabled: !rule.enabled });
  return { path: { ruleId: rule.ruleId }, body: { ...body, modifyTime: rule.modifyTime } };
}

/** The thresholds of the sampled values, which every organisation has. */
function BuiltIn() {
  const text = useText();
  const thresholds = useQuery(thresholdsQuery).data;
  if (!thresholds) return null;
  return (
    <section className="mt-6 flex flex-col gap-2">
      <h2 className="font-medium text-body">{text(messages.ofThresholds)}</h2>
      <p className="text-dense text-secondary">{text(messages.ofThresholdsHelp)}</p>
      <ThresholdTable thresholds={thresholds} />
    </section>
  );
}
