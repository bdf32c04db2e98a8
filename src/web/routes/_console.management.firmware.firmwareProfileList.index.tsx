import { createFileRoute } from '@tanstack/react-router';
import { Waves } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import PlanSheet from '#web/features/fleet/firmware/plan-sheet.tsx';
import { firmwareProfiles } from '#web/features/fleet/firmware/profile-kind.ts';
import { profileSearch } from '#web/features/fleet/firmware/profile-search.ts';
import { ProfileList } from '#web/features/fleet/profiles/list.tsx';
import { profilesQuery } from '#web/features/fleet/profiles/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/firmware/firmwareProfileList/')({
  staticData: {
    title: defineMessage('routes.firmwareProfiles', { en: 'Firmware profiles', ko: '펌웨어 프로파일' }),
    permission: permissions.getFirmwareProfilePage,
    nav: {
      group: 'management',
      area: 'firmware',
      entry: 'firmware',
      order: 2,
      icon: Waves,
      to: '/management/firmware/firmwareProfileList',
      tab: defineMessage('routes.firmwareProfilesTab', { en: 'Profiles', ko: '프로파일' }),
    },
    texts: ['fleet/firmware', 'fleet/profiles'],
  },
  validateSearch: profileSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    // The calls are no part of the first script: they come beside the page.
    void import('#web/features/fleet/firmware/profile-calls.ts').then(({ profileCalls }) =>
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
      kind={firmwareProfiles}
      PlanSheet={PlanSheet}
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how })}
    />
  );
}
