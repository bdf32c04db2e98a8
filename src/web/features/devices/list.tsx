import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, EllipsisVertical, Router, Search, X } from 'lucide-react';
import { useState } from 'react';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ColumnMenu, useHiddenColumns } from '#web/resource/column-menu.tsx';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import { ChoiceFilter, TypedFilter } from '#web/resource/filters.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import { type How, useListState } from '#web/resource/list-search.ts';
import { messages as resourceMessages } from '#web/resource/messages.ts';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { useResourceTable } from '#web/resource/use-resource-table.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { messages as actionMessages } from './action-messages.ts';
import { useDeviceColumns } from './columns.tsx';
import {
  actionEntries,
  type DeviceAction,
  deviceActions,
  isSetTop,
  type PendingAction,
  setTopActions,
  useBlockedReason,
} from './device-actions.ts';
import { messages } from './messages.ts';
import {
  activeTypes,
  askForFile,
  type Device,
  type DeviceSearch,
  deviceCountsQuery,
  devicePageQuery,
  deviceSearch,
  nameOf,
} from './queries.ts';

const noRows: Device[] = [];
const tabLabels = {
  all: messages.tabAll,
  active: messages.tabActive,
  inven: messages.tabInven,
  request: messages.tabRequest,
};
const tabCounts = {
  all: 'allCount',
  active: 'activeCount',
  inven: 'invenCount',
  request: 'requestCount',
} as const;

const activation = { Activated: messages.activated, Deactivated: messages.deactivated };

interface DeviceListProps {
  search: DeviceSearch;
  onSearch: (next: DeviceSearch, how?: How) => void;
}

export function DeviceList({ search, onSearch }: DeviceListProps) {
  const text = useText();
  const profile = useProfile();
  const devices = useQuery(devicePageQuery(search));
  const counts = useQuery(deviceCountsQuery);
  const [selected, setSelected] = useState<Record<string, Device>>({});
  const [pending, setPending] = useState<PendingAction | null>(null);
  const [hidden, setHidden] = useHiddenColumns('devices');
  const exportBlocked = useBlocked('exportDevices');

  const rows = devices.data?.data ?? noRows;
  const chosen = Object.values(selected).map(
    (device) => rows.find((row) => row.endpointId === device.endpointId) ?? device,
  );
  const table = useResourceTable({
    columns: useDeviceColumns((counts.data?.operatorCount ?? 1) > 1),
    rows,
    rowId: (device) => device.endpointId,
    selected: Object.fromEntries(Object.keys(selected).map((id) => [id, true])),
    onSelected: (next) => {
      const known = new Map([...chosen, ...rows].map((device) => [device.endpointId, device]));
      const kept = Object.keys(next).flatMap((id) => (next[id] ? (known.get(id) ?? []) : []));
      setSelected(Object.fromEntries(kept.map((device) => [device.endpointId, device])));
    },
    hidden,
  });

  const list = useListState(deviceSearch, search, onSearch, {
    keyword: text(messages.filterKeyword),
    online: { label: text(messages.filterOnline), show: (value) => text(messages[value]) },
    lock: { label: text(messages.filterLock), show: (value) => text(messages[value]) },
    active: { label: text(messages.filterActive), show: (value) => text(activation[value]) },
    model: text(messages.filterModel),
  });
  const filters = (
    <div className="flex flex-wrap items-center gap-2">
      <TypedFilter
        label={text(messages.keyword)}
        hint={text(messages.keywordHint)}
        icon={<Search className="absolute top-2.5 left-3 size-4 text-muted" aria-hidden />}
        value={search.keyword ?? ''}
        onChange={(keyword) => list.change({ keyword })}
        className="basis-full md:flex-1 md:basis-64"
      />
      <ChoiceFilter
        label={text(messages.filterOnline)}
        value={search.online}
        choices={[
          { value: 'online', label: text(messages.online) },
          { value: 'offline', label: text(messages.offline) },
        ]}
        onChange={(online) => list.change({ online })}
      />
      <ChoiceFilter
        label={text(messages.filterLock)}
        value={search.lock}
        choices={[
          { value: 'locked', label: text(messages.locked) },
          { value: 'unlocked', label: text(messages.unlocked) },
        ]}
        onChange={(lock) => list.change({ lock })}
      />
      <ChoiceFilter
        label={text(messages.filterActive)}
        value={search.active}
        choices={[
          { value: 'Activated', label: text(messages.activated) },
          { value: 'Deactivated', label: text(messages.deactivated) },
        ]}
        onChange={(active) => list.change({ active })}
      />
      <ChoiceFilter
        label={text(messages.filterModel)}
        value={search.model}
        choices={(profile?.models ?? []).map(({ modelName }) => ({ value: modelName, label: modelName }))}
        onChange={(model) => list.change({ model })}
      />
    </div>
  );
  const empty = (
    <EmptyState icon={<Router className="size-5" aria-hidden />} title={text(messages.emptyTitle)}>
      {text(messages.emptyHelp)}
    </EmptyState>
  );

  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context, { company: profile?.op.companyName ?? '' })}
        actions={
          <>
            <ColumnMenu table={table} hidden={hidden} onHidden={setHidden} />
            <ExportMenu name="devices" blocked={exportBlocked} ask={(as) => askForFile(search, as)} />
          </>
        }
      />
      <Tabs
        label={text(messages.tabs)}
        value={search.type ?? 'all'}
        tabs={activeTypes.map((value) => ({
          value,
          label: text(tabLabels[value]),
          count: counts.data?.[tabCounts[value]],
        }))}
        onChange={(type) => list.change({ type })}
      >
        <ResourceList
          answer={devices}
          table={table}
          caption={text(messages.title)}
          nameOf={nameOf}
          {...list}
          filters={filters}
          empty={empty}
          selectionBar={
            <SelectionBar
              devices={chosen}
              onAction={(action) => setPending({ action, devices: chosen })}
              onClear={() => setSelected({})}
            />
          }
          actions={(device) => (
            <RowMenu device={device} onAction={(action) => setPending({ action, devices: [device] })} />
          )}
        />
      </Tabs>
      {pending ? (
        <ActionDialog pending={pending} onClose={() => setPending(null)} onDone={() => setSelected({})} />
      ) : null}
    </>
  );
}

function SelectionBar(props: {
  devices: readonly Device[];
  onAction: (action: DeviceAction) => void;
  onClear: () => void;
}) {
  const text = useText();
  const blockedReason = useBlockedReason();
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-2 border-b border-stroke px-3 max-md:py-1.5">
      <IconButton
        label={text(resourceMessages.clearSelection)}
        icon={<X className="size-4" />}
        onClick={props.onClear}
        className="-ml-2 size-7"
      />
      <p role="status" className="pr-2 text-dense font-medium">
        {text(resourceMessages.selectedCount, { count: props.devices.length })}
      </p>
      {deviceActions.map((action) => (
        <Button
          key={action}
          size="small"
          blocked={blockedReason(action, props.devices)}
          onClick={() => props.onAction(action)}
          className={actionEntries[action].danger ? 'text-danger' : undefined}
        >
          {text(actionEntries[action].label)}
        </Button>
      ))}
      {props.devices.some(isSetTop) ? (
        <Menu
          trigger={
            <Button size="small" icon={<ChevronDown className="size-3.5" aria-hidden />}>
              {text(actionMessages.setTop)}
            </Button>
          }
        >
          {setTopActions.map((action) => (
            <MenuItem
              key={action}
              blocked={blockedReason(action, props.devices)}
              onSelect={() => props.onAction(action)}
            >
              {text(actionEntries[action].label)}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
    </div>
  );
}

function RowMenu(props: { device: Device; onAction: (action: DeviceAction) => void }) {
  const text = useText();
  const navigate = useNavigate();
  const blockedReason = useBlockedReason();
  const { endpointId } = props.device;
  const open = (tab: 'diagnostics' | 'history') =>
    void navigate({ to: '/device/deviceDetail/$endpointId', params: { endpointId }, search: { tab } });
  const label = text(messages.rowActions, { name: nameOf(props.device) });
  return (
    <Menu trigger={<IconButton label={label} icon={<EllipsisVertical className="size-4" />} />}>
      <MenuItem
        onSelect={() => void navigate({ to: '/device/deviceInfo/$endpointId', params: { endpointId } })}
      >
        {text(messages.openInfo)}
      </MenuItem>
      <MenuItem onSelect={() => open('diagnostics')}>{text(messages.openDiagnostics)}</MenuItem>
      <MenuItem onSelect={() => open('history')}>{text(messages.openHistory)}</MenuItem>
      <MenuSeparator />
      {[...(isSetTop(props.device) ? setTopActions : []), ...deviceActions].map((action) => (
        <MenuItem
          key={action}
          danger={actionEntries[action].danger}
          blocked={blockedReason(action, [props.device])}
          onSelect={() => props.onAction(action)}
        >
          {text(actionEntries[action].label)}
        </MenuItem>
      ))}
    </Menu>
  );
}
