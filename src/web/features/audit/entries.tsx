import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { PageSizeChoice } from '#web/resource/list-choices.tsx';
import { ErrorState, FilterChips, NothingFound, StaleNote } from '#web/resource/list-page.tsx';
import { useListState } from '#web/resource/list-search.ts';
import { ResourceTable } from '#web/resource/resource-table.tsx';
import { useResourceTable } from '#web/resource/use-resource-table.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { useEntryColumns } from './columns.tsx';
import { EntryFilters } from './entry-filters.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import { areaNames, resultNames } from './looks.ts';
import { messages } from './messages.ts';
import { operationWords } from './operations.ts';
import { type AuditEntry, type AuditProps, auditSearch, entriesQuery, queryOf } from './queries.ts';

const noRows: AuditEntry[] = [];
const asGiven = { sorting: { sortBy: '', desc: true }, onSort: () => {} };

/** The entries: a page begins before a position, so that new entries do not move it. */
export function Entries({ search, onSearch, tableName }: AuditProps) {
  const text = useText();
  const answer = useQuery(entriesQuery(queryOf(search)));
  const { entries = noRows, next = null } = answer.data ?? {};
  const nameOf = (operation: string) => {
    const words = operationWords(operation, tableName);
    return words ? text(words.text, words.values) : operation;
  };
  const table = useResourceTable({
    columns: useEntryColumns(nameOf, (entry) => onSearch({ ...search, entry })),
    rows: entries,
    rowId: ({ position }) => String(position),
    selected: {},
    onSelected: () => {},
    hidden: {},
  });
  const list = useListState(
    auditSearch,
    search,
    // Another choice begins with the newest entries again.
    (chosen, how) => onSearch({ ...chosen, before: undefined }, how),
    {
      account: text(messages.account),
      object: text(messages.object),
      area: { label: text(messages.area), show: (area) => text(areaNames[area]) },
      operation: { label: text(messages.operation), show: nameOf },
      result: { label: text(messages.result), show: (result) => text(resultNames[result]) },
      opId: text(messages.organisation),
      from: text(messages.from),
      to: text(messages.to),
    },
  );
  const pending = answer.isPending || answer.isPlaceholderData;
  const none = !pending && entries.length === 0;
  const page = (before: number | undefined) => onSearch({ ...search, before });
  return (
    <div className="flex flex-col gap-3">
      <EntryFilters search={search} nameOf={nameOf} onChange={list.change} />
      <FilterChips chips={list.chips} onClear={list.onClear} />
      {answer.data ? <StaleNote known={answer} /> : null}
      <ResourceTable
        table={table}
        caption={text(messages.title)}
        nameOf={({ position }) => text(messages.entry, { position })}
        {...asGiven}
        pending={pending}
        skeletonRows={list.pageSize}
        selectable={false}
        instead={
          answer.error && !answer.data ? (
            <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
          ) : !none ? null : list.filtered ? (
            <NothingFound onClear={list.onClear} />
          ) : (
            <EmptyState icon={<ScrollText className="size-5" aria-hidden />} title={text(messages.none)}>
              {text(messages.noneHelp)}
            </EmptyState>
          )
        }
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-md:flex-col-reverse">
        <PageSizeChoice size={list.pageSize} onSize={list.onPageSize} />
        <nav aria-label={text(messages.pages)} className="flex gap-2">
          {search.before === undefined ? null : (
            <Button onClick={() => page(undefined)}>{text(messages.newest)}</Button>
          )}
          {next === null ? null : <Button onClick={() => page(next)}>{text(messages.older)}</Button>}
        </nav>
      </div>
      {search.entry === undefined ? null : (
        <EntrySheet
          position={search.entry}
          nameOf={nameOf}
          onObject={(object) => onSearch(auditSearch.read({ object }))}
          onClose={() => onSearch({ ...search, entry: undefined })}
        />
      )}
    </div>
  );
}
