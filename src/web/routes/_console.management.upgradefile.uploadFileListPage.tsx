import { createFileRoute } from '@tanstack/react-router';
import { History } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { UploadHistory } from '#web/features/fleet/firmware/history.tsx';
import { historyQuery, historySearch } from '#web/features/fleet/firmware/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/upgradefile/uploadFileListPage')({
  staticData: {
    title: defineMessage('routes.uploadedFiles', { en: 'Uploaded files', ko: '업로드된 파일' }),
    permission: permissions.getFirmwareUploads,
    nav: {
      group: 'management',
      area: 'firmware',
      entry: 'firmware',
      order: 5,
      icon: History,
      to: '/management/upgradefile/uploadFileListPage',
      tab: defineMessage('routes.uploadedFilesTab', { en: 'Uploaded', ko: '업로드됨' }),
    },
    texts: ['fleet/firmware'],
  },
  validateSearch: historySearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(historyQuery(deps));
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <UploadHistory search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
