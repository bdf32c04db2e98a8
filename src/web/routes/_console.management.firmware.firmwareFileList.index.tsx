import { createFileRoute } from '@tanstack/react-router';
import { HardDriveUpload } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { FirmwareList } from '#web/features/fleet/firmware/list.tsx';
import { fileSearch, filesQuery } from '#web/features/fleet/firmware/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/firmware/firmwareFileList/')({
  staticData: {
    title: defineMessage('routes.firmwareFiles', { en: 'Firmware files', ko: '펌웨어 파일' }),
    permission: permissions.getFirmwarePage,
    nav: {
      group: 'management',
      area: 'firmware',
      entry: 'firmware',
      order: 1,
      icon: HardDriveUpload,
      to: '/management/firmware/firmwareFileList',
      tab: defineMessage('routes.firmwareFilesTab', { en: 'Files', ko: '파일' }),
    },
    texts: ['fleet/approvals', 'fleet/firmware', 'fleet/profiles'],
  },
  validateSearch: fileSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(filesQuery(deps));
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <FirmwareList search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
