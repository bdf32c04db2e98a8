import { createFileRoute } from '@tanstack/react-router';
import { OwnAccountPage } from '#web/features/people/own-account/page.tsx';
import { ownAccountQuery } from '#web/features/people/own-account/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/account/information')({
  staticData: {
    title: defineMessage({ id: 'routes.ownAccount', defaultMessage: 'Account information' }),
    texts: ['people/own-account'],
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(ownAccountQuery);
  },
  component: OwnAccountPage,
});
