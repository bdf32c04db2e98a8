import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MapPinned } from 'lucide-react';
import { useEffect } from 'react';
import { formatText } from '#domain/display.ts';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { DeviceLink } from '#web/entities/links.tsx';
import { OnlineBadge, StatusBadge } from '#web/features/devices/device/device-badges.tsx';
import { MapLink } from '#web/features/devices/device/map-link.tsx';
import { messages as deviceMessages } from '#web/features/devices/device/messages.ts';
import { deviceKeys, nameOf } from '#web/features/devices/device/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { type Columns, columnsOf } from '#web/resource/columns.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { useList } from '#web/resource/use-list.ts';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { AreaSheet } from './area-sheet.tsx';
import { messages } from './messages.ts';
import {
  type OutsidePage,
  type OutsideSearch,
  outsideProvincesQuery,
  outsideQuery,
  outsideRequest,
  outsideSearch,
  serviceAreaQuery,
} from './queries.ts';

type Row = OutsidePage['data'][number];

const { Keyword, Choice } = filtersOf(outsideSearch);
const onlineNames = { online: deviceMessages.online, offline: deviceMessages.offline };
const joined = (...words: (string | null)[]) => words.filter(Boolean).join(', ');

const column = columnsOf<Row>();
const columns: Columns<Row> = {
  device: column.cell(
    deviceMessages.columnDevice,
    (device) => (
      <span className="flex min-w-0 flex-col">
        <DeviceLink endpointId={device.endpointId} className={`truncate font-medium ${linkLook}`}>
          {nameOf(device)}
        </DeviceLink>
        <span className="truncate font-mono text-caption text-secondary max-md:hidden">
          {device.endpointId}
        </span>
      </span>
    ),
    { sortBy: 'deviceName', onCard: 'title', fixed: true },
  ),
  status: column.cell(
    deviceMessages.columnStatus,
    ({ deviceStatus }) => <StatusBadge status={deviceStatus} />,
    { width: 'w-28', onCard: 'badge' },
  ),
  online: column.cell(
    deviceMessages.connection,
    ({ online, accessTime }) => <OnlineBadge online={online} accessTime={accessTime} inTable />,
    { width: 'w-36' },
  ),
  company: column.text(deviceMessages.columnCompany, ({ companyName }) => companyName, { onCard: 'line' }),
  registered: column.cell(
    messages.columnRegisteredPlace,
    (device) => (
      <span className="flex max-w-52 min-w-0 flex-col">
        {formatText(joined(device.address, device.city, device.province))}
        <MapLink device={device} />
      </span>
    ),
    { onCard: 'line' },
  ),
  byAddress: column.text(
    messages.columnAddressPlace,
    ({ byAddress }) => (byAddress ? joined(byAddress.city, byAddress.region, byAddress.country) : null),
    { onCard: 'line' },
  ),
  address: column.text(messages.columnFrom, ({ locationIp }) => locationIp, { mono: true }),
  access: column.time(deviceMessages.columnAccess, ({ accessTime }) => accessTime, { sortBy: 'accessTime' }),
  // In the order that the list has by itself.
  created: column.time(deviceMessages.columnCreated, ({ createTime }) => createTime, {
    sortBy: 'createTime',
    hiddenAtFirst: true,
  }),
};

/** Devices that are not where their organisation serves; both places are beside each other (RT-026). */
export function OutsideList(props: ListProps<OutsideSearch>) {
  const text = useText();
  const provinces = useQuery(outsideProvincesQuery).data ?? [];
  const area = useQuery(serviceAreaQuery).data;
  const isChecking = area?.checking === true;
  const client = useQueryClient();
  useEffect(() => {
    if (!isChecking) return;
    // The list holds all of them only at the end.
    return () => void client.invalidateQueries({ queryKey: [...deviceKeys.pages, 'outside'] });
  }, [isChecking, client]);
  const blocked = useBlocked('setServiceArea');
  const [editing, setEditing] = useDraft('serviceArea');
  const list = useList(outsideSearch, {
    ...props,
    query: outsideQuery(props.search),
    columns,
    rowId: ({ endpointId }) => endpointId,
    filters: {
      keyword: {
        label: deviceMessages.keyword,
        hint: deviceMessages.keywordHint,
        chip: deviceMessages.filterKeyword,
      },
      online: { label: deviceMessages.connection, names: onlineNames },
      model: { label: deviceMessages.model, choices: [] },
      province: {
        label: messages.province,
        choices: provinces.map(({ provinceId, provinceName }) => ({
          value: provinceId,
          label: provinceName,
        })),
      },
    },
  });
  return (
    <>
      <PageHeader
        title={text(messages.outsideTitle)}
        context={
          isChecking
            ? text(messages.outsideChecking)
            : text(area?.setBy ? messages.outsideContext : messages.outsideDefault, {
                company: area?.setBy ?? '',
              })
        }
        actions={
          <Button blocked={blocked} onClick={() => setEditing('open')}>
            {text(messages.areaChange)}
          </Button>
        }
      />
      <ResourceList
        list={list}
        caption={text(messages.outsideTitle)}
        empty={
          <NoRows
            icon={MapPinned}
            title={isChecking ? messages.outsideChecking : messages.noneOutside}
            help={messages.noneOutsideHelp}
          />
        }
      >
        <FilterBar>
          <Keyword className="basis-full md:flex-1 md:basis-64" />
          <Choice name="online" />
          <Choice name="province" />
          <ExportList
            of={list}
            list="getOutsidePage"
            name="outside-devices"
            asked={outsideRequest(props.search)}
          />
        </FilterBar>
      </ResourceList>
      {editing && area ? <AreaSheet ring={area.ring} onClose={() => setEditing('')} /> : null}
    </>
  );
}
