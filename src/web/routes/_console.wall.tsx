import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { dailiesQuery, figuresQuery } from '#web/features/statistics/dashboard/queries.ts';
import { WallPage } from '#web/features/statistics/dashboard/wall/wall.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/wall')({
  staticData: {
    title: defineMessage('routes.wall', { en: 'Wall view', ko: '상황판' }),
    texts: ['statistics/dashboard', 'statistics/dashboard/wall'],
    isBare: true,
    parent: '/home',
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(figuresQuery);
    void queryClient.prefetchQuery(dailiesQuery);
  },
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  const leave = useCallback(() => void navigate({ to: '/home' }), [navigate]);
  return <WallPage onLeave={leave} />;
}
