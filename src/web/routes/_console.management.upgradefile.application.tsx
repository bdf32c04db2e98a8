import { createFileRoute } from '@tanstack/react-router';
import { Smartphone } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { AppFileList } from '#web/features/fleet/app-files/list.tsx';
import { appSearch, appsQuery } from '#web/features/fleet/app-files/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/upgradefile/application')({
  staticData: {
    title: defineMessage('routes.androidApps', { en: 'Android apps', ko: 'Android 앱' }),
    permission: permissions.getAppPage,
    nav: {
      group: 'management',
      area: 'firmware',
      entry: 'apps',
      order: 12,
      icon: Smartphone,
      to: '/management/upgradefile/application',
      tab: defineMessage('routes.androidAppsTab', { en: 'Android', ko: 'Android' }),
    },
    texts: ['fleet/app-files', 'fleet/firmware'],
  },
  validateSearch: appSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(appsQuery(deps, 'android'));
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AppFileList
      platform="android"
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how })}
    />
  );
}
