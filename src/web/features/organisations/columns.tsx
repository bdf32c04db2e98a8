import type { ReactNode } from 'react';
import { formatText } from '#domain/display.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import type { ResourceColumn } from '#web/resource/use-resource-table.ts';
import { Badge } from '#web/ui/badge.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { messages } from './messages.ts';
import type { Organisation } from './queries.ts';
import { typeNames } from './words.ts';

/** A figure of the organisation itself, and below it the one of its whole tree. */
function Own(props: { below: string | null; children: ReactNode }) {
  return (
    <span className="flex flex-col">
      {props.children}
      {props.below ? <span className="text-caption text-secondary">{props.below}</span> : null}
    </span>
  );
}

/** `onOpen`: lists the organisations below one. `withPlace`: the rows are from the whole tree, so each shows its place in it. */
export function useOrganisationColumns(
  onOpen: (opId: string) => void,
  withPlace: boolean,
): ResourceColumn<Organisation>[] {
  const text = useText();
  const formats = useFormats();
  const dateTime = useDateTime();
  return [
    {
      id: 'name',
      meta: { label: text(messages.name), sortBy: 'companyName', onCard: 'title' },
      cell: ({ row: { original } }) => (
        <span className="flex flex-wrap items-center gap-x-2 py-1">
          {original.childCount > 0 ? (
            <button
              type="button"
              className={`${linkLook} text-left`}
              aria-label={text(messages.open, { name: original.companyName })}
              onClick={() => onOpen(original.opId)}
            >
              {original.companyName}
            </button>
          ) : (
            original.companyName
          )}
          {original.useFlag ? null : <Badge tone="notice">{text(messages.useOff)}</Badge>}
          {withPlace && original.parentNames ? (
            <span className="block w-full text-caption text-secondary">{original.parentNames}</span>
          ) : null}
        </span>
      ),
    },
    {
      id: 'type',
      meta: { label: text(messages.type), onCard: 'line' },
      cell: ({ row }) => text(typeNames[row.original.opType]),
    },
    {
      id: 'children',
      meta: { label: text(messages.children), width: 'w-24' },
      cell: ({ row }) => formats.number(row.original.childCount),
    },
    {
      id: 'devices',
      meta: { label: text(messages.devices), onCard: 'line', width: 'w-40' },
      cell: ({ row: { original } }) => {
        const { onlineCnt, deviceCnt, onlineTotal, deviceTotal, childCount } = original;
        const online = formats.number(onlineTotal);
        const below = text(messages.withBelow, {
          what: text(messages.ofDevices, { online, all: formats.number(deviceTotal) }),
        });
        return (
          <Own below={childCount > 0 ? below : null}>
            {text(messages.ofDevices, {
              online: formats.number(onlineCnt),
              all: formats.number(deviceCnt),
            })}
          </Own>
        );
      },
    },
    {
      id: 'users',
      meta: { label: text(messages.users), width: 'w-28' },
      cell: ({ row: { original } }) => (
        <Own
          below={
            original.childCount > 0
              ? text(messages.withBelow, { what: formats.number(original.userTotal) })
              : null
          }
        >
          {formats.number(original.userCount)}
        </Own>
      ),
    },
    {
      id: 'address',
      meta: { label: text(messages.address) },
      cell: ({ row }) => <span className="block max-w-48 truncate">{formatText(row.original.address)}</span>,
    },
    {
      id: 'phone',
      meta: { label: text(messages.phone) },
      cell: ({ row }) => <span className="font-mono">{formatText(row.original.phone)}</span>,
    },
    {
      id: 'createdBy',
      meta: { label: text(messages.createdBy), hiddenAtFirst: true },
      cell: ({ row }) => formatText(row.original.createdBy),
    },
    {
      id: 'created',
      meta: { label: text(messages.createdAt), sortBy: 'createTime', width: 'w-44' },
      cell: ({ row }) => <span className="font-mono">{dateTime(row.original.createTime)}</span>,
    },
  ];
}
