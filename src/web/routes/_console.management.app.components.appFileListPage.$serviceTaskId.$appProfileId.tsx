import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { appProfiles } from '#web/features/fleet/app-profiles/profile-kind.ts';
import { ProfilePage } from '#web/features/fleet/profiles/page.tsx';
import { profileQuery } from '#web/features/fleet/profiles/queries.ts';
import { memberSearch } from '#web/features/fleet/profiles/search.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute(
  '/_console/management/app/components/appFileListPage/$serviceTaskId/$appProfileId',
)({
  staticData: {
    title: defineMessage('routes.appProfile', { en: 'App profile', ko: '앱 프로파일' }),
    parent: '/management/app/components/appProfileListPage',
    permission: permissions.getAppProfile,
    texts: ['fleet/app-profiles', 'fleet/approvals', 'fleet/profiles'],
  },
  validateSearch: memberSearch.read,
  loader: ({ context: { queryClient }, params: { appProfileId } }) => {
    // The calls are no part of the first script: they come beside the page.
    void import('#web/features/fleet/app-profiles/profile-calls.ts').then(({ profileCalls }) =>
      queryClient.prefetchQuery(profileQuery(profileCalls, appProfileId)),
    );
  },
  component: Page,
});

function Page() {
  const { appProfileId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ProfilePage
      key={appProfileId}
      kind={appProfiles}
      id={appProfileId}
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  );
}
