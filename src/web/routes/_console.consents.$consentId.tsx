import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { consentTimeline } from '#web/features/devices/consents/timeline.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/consents/$consentId')({
  staticData: {
    title: defineMessage('routes.consent', { en: 'Consent', ko: '화면 보기 동의' }),
    parent: '/consents',
    permission: permissions.getConsent,
    texts: ['administration/timeline', 'devices/consents'],
  },
  validateSearch: readTimelineSearch,
  component: Timeline,
});

function Timeline() {
  const { consentId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimelinePage
      key={consentId}
      kind={consentTimeline}
      id={consentId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
