import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { AppFilePage } from '#web/features/fleet/app-files/file-page.tsx';
import { appFileQuery } from '#web/features/fleet/app-files/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/app/files/$fileId/')({
  staticData: {
    title: defineMessage('routes.appFile', { en: 'App file', ko: '앱 파일' }),
    parent: '/management/app/components/appFileListPage',
    permission: permissions.getAppVersion,
    texts: ['fleet/app-files', 'fleet/app-profiles', 'fleet/approvals', 'fleet/profiles'],
  },
  loader: ({ context: { queryClient }, params: { fileId } }) => {
    void queryClient.prefetchQuery(appFileQuery(fileId));
  },
  component: Page,
});

function Page() {
  const { fileId } = Route.useParams();
  return <AppFilePage key={fileId} fileId={fileId} />;
}
