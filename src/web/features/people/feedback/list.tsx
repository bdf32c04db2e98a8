import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { feedbackTypes } from '#web/entities/feedback/messages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf, Word } from '#web/resource/columns.tsx';

import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { Badge } from '#web/ui/badge.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { messages } from './messages.ts';
import { type Feedback, type FeedbackSearch, feedbackQuery, feedbackSearch, filterOf } from './queries.ts';

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

/** Lists feedback on the product, for those who answer for it. */
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
          <ExportList
            of={list}
            list="listFeedbacks"
            operation="exportFeedbacks"
            name="feedback"
            asked={filterOf(props.search)}
          />
        }
      />
      <ResourceList
        list={list}
        caption={text(messages.title)}
        empty={<NoRows icon={MessageSquareText} title={messages.none} help={messages.noneHelp} />}
      >
        <FilterBar>
          <Keyword />
          <Choice name="type" />
        </FilterBar>
      </ResourceList>
      {opened ? <FeedbackDialog feedback={opened} onClose={() => setOpened(null)} /> : null}
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
