import { ShieldAlert } from 'lucide-react';
import { Result } from '#web/entities/audit/result.tsx';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf, Word } from '#web/resource/columns.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { messages } from './messages.ts';
import { OperationName } from './operation-name.tsx';
import { type AccountCall, type AuditProps, accountCallsQuery, callRequest, callSearch } from './queries.ts';

const { Keyword, Choice } = filtersOf(callSearch);
const kindNames = { refused: messages.refused, read: messages.kindRead };

const column = columnsOf<AccountCall>();
const columns = {
  last: column.time(messages.last, ({ lastTime }) => lastTime, { onCard: 'line' }),
  account: column.text(messages.account, ({ accountName }) => accountName, { onCard: 'title' }),
  operation: column.cell(messages.operation, ({ operation }) => <OperationName of={operation} />, {
    onCard: 'line',
  }),
  result: column.cell(
    messages.result,
    ({ result }) => (result === 'success' ? <Word of={messages.readSuccess} /> : <Result code={result} />),
    { onCard: 'badge' },
  ),
  object: column.cell(messages.object, ({ object }) => (
    <span className="font-mono wrap-anywhere">{object}</span>
  )),
  address: column.cell(messages.address, ({ address }) => <span className="font-mono">{address}</span>),
  calls: column.number(messages.calls, ({ calls }) => calls),
};

/** Lists refused calls and sensitive reads of accounts, counted by the hour (docs/decisions/168). */
export function AccountCalls({ search, onSearch }: AuditProps) {
  const text = useText();
  const list = useList(callSearch, {
    search: callSearch.read(search),
    onSearch: (next, how) => onSearch(next, how),
    query: accountCallsQuery(search),
    columns,
    rowId: (call) =>
      [call.hour, call.accountId, call.operation, call.result, call.object, call.address].join(' '),
    filters: {
      object: { label: messages.object, hint: messages.objectHint },
      kind: { label: messages.kind, names: kindNames },
    },
  });
  return (
    <>
      <p className="pb-3 text-dense text-secondary">{text(messages.callsContext)}</p>
      <ResourceList
        list={list}
        caption={text(messages.tabCalls)}
        empty={<NoRows icon={ShieldAlert} title={messages.noCalls} help={messages.noCallsHelp} />}
      >
        <FilterBar>
          <Keyword name="object" />
          <Choice name="kind" />
          <ExportList of={list} list="listAccountCalls" name="account-calls" asked={callRequest(search)} />
        </FilterBar>
      </ResourceList>
    </>
  );
}
