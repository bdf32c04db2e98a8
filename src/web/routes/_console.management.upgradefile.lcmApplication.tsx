import { createFileRoute } from '@tanstack/react-router';
import { Box } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { AppFileList } from '#web/features/fleet/app-files/list.tsx';
import { appSearch, appsQuery } from '#web/features/fleet/app-files/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/upgradefile/lcmApplication')({
  staticData: {
    title: defineMessage('routes.containerApps', { en: 'Container apps', ko: '컨테이너 앱' }),
    permission: permissions.getAppPage,
    nav: {
      group: 'management',
      area: 'firmware',
      entry: 'apps',
      order: 13,
      icon: Box,
      to: '/management/upgradefile/lcmApplication',
      tab: defineMessage('routes.containerAppsTab', { en: 'Containers', ko: '컨테이너' }),
    },
    texts: ['fleet/app-files', 'fleet/firmware'],
  },
  validateSearch: appSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(appsQuery(deps, 'quantum'));
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AppFileList
      platform="quantum"
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how })}
    />
  );
}
