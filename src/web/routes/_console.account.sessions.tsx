import { createFileRoute } from '@tanstack/react-router';
import { SessionsPage } from '#web/features/people/sessions/page.tsx';
import { sessionsQuery } from '#web/features/people/sessions/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/account/sessions')({
  staticData: {
    title: defineMessage('routes.sessions', { en: 'Your sessions', ko: '내 로그인 세션' }),
    texts: ['people/sessions'],
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(sessionsQuery(1));
  },
  component: SessionsPage,
});
