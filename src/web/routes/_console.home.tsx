import { createFileRoute } from '@tanstack/react-router';
import { House } from 'lucide-react';
import { ConnectionCard } from '#web/features/devices/admission/connection-card.tsx';
import { HomeTour } from '#web/features/people/tour/home-tour.tsx';
import { HomePage } from '#web/features/statistics/dashboard/home.tsx';
import { readHomeSearch } from '#web/features/statistics/dashboard/home-search.ts';
import { dailiesQuery, figuresQuery } from '#web/features/statistics/dashboard/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/home')({
  staticData: {
    title: defineMessage('routes.home', { en: 'Home', ko: '홈' }),
    nav: { group: 'device', area: 'home', order: 1, icon: House, to: '/home' },
    texts: ['statistics/dashboard', 'devices/admission', 'people/tour'],
  },
  validateSearch: readHomeSearch,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(figuresQuery);
    void queryClient.prefetchQuery(dailiesQuery);
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const { tab = 'connections', tour } = search;
  const navigate = Route.useNavigate();
  return (
    <HomePage
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
      connection={<ConnectionCard />}
      tour={
        <HomeTour
          isOpen={tour === 'open'}
          onOpen={(isOpen) =>
            void navigate({ search: { ...search, tour: isOpen ? 'open' : undefined }, replace: true })
          }
        />
      }
    />
  );
}
