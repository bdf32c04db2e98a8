import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '#web/features/people/credentials/page.tsx';
import { securityQuery } from '#web/features/people/credentials/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/account/security')({
  staticData: {
    title: defineMessage('routes.security', { en: 'Account security', ko: '계정 보안' }),
    texts: ['people/credentials'],
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(securityQuery);
  },
  component: SecurityPage,
});
