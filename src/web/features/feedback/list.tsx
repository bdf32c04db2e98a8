import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { feedbackTypes } from '#web/entities/feedback/messages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf, Word } from '#web/resource/columns.tsx';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import { FilterBar, filtersOf } from '#web/resource/filters.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { Badge } from '#web/ui/badge.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { messages } from './messages.ts';
import { askForFile, type Feedback, type FeedbackSearch, feedbackQuery, feedbackSearch } from './queries.ts';

const { Keyword, Choice } = filtersOf(feedbackSearch);

const column = columnsOf<Feedback>();
const columnsFor = (open: (feedback: Feedback) => void) => ({
  title: column.cell(
    messages.subject,
    (feedback) => <Subject feedback={feedback} onOpen={() => open(feedback)} />,
    { onCard: 'title' },
  ),
  type: column.cell(
    messages.type,
    ({ type }) => (
      <Badge tone={type === 'bug' ? 'danger' : 'idle'}>
        <Word of={feedbackTypes[type]} />
      </Badge>
    ),
    { onCard: 'badge' },
  ),
  contents: column.text(messages.contents, (feedback) => feedback.contents, {
    onCard: 'line',
    atMost: 'md:max-w-80',
  }),
  user: column.text(messages.user, (feedback) => feedback.user, { onCard: 'line' }),
  company: column.text(messages.company, (feedback) => feedback.companyName),
  time: column.time(messages.time, (feedback) => feedback.createTime, { width: 'w-44' }),
});

/** What people say of the product, for those who answer for it. */
export function FeedbackList(props: ListProps<FeedbackSearch>) {
  const text = useText();
  const [opened, setOpened] = useState<Feedback | null>(null);
  const list = useList(feedbackSearch, {
    ...props,
    query: feedbackQuery(props.search),
    columns: columnsFor(setOpened),
    rowId: ({ feedbackId }) => feedbackId,
    filters: {
      keyword: messages.keyword,
      type: { label: messages.type, names: feedbackTypes },
    },
  });
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context)}
        actions={
          <ExportMenu
            name="feedback"
            operation="exportFeedbacks"
            ask={(as) => askForFile(props.search, as)}
          />
        }
      />
      <ResourceList
        list={list}
        caption={text(messages.title)}
        empty={
          <EmptyState icon={<MessageSquareText className="size-5" aria-hidden />} title={text(messages.none)}>
            {text(messages.noneHelp)}
          </EmptyState>
        }
      >
        <FilterBar>
          <Keyword />
          <Choice name="type" />
        </FilterBar>
      </ResourceList>
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

function Subject({ feedback, onOpen }: { feedback: Feedback; onOpen: () => void }) {
  const text = useText();
  return (
    <button
      type="button"
      aria-label={text(messages.read, { title: feedback.title })}
      onClick={onOpen}
      className={`block max-w-full truncate text-left md:max-w-72 ${linkLook}`}
    >
      {feedback.title}
    </button>
  );
}
