import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { rowSearch, rowsQuery, uploadQuery } from '#web/features/fleet/inventory/uploads/queries.ts';
import { UploadPage } from '#web/features/fleet/inventory/uploads/upload-page.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/inventory/bulkUpload/$uploadId')({
  staticData: {
    title: defineMessage('routes.bulkUploadOf', { en: 'Upload', ko: '업로드' }),
    parent: '/management/inventory/bulkUploadHistory',
    permission: permissions.getDeviceUpload,
    texts: ['fleet/inventory/uploads'],
  },
  validateSearch: rowSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { uploadId }, deps }) => {
    void queryClient.prefetchQuery(uploadQuery(uploadId));
    void queryClient.prefetchQuery(rowsQuery(uploadId, deps));
  },
  component: Upload,
});

function Upload() {
  const { uploadId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <UploadPage
      key={uploadId}
      historyId={uploadId}
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how })}
    />
  );
}
