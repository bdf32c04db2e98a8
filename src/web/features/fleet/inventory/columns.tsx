import { DeviceLink } from '#web/entities/links.tsx';
import { OnlineBadge, StatusBadge } from '#web/features/devices/device/device-badges.tsx';
import { messages as deviceMessages } from '#web/features/devices/device/messages.ts';
import { type Device, nameOf } from '#web/features/devices/device/queries.ts';
import { type Columns, columnsOf } from '#web/resource/columns.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { messages as groupMessages } from '../groups/messages.ts';
import { messages } from './messages.ts';

const column = columnsOf<Device>();

const device = column.cell(
  deviceMessages.columnDevice,
  (row: Device) => (
    <span className="flex min-w-0 flex-col">
      <DeviceLink endpointId={row.endpointId} className={`truncate font-medium ${linkLook}`}>
        {nameOf(row)}
      </DeviceLink>
      <span className="truncate font-mono text-caption text-secondary max-md:hidden" title={row.endpointId}>
        {row.endpointId}
      </span>
    </span>
  ),
  { sortBy: 'deviceName', onCard: 'title', fixed: true },
);
const model = column.text(deviceMessages.model, (row) => row.modelName, {
  sortBy: 'modelName',
  onCard: 'line',
});
const serial = column.text(deviceMessages.columnSerial, (row) => row.deviceSn, {
  mono: true,
  onCard: 'line',
});
const mac = column.text(deviceMessages.columnMac, (row) => row.macAddr, {
  mono: true,
  sortBy: 'macAddr',
  hiddenAtFirst: true,
});
const online = column.cell(
  deviceMessages.connection,
  (row) => <OnlineBadge online={row.online} accessTime={row.accessTime} inTable />,
  {
    width: 'w-36',
  },
);

/** Columns for the lifecycle of devices, their customers and places. */
export const inventoryColumns: Columns<Device> = {
  device,
  status: column.cell(deviceMessages.columnStatus, (row) => <StatusBadge status={row.deviceStatus} />, {
    sortBy: 'deviceStatus',
    width: 'w-28',
    onCard: 'badge',
  }),
  model,
  serial,
  mac,
  company: column.text(deviceMessages.columnCompany, (row) => row.companyName, { onCard: 'line' }),
  customer: column.text(deviceMessages.columnCustomer, (row) => row.customerId, { sortBy: 'customerId' }),
  retailer: column.text(messages.retailer, (row) => row.retailer, { hiddenAtFirst: true }),
  address: column.text(
    messages.address,
    (row) => [row.address, row.zipCode, row.city].filter(Boolean).join(', '),
    { hiddenAtFirst: true },
  ),
  groups: column.text(groupMessages.groups, (row) => row.groupName ?? null, { hiddenAtFirst: true }),
  room: column.text(groupMessages.room, (row) => row.roomName ?? null, { hiddenAtFirst: true }),
  online,
  requested: column.time(messages.columnRequested, (row) => row.activeReqTime, { hiddenAtFirst: true }),
  created: column.time(deviceMessages.columnCreated, (row) => row.createTime, { sortBy: 'createTime' }),
};

/** Those that wait, with the time of the request. */
export const activationColumns: Columns<Device> = {
  ...inventoryColumns,
  requested: column.time(messages.columnRequested, (row) => row.activeReqTime),
  created: column.time(deviceMessages.columnCreated, (row) => row.createTime, {
    sortBy: 'createTime',
    hiddenAtFirst: true,
  }),
};

export const unregisteredColumns: Columns<Device> = {
  device,
  online,
  model,
  serial,
  from: column.text(messages.columnFrom, (row) => row.locationIp, { mono: true, onCard: 'line' }),
  sameNumber: column.text(
    messages.sameNumber,
    ({ sameNumberAs: owner }) => (owner ? `${owner.endpointId}, ${owner.companyName}` : null),
    { onCard: 'line' },
  ),
  found: column.time(messages.columnFound, (row) => row.createTime, { sortBy: 'createTime' }),
  access: column.time(deviceMessages.columnAccess, (row) => row.accessTime, { sortBy: 'accessTime' }),
};
