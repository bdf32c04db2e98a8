import { ScrollText } from 'lucide-react';
import { operations } from '#api/operations.gen.ts';
import { operationsOf } from '#domain/audit-areas.ts';
import { useNameOrder, useText } from '#web/i18n/use-text.ts';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { Button } from '#web/ui/button.tsx';
import { areaNames, resultNames } from './appearance.ts';
import { columnsFor } from './columns.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import { messages } from './messages.ts';
import { operationName } from './operations.ts';
import { type AuditProps, auditSearch, entriesQuery, queryOf } from './queries.ts';

const { Keyword, Choice, Day } = filtersOf(auditSearch);

/** The entries: a page begins before a position, so that new entries do not move it. */
export function Entries({ search, onSearch }: AuditProps) {
  const text = useText();
  const compare = useNameOrder();
  const nameOf = (operation: string) => {
    const name = operationName(operation);
    return name ? text(name) : operation;
  };
  const operationChoices = (search.area ? operationsOf(operations, search.area) : [])
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((one, other) => compare(one.label, other.label));
  const list = useList(auditSearch, {
    search,
    // Another choice begins with the newest entries again.
    onSearch: (chosen, how) => onSearch({ ...chosen, before: undefined }, how),
    query: entriesQuery(queryOf(search)),
    columns: columnsFor(nameOf, (entry) => onSearch({ ...search, entry })),
    rowId: ({ position }) => String(position),
    filters: {
      account: { label: messages.account, hint: messages.accountHint },
      object: { label: messages.object, hint: messages.objectHint },
      area: { label: messages.area, names: areaNames },
      operation: { label: messages.operation, choices: operationChoices, show: nameOf },
      result: { label: messages.result, names: resultNames },
      opId: messages.organisation,
      from: messages.from,
      to: messages.to,
    },
  });
  const page = (before: number | undefined) => onSearch({ ...search, before });
  const next = list.answer.data?.next ?? null;
  return (
    <>
      <ResourceList
        list={list}
        caption={text(messages.title)}
        empty={<NoRows icon={ScrollText} title={messages.none} help={messages.noneHelp} />}
        pager={
          <nav aria-label={text(messages.pages)} className="flex gap-2">
            {search.before === undefined ? null : (
              <Button onClick={() => page(undefined)}>{text(messages.newest)}</Button>
            )}
            {next === null ? null : <Button onClick={() => page(next)}>{text(messages.older)}</Button>}
          </nav>
        }
      >
        <FilterBar>
          <Keyword name="account" className="flex-1 basis-36" />
          <Keyword name="object" className="flex-1 basis-48" />
          <Choice name="area" clears="operation" />
          {search.area ? <Choice name="operation" /> : null}
          <Choice name="result" />
          <Day name="from" />
          <Day name="to" />
        </FilterBar>
      </ResourceList>
      {search.entry === undefined ? null : (
        <EntrySheet
          position={search.entry}
          nameOf={nameOf}
          onObject={(object) => onSearch(auditSearch.read({ object }))}
          onClose={() => onSearch({ ...search, entry: undefined })}
        />
      )}
    </>
  );
}
