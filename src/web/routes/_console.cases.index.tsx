import { createFileRoute } from '@tanstack/react-router';
import { FolderOpen } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { CaseList } from '#web/features/devices/cases/case-list.tsx';
import { caseSearch, casesQuery, queryOf } from '#web/features/devices/cases/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/cases/')({
  staticData: {
    title: defineMessage('routes.cases', { en: 'Cases', ko: '케이스' }),
    permission: permissions.listCases,
    nav: { group: 'device', area: 'work', entry: 'cases', order: 5, icon: FolderOpen, to: '/cases' },
    texts: ['devices/cases'],
  },
  validateSearch: caseSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(casesQuery(queryOf(deps)));
  },
  component: Cases,
});

function Cases() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <CaseList search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
