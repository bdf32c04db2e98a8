import { createFileRoute } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { AuditPage } from '#web/features/administration/audit/page.tsx';
import { auditSearch, entriesQuery, queryOf } from '#web/features/administration/audit/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/log/audit')({
  staticData: {
    title: defineMessage('routes.audit', { en: 'Audit trail', ko: '감사 기록' }),
    permission: permissions.listAuditEntries,
    nav: { group: 'management', area: 'system', order: 1, icon: ScrollText, to: '/log/audit' },
    texts: ['administration/audit'],
  },
  validateSearch: auditSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    if (deps.tab === undefined) void queryClient.prefetchQuery(entriesQuery(queryOf(deps)));
  },
  component: Audit,
});

function Audit() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <AuditPage search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
