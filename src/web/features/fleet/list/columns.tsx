import { DeviceLink } from '#web/entities/links.tsx';
import {
  AlarmsBadge,
  LockBadge,
  OnlineBadge,
  StatusBadge,
} from '#web/features/devices/device/device-badges.tsx';
import { messages } from '#web/features/devices/device/messages.ts';
import { type Device, nameOf } from '#web/features/devices/device/queries.ts';
import { type Columns, columnsOf } from '#web/resource/columns.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { middleTruncate } from '#web/ui/copyable-id.tsx';
import { messages as groupMessages } from '../groups/messages.ts';

function EndpointId({ of, className = '' }: { of: string; className?: string }) {
  return (
    <span className={`truncate font-mono ${className}`} title={of}>
      {middleTruncate(of, 26)}
    </span>
  );
}

const column = columnsOf<Device>();

const columnsWith = (severalOperators: boolean, withAlarms: boolean): Columns<Device> => ({
  device: column.cell(
    messages.columnDevice,
    (device) => (
      <span className="flex min-w-0 flex-col">
        <DeviceLink endpointId={device.endpointId} className={`truncate font-medium ${linkLook}`}>
          {nameOf(device)}
        </DeviceLink>
        <EndpointId of={device.endpointId} className="text-caption text-secondary max-md:hidden" />
      </span>
    ),
    { sortBy: 'deviceName', onCard: 'title', fixed: true },
  ),
  online: column.cell(
    messages.connection,
    ({ online, accessTime }) => <OnlineBadge online={online} accessTime={accessTime} inTable />,
    {
      onCard: 'badge',
      width: 'w-36',
    },
  ),
  lock: column.cell(messages.columnService, ({ uiLockEnable }) => <LockBadge locked={uiLockEnable} />, {
    onCard: 'badge',
    width: 'w-28',
  }),
  alarms: column.cell(messages.alarms, ({ alarms }) => <AlarmsBadge alarms={alarms} />, {
    onCard: 'badge',
    width: 'w-28',
    hiddenAtFirst: !withAlarms,
  }),
  status: column.cell(messages.columnStatus, ({ deviceStatus }) => <StatusBadge status={deviceStatus} />, {
    sortBy: 'deviceStatus',
    width: 'w-28',
    hiddenAtFirst: true,
  }),
  model: column.text(messages.model, ({ modelName }) => modelName, { sortBy: 'modelName' }),
  endpoint: column.cell(messages.columnEndpoint, ({ endpointId }) => <EndpointId of={endpointId} />, {
    sortBy: 'endpointId',
    onCard: 'line',
    hiddenAtFirst: true,
  }),
  mac: column.text(messages.columnMac, ({ macAddr }) => macAddr, {
    sortBy: 'macAddr',
    onCard: 'line',
    mono: true,
    // Beside the operator there is no room for it on a usual screen.
    hiddenAtFirst: severalOperators,
  }),
  serial: column.text(messages.columnSerial, ({ deviceSn }) => deviceSn, { mono: true, hiddenAtFirst: true }),
  firmware: column.text(messages.columnFirmware, ({ firmwareVersion }) => firmwareVersion, {
    sortBy: 'firmwareVersion',
    mono: true,
  }),
  customer: column.text(messages.columnCustomer, ({ customerId }) => customerId, { sortBy: 'customerId' }),
  city: column.text(messages.columnCity, ({ city }) => city, { hiddenAtFirst: true }),
  ...(severalOperators && {
    company: column.text(messages.columnCompany, ({ companyName }) => companyName, { onCard: 'line' }),
  }),
  groups: column.text(groupMessages.groups, ({ groupName }) => groupName ?? null, { hiddenAtFirst: true }),
  room: column.text(groupMessages.room, ({ roomName }) => roomName ?? null, { hiddenAtFirst: true }),
  activation: column.word(
    messages.activation,
    ({ activeFlag }) => (activeFlag === 'Activated' ? messages.activated : messages.deactivated),
    { hiddenAtFirst: true },
  ),
  access: column.time(messages.columnAccess, ({ accessTime }) => accessTime, { sortBy: 'accessTime' }),
  created: column.time(messages.columnCreated, ({ createTime }) => createTime, {
    sortBy: 'createTime',
    hiddenAtFirst: true,
  }),
});

/** The operator is a column for users who see devices of more than one; alarms are one in a list of devices that have some. */
export const deviceColumns = {
  oneOperator: { all: columnsWith(false, false), withAlarms: columnsWith(false, true) },
  severalOperators: { all: columnsWith(true, false), withAlarms: columnsWith(true, true) },
};
