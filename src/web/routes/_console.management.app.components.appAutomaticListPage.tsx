import { createFileRoute } from '@tanstack/react-router';
import { CalendarSync } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { appProfiles } from '#web/features/fleet/app-profiles/profile-kind.ts';
import { profileSearch } from '#web/features/fleet/app-profiles/profile-search.ts';
import { AutomaticProfiles } from '#web/features/fleet/profiles/automatic-list.tsx';
import { profilesQuery } from '#web/features/fleet/profiles/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/app/components/appAutomaticListPage')({
  staticData: {
    title: defineMessage('routes.automaticAppProfiles', {
      en: 'Automatic app profiles',
      ko: '자동 앱 프로파일',
    }),
    permission: permissions.getAppProfilePage,
    nav: {
      group: 'management',
      area: 'firmware',
      entry: 'apps',
      order: 15,
      icon: CalendarSync,
      to: '/management/app/components/appAutomaticListPage',
      tab: defineMessage('routes.automaticAppProfilesTab', { en: 'Automatic', ko: '자동' }),
    },
    texts: ['fleet/app-profiles', 'fleet/profiles'],
  },
  validateSearch: profileSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    // The calls are no part of the first script: they come beside the page.
    void import('#web/features/fleet/app-profiles/profile-calls.ts').then(({ profileCalls }) =>
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
      kind={appProfiles}
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how })}
    />
  );
}
