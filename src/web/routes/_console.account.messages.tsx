import { createFileRoute } from '@tanstack/react-router';
import { ownMessagesQuery } from '#web/entities/message/queries.ts';
import { MessagesPage } from '#web/features/people/messages/page.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/account/messages')({
  staticData: {
    title: defineMessage('routes.messages', { en: 'Messages', ko: '메시지' }),
    texts: ['people/messages'],
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(ownMessagesQuery);
  },
  component: MessagesPage,
});
