import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { firmwareProfiles } from '#web/features/fleet/firmware/profile-kind.ts';
import { ProfilePage } from '#web/features/fleet/profiles/page.tsx';
import { profileQuery } from '#web/features/fleet/profiles/queries.ts';
import { memberSearch } from '#web/features/fleet/profiles/search.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/firmware/firmwareProfileList/profile/$fpId')({
  staticData: {
    title: defineMessage('routes.firmwareProfile', { en: 'Firmware profile', ko: '펌웨어 프로파일' }),
    parent: '/management/firmware/firmwareProfileList',
    permission: permissions.getFirmwareProfile,
    texts: ['fleet/approvals', 'fleet/firmware', 'fleet/profiles'],
  },
  validateSearch: memberSearch.read,
  loader: ({ context: { queryClient }, params: { fpId } }) => {
    // The calls are no part of the first script: they come beside the page.
    void import('#web/features/fleet/firmware/profile-calls.ts').then(({ profileCalls }) =>
      queryClient.prefetchQuery(profileQuery(profileCalls, fpId)),
    );
  },
  component: Page,
});

function Page() {
  const { fpId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ProfilePage
      key={fpId}
      kind={firmwareProfiles}
      id={fpId}
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  );
}
