import { createFileRoute, Link } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { ConnectionCard } from '#web/features/devices/admission/connection-card.tsx';
import { ChooseFile } from '#web/features/fleet/inventory/uploads/choose.tsx';
import { messages } from '#web/features/fleet/inventory/uploads/messages.ts';
import { readUploadStart } from '#web/features/fleet/inventory/uploads/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import { linkLook } from '#web/ui/classes.ts';

export const Route = createFileRoute('/_console/management/inventory/bulkUpload/')({
  staticData: {
    title: defineMessage('routes.bulkUpload', { en: 'Upload devices', ko: '단말 업로드' }),
    permission: permissions.uploadDevices,
    nav: {
      group: 'management',
      area: 'fleet',
      order: 7,
      icon: FileUp,
      to: '/management/inventory/bulkUpload',
    },
    texts: ['fleet/inventory/uploads', 'devices/admission'],
  },
  validateSearch: readUploadStart,
  component: BulkUpload,
});

function BulkUpload() {
  const text = useText();
  const { type = 'create' } = Route.useSearch();
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context)}
        actions={
          <Link to="/management/inventory/bulkUploadHistory" className={linkLook}>
            {text(messages.toHistory)}
          </Link>
        }
      />
      <ChooseFile key={type} begin={type} />
      <ConnectionCard className="mt-6" />
    </>
  );
}
