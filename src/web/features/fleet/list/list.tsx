import { useQuery } from '@tanstack/react-query';
import { Router, Search } from 'lucide-react';
import { useState } from 'react';
import { messages as offlineMessages, spanText } from '#web/entities/device/offline-for.ts';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { ActionDialog } from '#web/features/devices/device/action-dialog.tsx';
import type { PendingAction } from '#web/features/devices/device/device-actions.ts';
import { useMatchName } from '#web/features/devices/device/matching.ts';
import { messages } from '#web/features/devices/device/messages.ts';
import {
  activeTypes,
  type Device,
  type DeviceSearch,
  deviceCountsQuery,
  devicePageQuery,
  deviceSearch,
  listRequest,
  nameOf,
  orderOf,
} from '#web/features/devices/device/queries.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ColumnMenu } from '#web/resource/column-menu.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { PageLink } from '#web/resource/page-link.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { SelectionBar } from '#web/resource/selection.tsx';
import { useList } from '#web/resource/use-list.ts';
import { linkLook } from '#web/ui/classes.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { PlanButton } from '../firmware/plan-button.tsx';
import { LazyUpgradeSheet, UpgradeButton } from '../firmware/upgrade-button.tsx';
import { AddToGroup } from '../groups/add-to-group.tsx';
import { FilterMenu } from '../groups/filter-menu.tsx';
import { messages as groupMessages } from '../groups/messages.ts';
import { useGroupFilter, useRoomFilter } from '../groups/queries.ts';
import { SaveFilter } from '../groups/save-filter.tsx';
import type { PendingMove } from '../inventory/move-dialog.tsx';
import { deviceColumns } from './columns.tsx';
import { MatchingActions } from './matching-actions.tsx';
import { OfflineFor } from './offline-for.tsx';
import { DeviceMenu } from './row-menu.tsx';
import { SelectedActions } from './selected-actions.tsx';

// A list is read more often than its devices are moved.
const MoveDialog = lazyPart(
  async () => ({ default: (await import('../inventory/move-dialog.tsx')).MoveDialog }),
  null,
);
const { Keyword, Choice } = filtersOf(deviceSearch);
const onlineNames = { online: messages.online, offline: messages.offline, never: messages.neverConnected };
const lockNames = { locked: messages.locked, unlocked: messages.unlocked };
const alarmNames = { open: messages.alarmsOpen, critical: messages.alarmsCritical };
const casNames = { activated: messages.casActivated, deactivated: messages.casDeactivated };
const activeNames = { Activated: messages.activated, Deactivated: messages.deactivated };
const tabs = {
  all: { label: messages.tabAll, count: 'allCount' },
  active: { label: messages.tabActive, count: 'activeCount' },
  inven: { label: messages.inventory, count: 'invenCount' },
  request: { label: messages.requested, count: 'requestCount' },
} as const;

export function DeviceList(props: ListProps<DeviceSearch>) {
  const text = useText();
  const profile = useProfile();
  const counts = useQuery(deviceCountsQuery).data;
  const models = (profile?.models ?? []).map(({ modelName }) => ({ value: modelName, label: modelName }));
  const groups = useGroupFilter();
  const matchName = useMatchName();
  const rooms = useRoomFilter();
  const list = useList(
    { ...deviceSearch, order: orderOf(props.search) },
    {
      ...props,
      query: devicePageQuery(props.search),
      columns:
        deviceColumns[(counts?.operatorCount ?? 1) > 1 ? 'severalOperators' : 'oneOperator'][
          props.search.alarms ? 'withAlarms' : 'all'
        ],
      rowId: ({ endpointId }) => endpointId,
      settings: 'devices',
      selectable: nameOf,
      filters: {
        keyword: { label: messages.keyword, hint: messages.keywordHint, chip: messages.filterKeyword },
        online: { label: messages.connection, names: onlineNames },
        offlineFor: { label: offlineMessages.label, show: (minutes) => spanText(text, Number(minutes)) },
        lock: { label: messages.filterLock, names: lockNames },
        active: { label: messages.activation, names: activeNames },
        model: { label: messages.model, choices: models },
        alarms: { label: messages.alarms, names: alarmNames },
        cas: { label: messages.filterCas, names: casNames },
        group: { label: groupMessages.name, choices: groups },
        room: { label: groupMessages.room, choices: rooms },
        outage: {
          label: messages.filterOutage,
          choices: props.search.outage
            ? [{ value: props.search.outage, label: text(messages.outageDevices) }]
            : [],
        },
      },
    },
  );
  const { selection } = list;
  const { activeType, keyword, filters } = listRequest(props.search);
  const match = {
    name: matchName(text(tabs[props.search.type ?? 'all'].label), list.chips),
    activeType,
    filters,
    ...(keyword === undefined ? {} : { keyword }),
  };
  const [pending, setPending] = useState<PendingAction | null>(null);
  const [upgrading, setUpgrading] = useState<Device | null>(null);
  const [moving, setMoving] = useState<PendingMove | null>(null);
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context, { company: profile?.op.companyName ?? '' })}
        actions={
          <>
            <ColumnMenu list={list} />
            <ExportList
              of={list}
              list="getDevicePageList"
              operation="exportDevices"
              name="devices"
              asked={listRequest(props.search)}
            />
          </>
        }
      />
      <Tabs
        label={text(messages.tabs)}
        value={props.search.type ?? 'all'}
        tabs={activeTypes.map((value) => ({
          value,
          label: text(tabs[value].label),
          count: counts?.[tabs[value].count],
        }))}
        onChange={(type) => list.change({ type })}
      >
        <ResourceList
          list={list}
          caption={text(messages.title)}
          empty={<NoDevices unregistered={counts?.unregisteredCount ?? 0} />}
          selectionBar={
            <SelectionBar
              selection={selection}
              matching={{
                found: list.answer.data?.pagination,
                actions: <MatchingActions match={match} onDone={selection.clear} />,
              }}
            >
              <SelectedActions
                devices={selection.rows}
                onAction={(action) => setPending({ action, devices: [...selection.rows] })}
              />
              <UpgradeButton devices={selection.rows} onDone={selection.clear} />
              <PlanButton devices={selection.rows} />
              <AddToGroup devices={selection.rows} onDone={selection.clear} />
            </SelectionBar>
          }
          actions={(device) => (
            <DeviceMenu
              device={device}
              onAction={(action) => setPending({ action, devices: [device] })}
              onMove={(move) => setMoving({ move, devices: [device] })}
              onUpgrade={() => setUpgrading(device)}
            />
          )}
        >
          <FilterBar>
            <Keyword
              icon={<Search className="absolute top-2.5 left-3 size-4 text-muted" aria-hidden />}
              className="basis-full md:flex-1 md:basis-64"
            />
            <Choice name="online" />
            <OfflineFor
              value={props.search.offlineFor}
              onChange={(offlineFor) => list.change({ offlineFor })}
            />
            <Choice name="lock" />
            <Choice name="active" />
            <Choice name="model" />
            <Choice name="alarms" />
            {props.search.cas !== undefined ||
            (profile?.models ?? []).some(({ prodClass }) => prodClass === 'STB') ? (
              <Choice name="cas" />
            ) : null}
            {groups.length > 0 ? <Choice name="group" /> : null}
            {rooms.length > 0 ? <Choice name="room" /> : null}
            <FilterMenu />
            {list.filtered && props.search.outage === undefined ? <SaveFilter search={props.search} /> : null}
          </FilterBar>
        </ResourceList>
      </Tabs>
      {upgrading ? <LazyUpgradeSheet devices={[upgrading]} onClose={() => setUpgrading(null)} /> : null}
      {moving ? (
        <MoveDialog pending={moving} onClose={() => setMoving(null)} onDone={selection.clear} />
      ) : null}
      {pending ? (
        <ActionDialog pending={pending} onClose={() => setPending(null)} onDone={selection.clear} />
      ) : null}
    </>
  );
}

/** A list without devices: one that connected, and was not registered, waits in another list. */
function NoDevices({ unregistered }: { unregistered: number }) {
  const text = useText();
  return (
    <EmptyState
      icon={<Router className="size-5" aria-hidden />}
      title={text(messages.emptyTitle)}
      action={
        unregistered > 0 ? (
          <PageLink to="/management/unregistereddevice/unregisteredDeviceListPage" className={linkLook}>
            {text(messages.toUnregistered)}
          </PageLink>
        ) : undefined
      }
    >
      {unregistered > 0
        ? text(messages.emptyUnregistered, { count: unregistered })
        : text(messages.emptyHelp)}
    </EmptyState>
  );
}
