import { createFileRoute } from '@tanstack/react-router';
import { Layers } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { BulkActionList } from '#web/features/devices/bulk-actions/list.tsx';
import { bulkActionSearch, bulkCommandsQuery, queryOf } from '#web/features/devices/bulk-actions/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/bulk-actions/')({
  staticData: {
    title: defineMessage('routes.bulkActions', { en: 'Bulk actions', ko: '일괄 작업' }),
    permission: permissions.listBulkCommands,
    nav: { group: 'device', area: 'work', entry: 'tasks', order: 2, icon: Layers, to: '/bulk-actions' },
    texts: ['devices/bulk-actions'],
  },
  validateSearch: bulkActionSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(bulkCommandsQuery(queryOf(deps)));
  },
  component: BulkActions,
});

function BulkActions() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <BulkActionList search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
