import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FolderOpen } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { TypedFilter } from '#web/resource/typed-filter.tsx';
import { useResourceTable } from '#web/resource/use-resource-table.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { Select } from '#web/ui/select.tsx';
import { useCaseColumns } from './columns.tsx';
import { messages } from './messages.ts';
import { type CaseSummary, casesQuery } from './queries.ts';
import { type CasesSearch, pageSize, queryOf, readCasesSearch } from './search.ts';

const noRows: CaseSummary[] = [];

interface CaseListProps {
  search: CasesSearch;
  onSearch: (next: CasesSearch) => void;
}

export function CaseList({ search, onSearch }: CaseListProps) {
  const text = useText();
  const cases = useQuery({ ...casesQuery(queryOf(search)), placeholderData: keepPreviousData });
  const rows = cases.data?.data ?? noRows;
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
  const filters = (
    <div className="flex flex-wrap items-center gap-2">
      <TypedFilter
        label={text(messages.keyword)}
        value={search.keyword ?? ''}
        onChange={(keyword) => change({ keyword })}
        className="flex-1 basis-48 md:max-w-80"
      />
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
  );
  const empty = (
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
      <ResourceList
        answer={cases}
        table={table}
        caption={text(messages.title)}
        nameOf={({ title }) => title}
        filters={filters}
        chips={chips}
        filtered={Object.keys(filter).length > 0}
        onClear={() => onSearch({})}
        empty={empty}
        page={search.page ?? 1}
        pageSize={pageSize}
        onPage={(page) => onSearch(readCasesSearch({ ...search, page }))}
      />
    </>
  );
}
