import { Changes } from '#web/entities/audit/changes.tsx';
import { Result } from '#web/entities/audit/result.tsx';
import { TaskLink } from '#web/entities/links.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf, Time } from '#web/resource/columns.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { middleTruncate } from '#web/ui/copyable-id.tsx';
import { messages } from './messages.ts';
import type { AuditEntry } from './queries.ts';

const idLength = 21;

const column = columnsOf<AuditEntry>();

/** `open` takes the position of an entry. */
export const columnsFor = (nameOf: (operation: string) => string, open: (position: number) => void) => ({
  time: column.cell(
    messages.time,
    ({ position, createTime }) => (
      <button type="button" aria-haspopup="dialog" onClick={() => open(position)} className={linkLook}>
        <Time at={createTime} />
      </button>
    ),
    { onCard: 'title' },
  ),
  account: column.text(messages.account, ({ accountName }) => accountName, {
    onCard: 'line',
    atMost: 'md:max-w-44',
  }),
  operation: column.cell(
    messages.operation,
    ({ operation, oldValue, newValue }) => (
      <span className="flex min-w-0 flex-col md:max-w-90 md:py-1">
        <span>{nameOf(operation)}</span>
        {oldValue === null ? null : <Changes before={oldValue} after={newValue} atMost={2} />}
      </span>
    ),
    { onCard: 'line' },
  ),
  object: column.cell(messages.object, (entry) => <Objects entry={entry} />),
  result: column.cell(
    messages.result,
    ({ result }) => (
      <span className="block md:max-w-48">
        <Result code={result} />
      </span>
    ),
    { onCard: 'badge' },
  ),
  organisation: column.cell(messages.organisation, ({ organisation }) => organisation?.companyName),
  address: column.cell(messages.address, ({ address }) => <span className="font-mono">{address}</span>),
});

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
