import { useMemo } from 'react';
import { formatText } from '#domain/display.ts';
import { DeviceLink } from '#web/entities/links.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { ResourceColumn } from '#web/resource/use-resource-table.ts';
import { linkLook } from '#web/ui/classes.ts';
import { middleTruncate } from '#web/ui/copyable-id.tsx';
import { LockBadge, OnlineBadge, StatusBadge } from './device-badges.tsx';
import { messages } from './messages.ts';
import { type Device, nameOf } from './queries.ts';

const mono = (value: string | null) => <span className="font-mono">{formatText(value)}</span>;

/** The operator is a column for users who see devices of more than one. */
export function useDeviceColumns(severalOperators: boolean): ResourceColumn<Device>[] {
  const text = useText();
  const dateTime = useDateTime();
  return useMemo(
    () => [
      {
        id: 'device',
        enableHiding: false,
        meta: { label: text(messages.columnDevice), sortBy: 'deviceName', onCard: 'title' },
        cell: ({ row }) => (
          <span className="flex min-w-0 flex-col">
            <DeviceLink endpointId={row.original.endpointId} className={`truncate font-medium ${linkLook}`}>
              {nameOf(row.original)}
            </DeviceLink>
            <span
              className="font-mono text-caption text-secondary max-md:hidden"
              title={row.original.endpointId}
            >
              {middleTruncate(row.original.endpointId, 26)}
            </span>
          </span>
        ),
      },
      {
        id: 'online',
        meta: { label: text(messages.columnConnection), onCard: 'badge', width: 'w-28' },
        cell: ({ row }) => <OnlineBadge online={row.original.online} />,
      },
      {
        id: 'lock',
        meta: { label: text(messages.columnService), onCard: 'badge', width: 'w-28' },
        cell: ({ row }) => <LockBadge locked={row.original.uiLockEnable} />,
      },
      {
        id: 'status',
        meta: {
          label: text(messages.columnStatus),
          sortBy: 'deviceStatus',
          width: 'w-28',
          hiddenAtFirst: true,
        },
        cell: ({ row }) => <StatusBadge status={row.original.deviceStatus} />,
      },
      {
        id: 'model',
        meta: { label: text(messages.columnModel), sortBy: 'modelName' },
        cell: ({ row }) => row.original.modelName,
      },
      {
        id: 'endpoint',
        meta: {
          label: text(messages.columnEndpoint),
          sortBy: 'endpointId',
          onCard: 'line',
          hiddenAtFirst: true,
        },
        cell: ({ row }) => (
          <span className="font-mono" title={row.original.endpointId}>
            {middleTruncate(row.original.endpointId, 26)}
          </span>
        ),
      },
      {
        id: 'mac',
        meta: {
          label: text(messages.columnMac),
          sortBy: 'macAddr',
          onCard: 'line',
          // Beside the operator there is no room for it on a usual screen.
          hiddenAtFirst: severalOperators,
        },
        cell: ({ row }) => mono(row.original.macAddr),
      },
      {
        id: 'serial',
        meta: { label: text(messages.columnSerial), hiddenAtFirst: true },
        cell: ({ row }) => mono(row.original.deviceSn),
      },
      {
        id: 'firmware',
        meta: { label: text(messages.columnFirmware), sortBy: 'firmwareVersion' },
        cell: ({ row }) => mono(row.original.firmwareVersion),
      },
      {
        id: 'customer',
        meta: { label: text(messages.columnCustomer), sortBy: 'customerId' },
        cell: ({ row }) => formatText(row.original.customerId),
      },
      {
        id: 'city',
        meta: { label: text(messages.columnCity), hiddenAtFirst: true },
        cell: ({ row }) => formatText(row.original.city),
      },
      ...(severalOperators
        ? [
            {
              id: 'company',
              meta: { label: text(messages.columnCompany), onCard: 'line' },
              cell: ({ row }) => row.original.companyName,
            } satisfies ResourceColumn<Device>,
          ]
        : []),
      {
        id: 'activation',
        meta: { label: text(messages.columnActivation), hiddenAtFirst: true },
        cell: ({ row }) =>
          text(row.original.activeFlag === 'Activated' ? messages.activated : messages.deactivated),
      },
      {
        id: 'access',
        meta: { label: text(messages.columnAccess), sortBy: 'accessTime' },
        cell: ({ row }) => <span className="font-mono">{dateTime(row.original.accessTime)}</span>,
      },
      {
        id: 'created',
        meta: { label: text(messages.columnCreated), sortBy: 'createTime', hiddenAtFirst: true },
        cell: ({ row }) => <span className="font-mono">{dateTime(row.original.createTime)}</span>,
      },
    ],
    [text, dateTime, severalOperators],
  );
}
