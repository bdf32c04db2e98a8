import { useQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { Result } from '#web/entities/audit/result.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { ChoiceFilter, TypedFilter } from '#web/resource/filters.tsx';
import { useListState } from '#web/resource/list-search.ts';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { type ResourceColumn, useResourceTable } from '#web/resource/use-resource-table.ts';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { messages } from './messages.ts';
import { operationWords } from './operations.ts';
import { type AccountCall, type AuditProps, accountCallsQuery, callKinds, callSearch } from './queries.ts';

const noRows: AccountCall[] = [];
const kindNames = { refused: messages.kindRefused, read: messages.kindRead };

/** What accounts were refused and what sensitive data they read, counted by the hour (docs/decisions/168). */
export function AccountCalls({ search, onSearch, tableName }: AuditProps) {
  const text = useText();
  const answer = useQuery(accountCallsQuery(search));
  const table = useResourceTable({
    columns: useCallColumns(tableName),
    rows: answer.data?.data ?? noRows,
    rowId: (call) =>
      [call.hour, call.accountId, call.operation, call.result, call.object, call.address].join(' '),
    selected: {},
    onSelected: () => {},
    hidden: {},
  });
  const list = useListState(callSearch, callSearch.read(search), (next, how) => onSearch(next, how), {
    object: text(messages.object),
    kind: { label: text(messages.kind), show: (kind) => text(kindNames[kind]) },
  });
  return (
    <>
      <p className="pb-3 text-dense text-secondary">{text(messages.callsContext)}</p>
      <ResourceList
        answer={answer}
        table={table}
        caption={text(messages.tabCalls)}
        nameOf={({ accountName, operation }) => `${accountName} ${operation}`}
        {...list}
        filters={
          <div className="flex flex-wrap items-center gap-2">
            <TypedFilter
              label={text(messages.object)}
              hint={text(messages.objectHint)}
              value={search.object ?? ''}
              onChange={(object) => list.change({ object })}
              className="flex-1 basis-48 md:max-w-80"
            />
            <ChoiceFilter
              label={text(messages.kind)}
              value={search.kind}
              choices={callKinds.map((value) => ({ value, label: text(kindNames[value]) }))}
              onChange={(kind) => list.change({ kind })}
            />
          </div>
        }
        empty={
          <EmptyState icon={<ShieldAlert className="size-5" aria-hidden />} title={text(messages.noCalls)}>
            {text(messages.noCallsHelp)}
          </EmptyState>
        }
      />
    </>
  );
}

function useCallColumns(tableName: AuditProps['tableName']): ResourceColumn<AccountCall>[] {
  const text = useText();
  const dateTime = useDateTime();
  const { number } = useFormats();
  return [
    {
      id: 'last',
      header: text(messages.last),
      cell: ({ row }) => (
        <span className="whitespace-nowrap font-mono">{dateTime(row.original.lastTime)}</span>
      ),
      meta: { label: text(messages.last), onCard: 'line' },
    },
    {
      id: 'account',
      header: text(messages.account),
      cell: ({ row }) => row.original.accountName,
      meta: { label: text(messages.account), onCard: 'title' },
    },
    {
      id: 'operation',
      header: text(messages.operation),
      cell: ({ row: { original } }) => {
        const words = operationWords(original.operation, tableName);
        return words ? (
          text(words.text, words.values)
        ) : (
          <code className="font-mono">{original.operation}</code>
        );
      },
      meta: { label: text(messages.operation), onCard: 'line' },
    },
    {
      id: 'result',
      header: text(messages.result),
      cell: ({ row: { original } }) =>
        original.result === 'success' ? text(messages.readSuccess) : <Result code={original.result} />,
      meta: { label: text(messages.result), onCard: 'badge' },
    },
    {
      id: 'object',
      header: text(messages.object),
      cell: ({ row }) => <span className="font-mono wrap-anywhere">{row.original.object}</span>,
      meta: { label: text(messages.object) },
    },
    {
      id: 'address',
      header: text(messages.address),
      cell: ({ row }) => <span className="font-mono">{row.original.address}</span>,
      meta: { label: text(messages.address) },
    },
    {
      id: 'calls',
      header: text(messages.calls),
      cell: ({ row }) => <span className="tabular-nums">{number(row.original.calls)}</span>,
      meta: { label: text(messages.calls) },
    },
  ];
}
