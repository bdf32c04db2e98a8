import { createFileRoute } from '@tanstack/react-router';
import { PackageCheck } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { PublishedFiles } from '#web/features/fleet/firmware/published.tsx';
import { filesQuery, publishedSearch } from '#web/features/fleet/firmware/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/upgradefile/upgradeFilesPub')({
  staticData: {
    title: defineMessage('routes.publishedFiles', { en: 'Approved files', ko: '승인된 파일' }),
    permission: permissions.getFirmwarePage,
    nav: {
      group: 'management',
      area: 'firmware',
      entry: 'firmware',
      order: 4,
      icon: PackageCheck,
      to: '/management/upgradefile/upgradeFilesPub',
      tab: defineMessage('routes.publishedFilesTab', { en: 'Approved', ko: '승인됨' }),
    },
    texts: ['fleet/firmware', 'fleet/profiles'],
  },
  validateSearch: publishedSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(filesQuery({ ...deps, approval: 'Approved' }));
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <PublishedFiles search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
