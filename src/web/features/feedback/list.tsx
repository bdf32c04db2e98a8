import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { feedbackTypes } from '#web/entities/feedback/messages.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import { ChoiceFilter, TypedFilter } from '#web/resource/filters.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import { type How, useListState } from '#web/resource/list-search.ts';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { type ResourceColumn, useResourceTable } from '#web/resource/use-resource-table.ts';
import { Badge } from '#web/ui/badge.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { messages } from './messages.ts';
import {
  askForFile,
  type Feedback,
  type FeedbackSearch,
  feedbackQuery,
  feedbackSearch,
  types,
} from './queries.ts';

const noRows: Feedback[] = [];

interface FeedbackListProps {
  search: FeedbackSearch;
  onSearch: (next: FeedbackSearch, how?: How) => void;
}

/** What people say of the product, for those who answer for it. */
export function FeedbackList({ search, onSearch }: FeedbackListProps) {
  const text = useText();
  const answer = useQuery({ ...feedbackQuery(search), placeholderData: keepPreviousData });
  const exportBlocked = useBlocked('exportFeedbacks');
  const [opened, setOpened] = useState<Feedback | null>(null);
  const table = useResourceTable({
    columns: useFeedbackColumns(setOpened),
    rows: answer.data?.data ?? noRows,
    rowId: ({ feedbackId }) => feedbackId,
    selected: {},
    onSelected: () => {},
    hidden: {},
  });
  const list = useListState(feedbackSearch, search, onSearch, {
    keyword: text(messages.keyword),
    type: { label: text(messages.type), show: (type) => text(feedbackTypes[type]) },
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
        label={text(messages.type)}
        value={search.type}
        choices={types.map((type) => ({ value: type, label: text(feedbackTypes[type]) }))}
        onChange={(type) => list.change({ type })}
      />
    </div>
  );
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context)}
        actions={<ExportMenu name="feedback" blocked={exportBlocked} ask={(as) => askForFile(search, as)} />}
      />
      <ResourceList
        answer={answer}
        table={table}
        caption={text(messages.title)}
        nameOf={({ title }) => title}
        filters={filters}
        {...list}
        empty={
          <EmptyState icon={<MessageSquareText className="size-5" aria-hidden />} title={text(messages.none)}>
            {text(messages.noneHelp)}
          </EmptyState>
        }
      />
      {opened ? (
        <Dialog open onClose={() => setOpened(null)} title={opened.title}>
          <p className="text-body wrap-anywhere whitespace-pre-wrap">{opened.contents}</p>
          {opened.diagnostics ? (
            <section aria-label={text(messages.diagnostics)} className="mt-4">
              <h3 className="mb-1 text-caption text-secondary">{text(messages.diagnostics)}</h3>
              <pre className="rounded border border-stroke bg-sunken p-3 font-mono text-caption whitespace-pre-wrap text-secondary">
                {opened.diagnostics}
              </pre>
            </section>
          ) : null}
        </Dialog>
      ) : null}
    </>
  );
}

function useFeedbackColumns(open: (feedback: Feedback) => void): ResourceColumn<Feedback>[] {
  const text = useText();
  const dateTime = useDateTime();
  return useMemo(
    () => [
      {
        id: 'title',
        meta: { label: text(messages.subject), onCard: 'title' },
        cell: ({ row: { original } }) => (
          <button
            type="button"
            aria-label={text(messages.read, { title: original.title })}
            onClick={() => open(original)}
            className={`block max-w-full truncate text-left md:max-w-72 ${linkLook}`}
          >
            {original.title}
          </button>
        ),
      },
      {
        id: 'type',
        meta: { label: text(messages.type), onCard: 'badge' },
        cell: ({ row: { original } }) => (
          <Badge tone={original.type === 'bug' ? 'danger' : 'idle'}>
            {text(feedbackTypes[original.type])}
          </Badge>
        ),
      },
      {
        id: 'contents',
        meta: { label: text(messages.contents), onCard: 'line' },
        cell: ({ row }) => <span className="block truncate md:max-w-80">{row.original.contents}</span>,
      },
      {
        id: 'user',
        meta: { label: text(messages.user), onCard: 'line' },
        cell: ({ row }) => row.original.user,
      },
      {
        id: 'company',
        meta: { label: text(messages.company) },
        cell: ({ row }) => row.original.companyName,
      },
      {
        id: 'time',
        meta: { label: text(messages.time), width: 'w-44' },
        cell: ({ row }) => <span className="font-mono">{dateTime(row.original.createTime)}</span>,
      },
    ],
    [text, dateTime, open],
  );
}
