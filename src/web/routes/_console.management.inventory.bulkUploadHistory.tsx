import { createFileRoute, Link } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { UploadHistory } from '#web/features/devices/inventory/uploads/history.tsx';
import { messages } from '#web/features/devices/inventory/uploads/messages.ts';
import { uploadSearch, uploadsQuery } from '#web/features/devices/inventory/uploads/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import { linkLook } from '#web/ui/classes.ts';

export const Route = createFileRoute('/_console/management/inventory/bulkUploadHistory')({
  staticData: {
    title: defineMessage({ id: 'routes.bulkUploads', defaultMessage: 'Bulk upload history' }),
    permission: permissions.listDeviceUploads,
    texts: ['devices/inventory/uploads'],
  },
  validateSearch: uploadSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(uploadsQuery(deps));
  },
  component: History,
});

function History() {
  const text = useText();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <PageHeader
        title={text(messages.history)}
        context={text(messages.historyContext)}
        actions={
          <Link to="/management/inventory/bulkUpload" className={linkLook}>
            {text(messages.newUpload)}
          </Link>
        }
      />
      <UploadHistory search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />
    </>
  );
}
