import { Radar } from 'lucide-react';
import { useState } from 'react';
import { ActionDialog } from '#web/features/devices/device/action-dialog.tsx';
import {
  actionEntries,
  type PendingAction,
  useBlockedReason,
} from '#web/features/devices/device/device-actions.ts';
import { messages as deviceMessages } from '#web/features/devices/device/messages.ts';
import { type Device, nameOf } from '#web/features/devices/device/queries.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { SelectionBar } from '#web/resource/selection.tsx';
import { useList } from '#web/resource/use-list.ts';
import { Button } from '#web/ui/button.tsx';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { unregisteredColumns } from './columns.tsx';
import { DecisionDialog, type PendingDecision } from './decision-dialog.tsx';
import { type Decision, decisionEntries, decisionsOf, useDecisionBlocked } from './decisions.ts';
import { messages } from './messages.ts';
import {
  askForUnregistered,
  type UnregisteredSearch,
  unregisteredQuery,
  unregisteredSearch,
} from './queries.ts';

const { Keyword, Choice } = filtersOf(unregisteredSearch);
const onlineNames = { online: deviceMessages.online, offline: deviceMessages.offline };
/** TN-195, TN-282. */
const locks = ['Lock', 'Unlock'] as const;
const tabs = [
  { value: 'no', label: messages.tabWaiting },
  { value: 'ignored', label: messages.tabIgnored },
  { value: 'blocked', label: messages.tabBlocked },
] as const;

/** Devices that connected without an import, and what becomes of them (RT-027). */
export function UnregisteredList(props: ListProps<UnregisteredSearch>) {
  const text = useText();
  const models = (useProfile()?.models ?? []).map(({ modelName }) => ({
    value: modelName,
    label: modelName,
  }));
  const blocked = useDecisionBlocked();
  const [pending, setPending] = useState<PendingDecision | null>(null);
  const lockBlocked = useBlockedReason();
  const [locking, setLocking] = useState<PendingAction | null>(null);
  const list = useList(unregisteredSearch, {
    ...props,
    query: unregisteredQuery(props.search),
    columns: unregisteredColumns,
    rowId: ({ endpointId }) => endpointId,
    selectable: nameOf,
    filters: {
      keyword: {
        label: deviceMessages.keyword,
        hint: deviceMessages.keywordHint,
        chip: deviceMessages.filterKeyword,
      },
      online: { label: deviceMessages.connection, names: onlineNames },
      model: { label: deviceMessages.model, choices: models },
    },
  });
  const { selection } = list;
  const shownColumns = list.table.getVisibleLeafColumns().map(({ id }) => id);
  const { tab = 'no' } = props.search;
  const open = (decision: Decision, devices: readonly Device[]) => setPending({ decision, devices });
  return (
    <>
      <PageHeader title={text(messages.unregisteredTitle)} context={text(messages.unregisteredContext)} />
      <Tabs
        label={text(messages.lists)}
        value={tab}
        tabs={tabs.map(({ value, label }) => ({
          value,
          label: text(label),
          count: value === tab ? list.answer.data?.pagination.totalRecords : undefined,
        }))}
        onChange={(value) => props.onSearch({ tab: value === 'no' ? undefined : value })}
      >
        <ResourceList
          list={list}
          caption={text(messages.unregisteredTitle)}
          empty={
            <NoRows icon={Radar} title={messages.noneUnregistered} help={messages.noneUnregisteredHelp} />
          }
          selectionBar={
            <SelectionBar selection={selection}>
              {decisionsOf(tab).map((decision) => (
                <Button
                  key={decision}
                  size="small"
                  blocked={blocked(decision)}
                  className={decisionEntries[decision].danger ? 'text-danger' : undefined}
                  onClick={() => open(decision, [...selection.rows])}
                >
                  {text(decisionEntries[decision].label)}
                </Button>
              ))}
              {locks.map((action) => (
                <Button
                  key={action}
                  size="small"
                  blocked={lockBlocked(action, selection.rows)}
                  onClick={() => setLocking({ action, devices: [...selection.rows] })}
                >
                  {text(actionEntries[action].label)}
                </Button>
              ))}
            </SelectionBar>
          }
          actions={(device) => (
            <span className="inline-flex items-center gap-1 whitespace-nowrap">
              {tab === 'blocked' ? null : (
                <Button
                  size="small"
                  blocked={blocked('register')}
                  aria-label={text(messages.registerNamed, { name: nameOf(device) })}
                  onClick={() => open('register', [device])}
                >
                  {text(messages.register)}
                </Button>
              )}
              <RowMenu label={text(messages.rowActions, { name: nameOf(device) })}>
                {device.sameNumberAs && tab !== 'blocked' ? (
                  <MenuItem
                    blocked={
                      blocked('registerAsImported') ??
                      (device.sameNumberAs.connectedOnce ? text(messages.importedConnected) : null)
                    }
                    onSelect={() => open('registerAsImported', [device])}
                  >
                    {text(decisionEntries.registerAsImported.label)}
                  </MenuItem>
                ) : null}
                {decisionsOf(tab).map((decision) => (
                  <MenuItem
                    key={decision}
                    danger={decisionEntries[decision].danger ?? false}
                    blocked={blocked(decision)}
                    onSelect={() => open(decision, [device])}
                  >
                    {text(decisionEntries[decision].label)}
                  </MenuItem>
                ))}
                <MenuSeparator />
                {locks.map((action) => (
                  <MenuItem
                    key={action}
                    blocked={lockBlocked(action, [device])}
                    onSelect={() => setLocking({ action, devices: [device] })}
                  >
                    {text(actionEntries[action].label)}
                  </MenuItem>
                ))}
              </RowMenu>
            </span>
          )}
        >
          <FilterBar>
            <Keyword className="basis-full md:flex-1 md:basis-64" />
            <Choice name="online" />
            <Choice name="model" />
            <ExportMenu
              name="unregistered-devices"
              operation="exportUnregistered"
              ask={(as) => askForUnregistered(props.search, { columns: shownColumns, as })}
            />
          </FilterBar>
        </ResourceList>
      </Tabs>
      {locking ? (
        <ActionDialog pending={locking} onClose={() => setLocking(null)} onDone={selection.clear} />
      ) : null}
      {pending ? (
        <DecisionDialog pending={pending} onClose={() => setPending(null)} onDone={selection.clear} />
      ) : null}
    </>
  );
}
