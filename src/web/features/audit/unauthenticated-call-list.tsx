import { useQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { Result } from '#web/entities/audit/result.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { useListState } from '#web/resource/list-search.ts';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { type ResourceColumn, useResourceTable } from '#web/resource/use-resource-table.ts';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { messages } from './messages.ts';
import { operationWords } from './operations.ts';
import { type AuditProps, strangerSearch, strangersQuery, type UnauthenticatedCall } from './queries.ts';

const noRows: UnauthenticatedCall[] = [];

/** Refused calls that no account was found for, counted by the hour (docs/decisions/154). */
export function UnauthenticatedCallList({ search, onSearch, tableName }: AuditProps) {
  const text = useText();
  const answer = useQuery(strangersQuery(search));
  const table = useResourceTable({
    columns: useCallColumns(tableName),
    rows: answer.data?.data ?? noRows,
    rowId: ({ hour, operation, result, address }) => [hour, operation, result, address].join(' '),
    selected: {},
    onSelected: () => {},
    hidden: {},
  });
  const list = useListState(
    strangerSearch,
    strangerSearch.read(search),
    (next, how) => onSearch(next, how),
    {},
  );
  return (
    <>
      <p className="pb-3 text-dense text-secondary">{text(messages.strangersContext)}</p>
      <ResourceList
        answer={answer}
        table={table}
        caption={text(messages.tabStrangers)}
        nameOf={({ address, operation }) => `${address} ${operation}`}
        {...list}
        filters={null}
        empty={
          <EmptyState icon={<ShieldAlert className="size-5" aria-hidden />} title={text(messages.noCalls)}>
            {text(messages.noCallsHelp)}
          </EmptyState>
        }
      />
    </>
  );
}

function useCallColumns(tableName: AuditProps['tableName']): ResourceColumn<UnauthenticatedCall>[] {
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
      id: 'address',
      header: text(messages.address),
      cell: ({ row: { original } }) =>
        original.address === '' ? (
          text(messages.otherAddresses)
        ) : (
          <span className="font-mono">{original.address}</span>
        ),
      meta: { label: text(messages.address), onCard: 'title' },
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
      cell: ({ row }) => <Result code={row.original.result} />,
      meta: { label: text(messages.result), onCard: 'badge' },
    },
    {
      id: 'calls',
      header: text(messages.calls),
      cell: ({ row }) => <span className="tabular-nums">{number(row.original.calls)}</span>,
      meta: { label: text(messages.calls) },
    },
  ];
}
