import { createFileRoute } from '@tanstack/react-router';
import { Package } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { AppFileList } from '#web/features/fleet/app-files/list.tsx';
import { appSearch, appsQuery } from '#web/features/fleet/app-files/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/app/components/appFileListPage/')({
  staticData: {
    title: defineMessage('routes.appFiles', { en: 'App files', ko: '앱 파일' }),
    permission: permissions.getAppPage,
    nav: {
      group: 'management',
      area: 'firmware',
      entry: 'apps',
      order: 11,
      icon: Package,
      to: '/management/app/components/appFileListPage',
      tab: defineMessage('routes.appFilesTab', { en: 'All', ko: '전체' }),
    },
    texts: ['fleet/app-files', 'fleet/firmware'],
  },
  validateSearch: appSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(appsQuery(deps));
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <AppFileList search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
