import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ListTodo } from 'lucide-react';
import { useMemo } from 'react';
import { playbookNames } from '#machines/playbook/events.ts';
import { CaseLink, NamedDevice } from '#web/entities/links.tsx';
import { StateBadge, type StateLook } from '#web/entities/stream/state-badge.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { useLiveFacts, useResync } from '#web/live/use-live.ts';
import { ChoiceFilter, TypedFilter } from '#web/resource/filters.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import { type How, useListState } from '#web/resource/list-search.ts';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { type ResourceColumn, useResourceTable } from '#web/resource/use-resource-table.ts';
import { linkLook } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { outcomeLooks, runLooks } from './looks.ts';
import { listMessages as messages } from './messages.ts';
import {
  type PlaybookRun,
  queryOf,
  type RunSearch,
  results,
  runListKey,
  runSearch,
  runsQuery,
} from './queries.ts';
import { playbookWords } from './words.ts';

const noRows: PlaybookRun[] = [];

const resultNames: Record<(typeof results)[number], Message> = {
  running: messages.running,
  solved: outcomeLooks.solved.label,
  unsolved: outcomeLooks.unsolved.label,
  cancelled: outcomeLooks.cancelled.label,
  expired: outcomeLooks.expired.label,
};

/** How a run ended; while it goes on, how far it is. */
const lookOf = ({ state, outcome }: PlaybookRun): StateLook =>
  outcome === null ? runLooks[state] : outcomeLooks[outcome];

interface RunListProps {
  search: RunSearch;
  onSearch: (next: RunSearch, how?: How) => void;
}

/** Which complaints were examined on which devices, and what became of them. */
export function RunList({ search, onSearch }: RunListProps) {
  const text = useText();
  const client = useQueryClient();
  const answer = useQuery({ ...runsQuery(queryOf(search)), placeholderData: keepPreviousData });
  const refresh = () => void client.invalidateQueries({ queryKey: runListKey });
  useLiveFacts(({ fact }) => {
    if (fact.streamId.startsWith('playbook:')) refresh();
  });
  useResync(refresh);
  const table = useResourceTable({
    columns: useRunColumns(),
    rows: answer.data?.data ?? noRows,
    rowId: ({ runId }) => runId,
    selected: {},
    onSelected: () => {},
    hidden: {},
  });
  const list = useListState(runSearch, search, onSearch, {
    keyword: text(messages.keyword),
    playbook: { label: text(messages.playbook), show: (name) => text(playbookWords[name].name) },
    result: { label: text(messages.result), show: (result) => text(resultNames[result]) },
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
        label={text(messages.playbook)}
        value={search.playbook}
        choices={playbookNames.map((name) => ({ value: name, label: text(playbookWords[name].name) }))}
        onChange={(playbook) => list.change({ playbook })}
      />
      <ChoiceFilter
        label={text(messages.result)}
        value={search.result}
        choices={results.map((result) => ({ value: result, label: text(resultNames[result]) }))}
        onChange={(result) => list.change({ result })}
      />
    </div>
  );
  return (
    <>
      <PageHeader title={text(messages.title)} context={text(messages.context)} />
      <ResourceList
        answer={answer}
        table={table}
        caption={text(messages.title)}
        nameOf={({ deviceName, endpointId }) => deviceName ?? endpointId}
        filters={filters}
        {...list}
        empty={
          <EmptyState icon={<ListTodo className="size-5" aria-hidden />} title={text(messages.none)}>
            {text(messages.noneHelp)}
          </EmptyState>
        }
      />
    </>
  );
}

function useRunColumns(): ResourceColumn<PlaybookRun>[] {
  const text = useText();
  const dateTime = useDateTime();
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'playbook',
        header: text(messages.playbook),
        cell: ({ row: { original } }) => (
          <Link to="/playbooks/$runId" params={{ runId: original.runId }} className={linkLook}>
            {text(playbookWords[original.playbook].name)}
          </Link>
        ),
        meta: { label: text(messages.playbook), onCard: 'title' },
      },
      {
        id: 'result',
        header: text(messages.result),
        cell: ({ row }) => <StateBadge look={lookOf(row.original)} />,
        meta: { label: text(messages.result), onCard: 'badge' },
      },
      {
        id: 'device',
        header: text(messages.device),
        cell: ({ row: { original } }) => (
          <NamedDevice endpointId={original.endpointId} name={original.deviceName} />
        ),
        meta: { label: text(messages.device), onCard: 'line' },
      },
      {
        id: 'startedBy',
        header: text(messages.startedBy),
        cell: ({ row }) => row.original.startedBy.name,
        meta: { label: text(messages.startedBy), onCard: 'line' },
      },
      {
        id: 'started',
        header: text(messages.started),
        cell: ({ row }) => <span className="font-mono tabular-nums">{dateTime(row.original.startTime)}</span>,
        meta: { label: text(messages.started), onCard: 'line' },
      },
      {
        id: 'tasks',
        header: text(messages.tasks),
        cell: ({ row }) => <span className="tabular-nums">{formats.number(row.original.tasks)}</span>,
        meta: { label: text(messages.tasks) },
      },
      {
        id: 'case',
        header: text(messages.case),
        cell: ({ row: { original } }) =>
          original.caseId ? <CaseLink caseId={original.caseId}>{text(messages.openCase)}</CaseLink> : null,
        meta: { label: text(messages.case) },
      },
    ],
    [text, dateTime, formats],
  );
}
