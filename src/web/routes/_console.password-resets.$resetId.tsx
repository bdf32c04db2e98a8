import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { resetTimeline } from '#web/features/people/password-resets/timeline.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/password-resets/$resetId')({
  staticData: {
    title: defineMessage('routes.passwordReset', { en: 'Password reset', ko: '비밀번호 재설정' }),
    parent: '/management/account/accountList',
    permission: permissions.getPasswordReset,
    texts: ['administration/timeline', 'people/password-resets'],
  },
  validateSearch: readTimelineSearch,
  component: Timeline,
});

function Timeline() {
  const { resetId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimelinePage
      key={resetId}
      kind={resetTimeline}
      id={resetId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
