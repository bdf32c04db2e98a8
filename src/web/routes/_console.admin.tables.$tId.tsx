import { createFileRoute } from '@tanstack/react-router';
import { Table2 } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { messages } from '#web/features/administration/tables/messages.ts';
import { tableOf, tableSearch } from '#web/features/administration/tables/queries.ts';
import { TablePage } from '#web/features/administration/tables/table-page.tsx';
import { defineMessage } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EmptyState } from '#web/ui/placeholders.tsx';

export const Route = createFileRoute('/_console/admin/tables/$tId')({
  staticData: {
    title: defineMessage('routes.table', { en: 'Reference table', ko: '참조 테이블' }),
    permission: permissions.listDeviceModels,
    parent: '/admin/tables',
    texts: ['administration/tables'],
  },
  // The parameters of an address are known with the tables alone, which are loaded with the page.
  validateSearch: (address: Record<string, unknown>) => address,
  component: Table,
});

function Table() {
  const text = useText();
  const { tId } = Route.useParams();
  const search = tableSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  const table = tableOf(tId);
  return table ? (
    <TablePage
      key={table.tableId}
      table={table}
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how })}
    />
  ) : (
    <EmptyState icon={<Table2 className="size-5" aria-hidden />} title={text(messages.unknown)}>
      {text(messages.unknownHelp)}
    </EmptyState>
  );
}
