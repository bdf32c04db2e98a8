import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { FirmwareFilePage } from '#web/features/fleet/firmware/file-page.tsx';
import { fileQuery } from '#web/features/fleet/firmware/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/firmware/firmwareFileList/$fileId')({
  staticData: {
    title: defineMessage('routes.firmwareFile', { en: 'Firmware file', ko: '펌웨어 파일' }),
    parent: '/management/firmware/firmwareFileList',
    permission: permissions.getFirmware,
    texts: ['fleet/approvals', 'fleet/firmware', 'fleet/profiles'],
  },
  loader: ({ context: { queryClient }, params: { fileId } }) => {
    void queryClient.prefetchQuery(fileQuery(fileId));
  },
  component: Page,
});

function Page() {
  const { fileId } = Route.useParams();
  return <FirmwareFilePage key={fileId} fileId={fileId} />;
}
