import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Layers } from 'lucide-react';
import { useMemo } from 'react';
import { BulkActionLink } from '#web/entities/links.tsx';
import { StateBadge } from '#web/entities/stream/state-badge.tsx';
import { taskNames } from '#web/entities/task/messages.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ChoiceFilter } from '#web/resource/filters.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import { type How, useListState } from '#web/resource/list-search.ts';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { type ResourceColumn, useResourceTable } from '#web/resource/use-resource-table.ts';
import { linkLook } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { messages } from './messages.ts';
import { BulkProgress, looks } from './parts.tsx';
import {
  actions,
  type BulkAction,
  type BulkActionSearch,
  bulkActionSearch,
  bulkActionsQuery,
  queryOf,
  states,
} from './queries.ts';

const noRows: BulkAction[] = [];

interface BulkActionListProps {
  search: BulkActionSearch;
  onSearch: (next: BulkActionSearch, how?: How) => void;
}

export function BulkActionList({ search, onSearch }: BulkActionListProps) {
  const text = useText();
  const answer = useQuery({ ...bulkActionsQuery(queryOf(search)), placeholderData: keepPreviousData });
  const table = useResourceTable({
    columns: useColumns(),
    rows: answer.data?.data ?? noRows,
    rowId: ({ bulkActionId }) => bulkActionId,
    selected: {},
    onSelected: () => {},
    hidden: {},
  });
  const list = useListState(bulkActionSearch, search, onSearch, {
    action: { label: text(messages.action), show: (kind) => text(taskNames[kind]) },
    state: { label: text(messages.state), show: (state) => text(looks[state].label) },
  });
  const filters = (
    <div className="flex flex-wrap items-center gap-2">
      <ChoiceFilter
        label={text(messages.action)}
        value={search.action}
        choices={actions.map((kind) => ({ value: kind, label: text(taskNames[kind]) }))}
        onChange={(action) => list.change({ action })}
      />
      <ChoiceFilter
        label={text(messages.state)}
        value={search.state}
        choices={states.map((state) => ({ value: state, label: text(looks[state].label) }))}
        onChange={(state) => list.change({ state })}
      />
    </div>
  );
  const empty = (
    <EmptyState
      icon={<Layers className="size-5" aria-hidden />}
      title={text(messages.none)}
      action={
        <Link to="/device/deviceList/$pageNum" params={{ pageNum: '1' }} className={linkLook}>
          {text(messages.openDevices)}
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
        answer={answer}
        table={table}
        caption={text(messages.title)}
        nameOf={({ bulkActionId }) => bulkActionId}
        filters={filters}
        {...list}
        empty={empty}
      />
    </>
  );
}

function useColumns(): ResourceColumn<BulkAction>[] {
  const text = useText();
  const dateTime = useDateTime();
  return useMemo(
    () => [
      {
        id: 'action',
        header: text(messages.action),
        cell: ({ row: { original } }) => (
          <BulkActionLink bulkActionId={original.bulkActionId}>
            {text(taskNames[original.taskType])}
          </BulkActionLink>
        ),
        meta: { label: text(messages.action), onCard: 'title' },
      },
      {
        id: 'state',
        header: text(messages.state),
        cell: ({ row }) => <StateBadge look={looks[row.original.state]} />,
        meta: { label: text(messages.state), onCard: 'badge' },
      },
      {
        id: 'progress',
        header: text(messages.progress),
        cell: ({ row }) => <BulkProgress {...row.original} />,
        meta: { label: text(messages.progress), onCard: 'line' },
      },
      {
        id: 'account',
        header: text(messages.requestedBy),
        cell: ({ row }) => row.original.requestedBy.name,
        meta: { label: text(messages.requestedBy) },
      },
      {
        id: 'start',
        header: text(messages.requestedAt),
        cell: ({ row }) => <span className="font-mono tabular-nums">{dateTime(row.original.startTime)}</span>,
        meta: { label: text(messages.requestedAt), onCard: 'line' },
      },
      {
        id: 'finished',
        header: text(messages.finished),
        cell: ({ row: { original } }) =>
          original.finishTime ? (
            <span className="font-mono tabular-nums">{dateTime(original.finishTime)}</span>
          ) : null,
        meta: { label: text(messages.finished) },
      },
    ],
    [text, dateTime],
  );
}
