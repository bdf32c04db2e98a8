import { Changes } from '#web/entities/audit/changes.tsx';
import { Result } from '#web/entities/audit/result.tsx';
import { TaskLink } from '#web/entities/links.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { ResourceColumn } from '#web/resource/use-resource-table.ts';
import { linkLook } from '#web/ui/classes.ts';
import { middleTruncate } from '#web/ui/copyable-id.tsx';
import { messages } from './messages.ts';
import type { AuditEntry } from './queries.ts';

const idLength = 21;

/** `onOpen` takes the position of an entry. */
export function useEntryColumns(
  nameOf: (operation: string) => string,
  onOpen: (position: number) => void,
): ResourceColumn<AuditEntry>[] {
  const text = useText();
  const dateTime = useDateTime();
  return [
    {
      id: 'time',
      header: text(messages.time),
      cell: ({ row: { original } }) => (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(original.position)}
          className={`whitespace-nowrap font-mono tabular-nums ${linkLook}`}
        >
          {dateTime(original.createTime)}
        </button>
      ),
      meta: { label: text(messages.time), onCard: 'title' },
    },
    {
      id: 'account',
      header: text(messages.account),
      cell: ({ row }) => <span className="block truncate md:max-w-44">{row.original.accountName}</span>,
      meta: { label: text(messages.account), onCard: 'line' },
    },
    {
      id: 'operation',
      header: text(messages.operation),
      cell: ({ row: { original } }) => (
        <span className="flex min-w-0 flex-col md:max-w-90 md:py-1">
          <span>{nameOf(original.operation)}</span>
          {original.oldValue === null ? null : (
            <Changes before={original.oldValue} after={original.newValue} atMost={2} />
          )}
        </span>
      ),
      meta: { label: text(messages.operation), onCard: 'line' },
    },
    {
      id: 'object',
      header: text(messages.object),
      cell: ({ row }) => <Objects entry={row.original} />,
      meta: { label: text(messages.object) },
    },
    {
      id: 'result',
      header: text(messages.result),
      cell: ({ row }) => (
        <span className="block md:max-w-48">
          <Result code={row.original.result} />
        </span>
      ),
      meta: { label: text(messages.result), onCard: 'badge' },
    },
    {
      id: 'organisation',
      header: text(messages.organisation),
      cell: ({ row }) => row.original.organisation?.companyName,
      meta: { label: text(messages.organisation) },
    },
    {
      id: 'address',
      header: text(messages.address),
      cell: ({ row }) => <span className="font-mono">{row.original.address}</span>,
      meta: { label: text(messages.address) },
    },
  ];
}

/** The first of what an entry is about, and how many there are beside it. */
function Objects({ entry: { endpointIds, objects, taskIds } }: { entry: AuditEntry }) {
  const text = useText();
  const [first, ...others] = endpointIds;
  const short = (id: string) => (
    <span className="font-mono" title={id}>
      {middleTruncate(id, idLength)}
    </span>
  );
  const [taskId] = taskIds;
  if (first !== undefined)
    return (
      <span className="flex flex-col">
        {others.length > 0
          ? text(messages.deviceCount, { first: middleTruncate(first, idLength), more: others.length })
          : short(first)}
        {taskId && taskIds.length === 1 ? (
          <TaskLink taskId={taskId} className={`text-caption ${linkLook}`}>
            {text(messages.tasks)}
          </TaskLink>
        ) : null}
      </span>
    );
  const [object] = objects;
  return object === undefined ? null : short(object);
}
