import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '#web/features/people/settings/page.tsx';
import { ownSettingsQuery } from '#web/features/people/settings/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/account/settings')({
  staticData: {
    title: defineMessage('routes.settings', { en: 'Personal settings', ko: '개인 설정' }),
    texts: ['people/settings'],
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(ownSettingsQuery);
  },
  component: SettingsPage,
});
