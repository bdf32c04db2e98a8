import { createFileRoute } from '@tanstack/react-router';
import { Waves } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import PlanSheet from '#web/features/fleet/app-profiles/plan-sheet.tsx';
import { appProfiles } from '#web/features/fleet/app-profiles/profile-kind.ts';
import { profileSearch } from '#web/features/fleet/app-profiles/profile-search.ts';
import { ProfileList } from '#web/features/fleet/profiles/list.tsx';
import { profilesQuery } from '#web/features/fleet/profiles/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/app/components/appProfileListPage')({
  staticData: {
    title: defineMessage('routes.appProfiles', { en: 'App profiles', ko: '앱 프로파일' }),
    permission: permissions.getAppProfilePage,
    nav: {
      group: 'management',
      area: 'firmware',
      entry: 'apps',
      order: 14,
      icon: Waves,
      to: '/management/app/components/appProfileListPage',
      tab: defineMessage('routes.appProfilesTab', { en: 'Profiles', ko: '프로파일' }),
    },
    texts: ['fleet/app-profiles', 'fleet/profiles'],
  },
  validateSearch: profileSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    // The calls are no part of the first script: they come beside the page.
    void import('#web/features/fleet/app-profiles/profile-calls.ts').then(({ profileCalls }) =>
      queryClient.prefetchQuery(profilesQuery(profileCalls, deps)),
    );
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ProfileList
      kind={appProfiles}
      PlanSheet={PlanSheet}
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how })}
    />
  );
}
