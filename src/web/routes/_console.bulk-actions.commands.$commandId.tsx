import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { BulkCommandPage } from '#web/features/devices/bulk-actions/command-page.tsx';
import { bulkCommandQuery } from '#web/features/devices/bulk-actions/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/bulk-actions/commands/$commandId')({
  staticData: {
    title: defineMessage('routes.bulkCommand', {
      en: 'Command to several devices',
      ko: '여러 단말에 내린 명령',
    }),
    parent: '/bulk-actions',
    permission: permissions.getBulkCommand,
    texts: ['devices/bulk-actions'],
  },
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(bulkCommandQuery(params.commandId));
  },
  component: Command,
});

function Command() {
  return <BulkCommandPage commandId={Route.useParams().commandId} />;
}
