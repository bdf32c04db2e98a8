import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { StockFrame } from '#web/features/fleet/inventory/pages.tsx';
import { UploadHistory } from '#web/features/fleet/inventory/uploads/history.tsx';
import { uploadSearch, uploadsQuery } from '#web/features/fleet/inventory/uploads/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/inventory/bulkUploadHistory')({
  staticData: {
    title: defineMessage('routes.bulkUploads', { en: 'Bulk upload history', ko: '일괄 업로드 기록' }),
    permission: permissions.listDeviceUploads,
    menu: '/management/inventory/inventoryListPage',
    texts: ['fleet/groups', 'fleet/inventory', 'fleet/inventory/uploads'],
  },
  validateSearch: uploadSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(uploadsQuery(deps));
  },
  component: History,
});

function History() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StockFrame shown="uploads">
      <UploadHistory search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />
    </StockFrame>
  );
}
