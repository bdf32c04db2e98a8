import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FolderOpen } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { after } from '#web/ambient/clock.ts';
import { useText } from '#web/i18n/use-text.ts';
import {
  CouldNotRead,
  FilterChips,
  NothingFound,
  PageHeader,
  ResultCount,
} from '#web/resource/list-page.tsx';
import { Pager } from '#web/resource/pager.tsx';
import { ResourceTable } from '#web/resource/resource-table.tsx';
import { useResourceTable } from '#web/resource/use-resource-table.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Input } from '#web/ui/field.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { Select } from '#web/ui/select.tsx';
import { useCaseColumns } from './columns.tsx';
import { messages } from './messages.ts';
import { type CaseSummary, casesQuery } from './queries.ts';
import { type CasesSearch, pageSize, queryOf, readCasesSearch } from './search.ts';

const noRows: CaseSummary[] = [];
const unsorted = { sortBy: '', desc: true };
const typingPause = 350;

interface CaseListProps {
  search: CasesSearch;
  onSearch: (next: CasesSearch) => void;
}

export function CaseList({ search, onSearch }: CaseListProps) {
  const text = useText();
  const cases = useQuery({ ...casesQuery(queryOf(search)), placeholderData: keepPreviousData });
  const rows = cases.data?.data ?? noRows;
  const pagination = cases.data?.pagination;
  const table = useResourceTable({
    columns: useCaseColumns(),
    rows,
    rowId: ({ caseId }) => caseId,
    selected: {},
    onSelected: () => {},
    hidden: {},
  });
  const change = (part: Record<string, string | undefined>) =>
    onSearch(readCasesSearch({ ...search, page: undefined, ...part }));
  const { page: _page, ...filter } = search;
  const chip = (name: string, label: string, value: string) => ({
    name,
    label: text(messages.chip, { name: label, value }),
    onRemove: () => change({ [name]: undefined }),
  });
  const chips = [
    ...(filter.keyword ? [chip('keyword', text(messages.keyword), filter.keyword)] : []),
    ...(filter.state ? [chip('state', text(messages.state), text(messages[filter.state]))] : []),
  ];
  const instead = cases.isError ? (
    <CouldNotRead error={cases.error} onAgain={() => void cases.refetch()} />
  ) : cases.isPending || rows.length > 0 ? null : Object.keys(filter).length > 0 ? (
    <NothingFound onClear={() => onSearch({})} />
  ) : (
    <EmptyState
      icon={<FolderOpen className="size-5" aria-hidden />}
      title={text(messages.none)}
      action={
        <Link to="/tasks" className={linkLook}>
          {text(messages.openTasks)}
        </Link>
      }
    >
      {text(messages.noneHelp)}
    </EmptyState>
  );
  return (
    <>
      <PageHeader title={text(messages.title)} context={text(messages.context)} />
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Keyword value={search.keyword ?? ''} onChange={(keyword) => change({ keyword })} />
          <div className="max-md:grow md:w-40">
            <Select
              label={text(messages.state)}
              value={search.state ?? 'any'}
              choices={[
                { value: 'any', label: text(messages.any) },
                { value: 'open', label: text(messages.open) },
                { value: 'closed', label: text(messages.closed) },
              ]}
              onChange={(state) => change({ state })}
            />
          </div>
        </div>
        <FilterChips chips={chips} onClear={() => onSearch({})} />
        <ResultCount count={pagination?.totalRecords} />
        <ResourceTable
          table={table}
          caption={text(messages.title)}
          nameOf={({ title }) => title}
          sorting={unsorted}
          onSort={() => {}}
          pending={cases.isPending}
          skeletonRows={pageSize}
          selectable={false}
          instead={instead}
        />
        <Pager
          page={search.page ?? 1}
          pages={pagination?.totalPage ?? 1}
          onPage={(page) => onSearch(readCasesSearch({ ...search, page }))}
        />
      </div>
    </>
  );
}

/** Sent once the typing pauses. */
function Keyword(props: { value: string; onChange: (value: string) => void }) {
  const text = useText();
  const [typed, setTyped] = useState(props.value);
  const [sent, setSent] = useState(props.value);
  if (sent !== props.value) {
    setSent(props.value);
    setTyped(props.value);
  }
  const send = useEffectEvent((value: string) => props.onChange(value));
  useEffect(() => {
    if (typed.trim() === sent) return;
    return after(typingPause, () => send(typed.trim()));
  }, [typed, sent]);
  return (
    <Input
      type="search"
      aria-label={text(messages.keyword)}
      placeholder={text(messages.keyword)}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      className="flex-1 basis-48 md:max-w-80"
    />
  );
}
