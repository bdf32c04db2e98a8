import { createFileRoute } from '@tanstack/react-router';
import { OwnAccountPage } from '#web/features/people/own-account/page.tsx';
import { ownAccountQuery } from '#web/features/people/own-account/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/account/information')({
  staticData: {
    title: defineMessage('routes.ownAccount', { en: 'Account information', ko: '계정 정보' }),
    texts: ['people/own-account'],
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(ownAccountQuery);
  },
  component: OwnAccountPage,
});
