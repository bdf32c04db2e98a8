import { createFileRoute } from '@tanstack/react-router';
import { ListTodo } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { RunList } from '#web/features/devices/playbooks/list.tsx';
import { queryOf, runSearch, runsQuery } from '#web/features/devices/playbooks/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/playbooks/')({
  staticData: {
    title: defineMessage('routes.playbookRuns', { en: 'Playbook runs', ko: '플레이북 실행' }),
    permission: permissions.listPlaybookRuns,
    nav: { group: 'device', area: 'work', entry: 'tasks', order: 3, icon: ListTodo, to: '/playbooks' },
    texts: ['devices/playbooks'],
  },
  validateSearch: runSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(runsQuery(queryOf(deps)));
  },
  component: PlaybookRunsPage,
});

function PlaybookRunsPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <RunList search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
