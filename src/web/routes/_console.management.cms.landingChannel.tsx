import { createFileRoute } from '@tanstack/react-router';
import { Tv } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { ChannelPage } from '#web/features/content/lists/channel-page.tsx';
import { readChannelTab } from '#web/features/content/lists/channel-search.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/cms/landingChannel')({
  staticData: {
    title: defineMessage('routes.channels', { en: 'Channels', ko: '채널' }),
    permission: permissions.listChannels,
    nav: {
      group: 'management',
      area: 'content',
      entry: 'content',
      order: 1,
      icon: Tv,
      to: '/management/cms/landingChannel',
    },
    texts: ['content/lists', 'content/lists/coverage'],
  },
  validateSearch: readChannelTab,
  component: Page,
});

function Page() {
  const { tab = 'tv' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ChannelPage tab={tab} onTab={(next) => void navigate({ search: { tab: next }, replace: true })} />;
}
