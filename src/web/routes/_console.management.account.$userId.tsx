import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { accountTimeline } from '#web/features/people/accounts/timeline.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/account/$userId')({
  staticData: {
    title: defineMessage('routes.account', { en: 'Account', ko: '계정' }),
    parent: '/management/account/accountList',
    permission: permissions.getAccount,
    texts: ['administration/timeline', 'people/accounts'],
  },
  validateSearch: readTimelineSearch,
  component: Timeline,
});

function Timeline() {
  const { userId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimelinePage
      key={userId}
      kind={accountTimeline}
      id={userId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
