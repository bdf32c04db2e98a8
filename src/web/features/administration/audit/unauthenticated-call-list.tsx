import { ShieldAlert } from 'lucide-react';
import { Result } from '#web/entities/audit/result.tsx';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf, Word } from '#web/resource/columns.tsx';
import { FilterBar } from '#web/resource/filter-bar.tsx';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { messages } from './messages.ts';
import { OperationName } from './operation-name.tsx';
import {
  type AuditProps,
  type UnauthenticatedCall,
  unauthenticatedCallSearch,
  unauthenticatedCallsQuery,
} from './queries.ts';

const column = columnsOf<UnauthenticatedCall>();
const columns = {
  last: column.time(messages.last, ({ lastTime }) => lastTime, { onCard: 'line' }),
  address: column.cell(
    messages.address,
    ({ address }) =>
      address === '' ? <Word of={messages.otherAddresses} /> : <span className="font-mono">{address}</span>,
    { onCard: 'title' },
  ),
  operation: column.cell(messages.operation, ({ operation }) => <OperationName of={operation} />, {
    onCard: 'line',
  }),
  result: column.cell(messages.result, ({ result }) => <Result code={result} />, { onCard: 'badge' }),
  calls: column.number(messages.calls, ({ calls }) => calls),
};

/** Refused calls that no account was found for, counted by the hour (docs/decisions/154). */
export function UnauthenticatedCallList({ search, onSearch }: AuditProps) {
  const text = useText();
  const list = useList(unauthenticatedCallSearch, {
    search: unauthenticatedCallSearch.read(search),
    onSearch: (next, how) => onSearch(next, how),
    query: unauthenticatedCallsQuery(search),
    columns,
    rowId: ({ hour, operation, result, address }) => [hour, operation, result, address].join(' '),
    filters: {},
  });
  return (
    <>
      <p className="pb-3 text-dense text-secondary">{text(messages.unauthenticatedContext)}</p>
      <ResourceList
        list={list}
        caption={text(messages.tabUnauthenticated)}
        empty={<NoRows icon={ShieldAlert} title={messages.noCalls} help={messages.noCallsHelp} />}
      >
        <FilterBar>
          <ExportList of={list} list="listUnauthenticatedCalls" name="unauthenticated-calls" asked={{}} />
        </FilterBar>
      </ResourceList>
    </>
  );
}
