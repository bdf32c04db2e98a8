import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FolderOpen } from 'lucide-react';
import { useMemo } from 'react';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ChoiceFilter, TypedFilter } from '#web/resource/filters.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import { type How, useListState } from '#web/resource/list-search.ts';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { type ResourceColumn, useResourceTable } from '#web/resource/use-resource-table.ts';
import { linkLook } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { CaseStateBadge } from './case-state-badge.tsx';
import { messages } from './messages.ts';
import { type CaseSearch, type CaseSummary, caseSearch, casesQuery, queryOf } from './queries.ts';

const noRows: CaseSummary[] = [];

interface CaseListProps {
  search: CaseSearch;
  onSearch: (next: CaseSearch, how?: How) => void;
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
  const list = useListState(caseSearch, search, onSearch, {
    keyword: text(messages.keyword),
    state: { label: text(messages.state), show: (state) => text(messages[state]) },
  });
  const filters = (
    <div className="flex flex-wrap items-center gap-2">
      <TypedFilter
        label={text(messages.keyword)}
        value={search.keyword ?? ''}
        onChange={(keyword) => list.change({ keyword })}
        className="flex-1 basis-48 md:max-w-80"
      />
      <ChoiceFilter
        label={text(messages.state)}
        value={search.state}
        choices={[
          { value: 'open', label: text(messages.open) },
          { value: 'closed', label: text(messages.closed) },
        ]}
        onChange={(state) => list.change({ state })}
      />
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
        {...list}
        empty={empty}
      />
    </>
  );
}

function useCaseColumns(): ResourceColumn<CaseSummary>[] {
  const text = useText();
  const dateTime = useDateTime();
  return useMemo(
    () => [
      {
        id: 'title',
        header: text(messages.name),
        cell: ({ row }) => (
          <Link to="/cases/$caseId" params={{ caseId: row.original.caseId }} className={linkLook}>
            {row.original.title}
          </Link>
        ),
        meta: { label: text(messages.name), onCard: 'title' },
      },
      {
        id: 'state',
        header: text(messages.state),
        cell: ({ row }) => <CaseStateBadge state={row.original.state} />,
        meta: { label: text(messages.state), onCard: 'badge' },
      },
      {
        id: 'tasks',
        header: text(messages.tasks),
        cell: ({ row }) => <span className="tabular-nums">{row.original.taskCount}</span>,
        meta: { label: text(messages.tasks), onCard: 'line' },
      },
      {
        id: 'comments',
        header: text(messages.comments),
        cell: ({ row }) => <span className="tabular-nums">{row.original.commentCount}</span>,
        meta: { label: text(messages.comments) },
      },
      {
        id: 'openedBy',
        header: text(messages.openedBy),
        cell: ({ row }) => row.original.openedBy.name,
        meta: { label: text(messages.openedBy) },
      },
      {
        id: 'company',
        header: text(messages.company),
        cell: ({ row }) => row.original.companyName,
        meta: { label: text(messages.company) },
      },
      {
        id: 'changed',
        header: text(messages.changed),
        cell: ({ row }) => (
          <span className="font-mono tabular-nums">{dateTime(row.original.updateTime)}</span>
        ),
        meta: { label: text(messages.changed), onCard: 'line' },
      },
    ],
    [text, dateTime],
  );
}
