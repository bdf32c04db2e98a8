import { createFileRoute } from '@tanstack/react-router';
import { Tv } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { ChannelPage } from '#web/features/statistics/television/channel-page.tsx';
import { channelSearch } from '#web/features/statistics/television/search.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/totalStatistics/linearTV/channel')({
  staticData: {
    title: defineMessage('routes.tvChannels', { en: 'Channels', ko: '채널 시청 통계' }),
    permission: permissions.getTvTopChannels,
    nav: {
      group: 'statistics',
      area: 'statistics',
      entry: 'television',
      order: 4,
      icon: Tv,
      to: '/totalStatistics/linearTV/channel',
      tab: defineMessage('routes.tvChannelsTab', { en: 'Channels', ko: '채널' }),
    },
    texts: ['statistics/television'],
  },
  validateSearch: channelSearch.read,
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ChannelPage search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
