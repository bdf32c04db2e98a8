import { createFileRoute } from '@tanstack/react-router';
import { DoorOpen } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { roomSearch, roomsQuery } from '#web/features/fleet/groups/queries.ts';
import { RoomList } from '#web/features/fleet/groups/rooms.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/group/roomListPage')({
  staticData: {
    title: defineMessage('routes.rooms', { en: 'Rooms', ko: '공간' }),
    permission: permissions.listRooms,
    nav: {
      group: 'management',
      area: 'fleet',
      entry: 'groups',
      order: 9,
      icon: DoorOpen,
      to: '/management/group/roomListPage',
    },
    texts: ['fleet/groups', 'fleet/firmware', 'fleet/profiles'],
  },
  validateSearch: roomSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(roomsQuery(deps));
  },
  component: Rooms,
});

function Rooms() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <RoomList search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
