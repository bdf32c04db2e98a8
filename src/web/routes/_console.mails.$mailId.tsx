import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { mailTimeline } from '#web/features/people/mails/timeline.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/mails/$mailId')({
  staticData: {
    title: defineMessage('routes.mail', { en: 'Mail', ko: '메일' }),
    parent: '/mails',
    permission: permissions.getMail,
    texts: ['administration/timeline', 'people/mails'],
  },
  validateSearch: readTimelineSearch,
  component: Timeline,
});

function Timeline() {
  const { mailId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimelinePage
      key={mailId}
      kind={mailTimeline}
      id={mailId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
