import { useQuery } from '@tanstack/react-query';
import { Download, Router } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { operations } from '#api/operations.gen.ts';
import { useProfile } from '#web/http/profile.ts';
import { useMay } from '#web/http/use-may.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ColumnMenu } from '#web/resource/column-menu.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useHiddenColumns } from '#web/resource/use-hidden-columns.ts';
import { useResourceTable } from '#web/resource/use-resource-table.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { messages as actionMessages } from './action-messages.ts';
import { useDeviceColumns } from './columns.tsx';
import type { PendingAction } from './device-actions.ts';
import { useExport } from './export-csv.ts';
import { Filters, useFilterChips } from './filters.tsx';
import { messages } from './messages.ts';
import { type Device, deviceCountsQuery, devicePageQuery, nameOf, pageSize } from './queries.ts';
import { RowMenu } from './row-menu.tsx';
import { activeTypes, type DeviceSearch, isFiltered, readDeviceSearch, withoutFilters } from './search.ts';
import { SelectionBar } from './selection-bar.tsx';

const ActionDialog = lazy(() => import('./action-dialog.tsx'));

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

interface DeviceListProps {
  page: number;
  search: DeviceSearch;
  onGo: (page: number, search: DeviceSearch) => void;
}

export function DeviceList({ page, search, onGo }: DeviceListProps) {
  const text = useText();
  const may = useMay();
  const company = useProfile()?.op.companyName ?? '';
  const devices = useQuery(devicePageQuery(page, search));
  const counts = useQuery(deviceCountsQuery);
  const [selected, setSelected] = useState<Record<string, Device>>({});
  const [pending, setPending] = useState<PendingAction | null>(null);
  const [hidden, setHidden] = useHiddenColumns('devices');
  const exportCsv = useExport();

  const rows = devices.data?.data ?? noRows;
  const chosen = Object.values(selected).map(
    (device) => rows.find((row) => row.endpointId === device.endpointId) ?? device,
  );
  const table = useResourceTable({
    columns: useDeviceColumns(),
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

  const change = (part: Record<string, string | undefined>) =>
    onGo(1, readDeviceSearch({ ...search, ...part }));
  const clear = () => onGo(1, withoutFilters(search));
  const chips = useFilterChips({ search, onChange: change });
  const mayExport = operations.getDeviceExcelList.permission;

  const empty = (
    <EmptyState icon={<Router className="size-5" aria-hidden />} title={text(messages.emptyTitle)}>
      {text(messages.emptyHelp)}
    </EmptyState>
  );

  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context, { company })}
        actions={
          <>
            <ColumnMenu table={table} hidden={hidden} onHidden={setHidden} />
            <Button
              icon={<Download className="size-4" aria-hidden />}
              busy={exportCsv.isPending}
              blocked={may(mayExport) ? null : text(actionMessages.noPermission, { permission: mayExport })}
              onClick={() => exportCsv.mutate(search)}
            >
              {text(messages.export)}
            </Button>
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
        onChange={(type) => change({ type })}
      >
        <ResourceList
          answer={devices}
          table={table}
          caption={text(messages.title)}
          nameOf={nameOf}
          filters={<Filters search={search} onChange={change} />}
          chips={chips}
          filtered={isFiltered(search)}
          onClear={clear}
          empty={empty}
          order={{
            sorting: {
              sortBy: search.sort ?? 'createTime',
              desc: search.sort ? (search.desc ?? false) : true,
            },
            onSort: ({ sortBy, desc }) => onGo(1, readDeviceSearch({ ...search, sort: sortBy, desc })),
          }}
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
          page={page}
          pageSize={pageSize}
          onPage={(to) => onGo(to, search)}
        />
      </Tabs>
      {pending ? (
        <Suspense>
          <ActionDialog pending={pending} onClose={() => setPending(null)} onDone={() => setSelected({})} />
        </Suspense>
      ) : null}
    </>
  );
}
