import { createFileRoute } from '@tanstack/react-router';
import { Shapes } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { GroupPage } from '#web/features/fleet/groups/page.tsx';
import { groupSearch, groupsQuery, locationsQuery } from '#web/features/fleet/groups/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/group/groupListPage')({
  staticData: {
    title: defineMessage('routes.groups', { en: 'Groups', ko: '그룹' }),
    permission: permissions.listGroups,
    nav: {
      group: 'management',
      area: 'fleet',
      entry: 'groups',
      order: 8,
      icon: Shapes,
      to: '/management/group/groupListPage',
    },
    texts: ['fleet/groups', 'fleet/firmware', 'fleet/profiles'],
  },
  validateSearch: groupSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    void (deps.tab === 'user'
      ? queryClient.prefetchQuery(groupsQuery(deps))
      : queryClient.prefetchQuery(locationsQuery(deps))),
  component: Groups,
});

function Groups() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <GroupPage search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
