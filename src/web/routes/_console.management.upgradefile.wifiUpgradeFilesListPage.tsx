import { createFileRoute } from '@tanstack/react-router';
import { Wifi } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { FirmwareList } from '#web/features/fleet/firmware/list.tsx';
import { fileSearch, filesQuery } from '#web/features/fleet/firmware/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/upgradefile/wifiUpgradeFilesListPage')({
  staticData: {
    title: defineMessage('routes.wifiUpgradeFiles', {
      en: 'Wi-Fi upgrade files',
      ko: 'Wi-Fi 업그레이드 파일',
    }),
    permission: permissions.getFirmwarePage,
    nav: {
      group: 'management',
      area: 'firmware',
      entry: 'firmware',
      order: 6,
      icon: Wifi,
      to: '/management/upgradefile/wifiUpgradeFilesListPage',
      tab: defineMessage('routes.wifiUpgradeFilesTab', { en: 'Wi-Fi', ko: 'Wi-Fi' }),
    },
    texts: ['fleet/approvals', 'fleet/firmware'],
  },
  validateSearch: fileSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(filesQuery(deps, true));
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <FirmwareList search={search} wifi onSearch={(next, how) => void navigate({ search: next, ...how })} />
  );
}
