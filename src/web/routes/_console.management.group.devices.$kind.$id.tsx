import { createFileRoute, notFound } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { Members } from '#web/features/fleet/groups/members.tsx';
import { type Kind, memberSearch, membersQuery, shownQuery } from '#web/features/fleet/groups/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';
import { oneOf } from '#web/resource/list-search.ts';

const readKind = oneOf('group', 'region', 'city', 'room');

export const Route = createFileRoute('/_console/management/group/devices/$kind/$id')({
  staticData: {
    title: defineMessage('routes.groupDevices', { en: 'Devices of a group', ko: '그룹의 단말' }),
    permission: permissions.listGroups,
    menu: ({ kind }) =>
      kind === 'room' ? '/management/group/roomListPage' : '/management/group/groupListPage',
    texts: ['fleet/groups', 'fleet/firmware', 'fleet/profiles'],
  },
  params: {
    parse: ({ kind, id }): { kind: Kind; id: string } => {
      const known = readKind(kind);
      if (!known) throw notFound();
      return { kind: known, id };
    },
  },
  validateSearch: memberSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { kind, id }, deps }) => {
    void queryClient.prefetchQuery(shownQuery(kind, id));
    void queryClient.prefetchQuery(membersQuery(kind, id, deps));
  },
  component: Devices,
});

function Devices() {
  const { kind, id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Members
      kind={kind}
      id={id}
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how })}
    />
  );
}
