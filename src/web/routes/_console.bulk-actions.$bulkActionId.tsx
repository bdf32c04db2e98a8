import { createFileRoute } from '@tanstack/react-router';
import { operations } from '#api/operations.gen.ts';
import { BulkActionSummary } from '#web/features/bulk-actions/summary.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/bulk-actions/$bulkActionId')({
  staticData: {
    title: defineMessage({ id: 'routes.bulkAction', defaultMessage: 'Bulk action' }),
    parent: '/bulk-actions',
    permission: operations.getBulkAction.permission,
    texts: ['bulk-actions'],
  },
  component: () => <BulkActionSummary bulkActionId={Route.useParams().bulkActionId} />,
});
