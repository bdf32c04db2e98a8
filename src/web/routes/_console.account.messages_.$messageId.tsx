import { createFileRoute } from '@tanstack/react-router';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { messageTimeline } from '#web/features/people/messages/timeline.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/account/messages_/$messageId')({
  staticData: {
    title: defineMessage('routes.message', { en: 'Record of a message', ko: '메시지 기록' }),
    parent: '/account/messages',
    texts: ['administration/timeline', 'people/messages'],
  },
  validateSearch: readTimelineSearch,
  component: Timeline,
});

function Timeline() {
  const { messageId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimelinePage
      key={messageId}
      kind={messageTimeline}
      id={messageId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
