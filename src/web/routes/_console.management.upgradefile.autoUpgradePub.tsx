import { createFileRoute } from '@tanstack/react-router';
import { CalendarSync } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { firmwareProfiles } from '#web/features/fleet/firmware/profile-kind.ts';
import { profileSearch } from '#web/features/fleet/firmware/profile-search.ts';
import { AutomaticProfiles } from '#web/features/fleet/profiles/automatic-list.tsx';
import { profilesQuery } from '#web/features/fleet/profiles/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/upgradefile/autoUpgradePub')({
  staticData: {
    title: defineMessage('routes.automaticProfiles', { en: 'Automatic profiles', ko: '자동 프로파일' }),
    permission: permissions.getFirmwareProfilePage,
    nav: {
      group: 'management',
      area: 'firmware',
      entry: 'firmware',
      order: 3,
      icon: CalendarSync,
      to: '/management/upgradefile/autoUpgradePub',
      tab: defineMessage('routes.automaticProfilesTab', { en: 'Automatic', ko: '자동' }),
    },
    texts: ['fleet/firmware', 'fleet/profiles'],
  },
  validateSearch: profileSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    // The calls are no part of the first script: they come beside the page.
    void import('#web/features/fleet/firmware/profile-calls.ts').then(({ profileCalls }) =>
      queryClient.prefetchQuery(profilesQuery(profileCalls, deps, true)),
    );
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AutomaticProfiles
      kind={firmwareProfiles}
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how })}
    />
  );
}
