import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#web/features/administration/about/page.tsx';
import { systemQuery } from '#web/features/administration/about/queries.ts';
import { ConnectionCard } from '#web/features/devices/admission/connection-card.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/about')({
  staticData: {
    title: defineMessage('routes.about', { en: 'About', ko: '정보' }),
    texts: ['administration/about', 'devices/admission'],
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(systemQuery);
  },
  component: Page,
});

function Page() {
  return <AboutPage connection={<ConnectionCard />} />;
}
