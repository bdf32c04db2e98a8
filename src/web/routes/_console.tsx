import { createFileRoute, Outlet, redirect, useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { isAllowed } from '#domain/permissions.ts';
import { NotAllowedPage } from '#web/features/errors/message-pages.tsx';
import { useProfile } from '#web/http/profile.ts';
import { needTexts } from '#web/i18n/catalogue.ts';

/** Everything behind the sign-in (TR-159): without token, user and profile the way leads to the sign-in page. */
export const Route = createFileRoute('/_console')({
  beforeLoad: async ({ context, location, matches }) => {
    if (!(await context.session.isSignedIn())) {
      throw redirect({ to: '/login', search: { next: location.href } });
    }
    await Promise.all(matches.flatMap(({ staticData }) => staticData.texts ?? []).map(needTexts));
  },
  component: Console,
});

function Console() {
  const { Shell } = Route.useRouteContext();
  const profile = useProfile();
  const permissions = useMatches({
    select: (matches) => matches.map(({ staticData }) => staticData.permission ?? []),
  });
  // While the session ends there is no profile, and the page that is being left stays.
  const isOpen = profile === null || permissions.every((permission) => isAllowed(profile, permission));
  return (
    <Suspense>
      <Shell>{isOpen ? <Outlet /> : <NotAllowedPage />}</Shell>
    </Suspense>
  );
}
