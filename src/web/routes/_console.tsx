import {
  createFileRoute,
  Outlet,
  redirect,
  type StaticDataRouteOption,
  useMatches,
  useRouter,
} from '@tanstack/react-router';
import { useState } from 'react';
import { isAllowed } from '#domain/permissions.ts';
import { NotAllowedPage } from '#web/features/errors/message-pages.tsx';
import { useProfile } from '#web/http/profile.ts';
import { hasTexts, needTexts } from '#web/i18n/catalogue.ts';
import { PartFailed } from '#web/ui/lazy-part.tsx';

const textsOf = (matches: readonly { staticData: StaticDataRouteOption }[]) =>
  matches.flatMap(({ staticData }) => staticData.texts ?? []);

/** Everything behind the sign-in (TR-159): without token, user and profile the way leads to the sign-in page. */
export const Route = createFileRoute('/_console')({
  beforeLoad: async ({ context, location, matches }) => {
    if (!(await context.session.isSignedIn())) {
      throw redirect({ to: '/login', search: { next: location.href } });
    }
    // Texts that cannot be loaded are told inside the shell, which has its own.
    await Promise.allSettled(textsOf(matches).map(needTexts));
  },
  component: Console,
});

function Console() {
  const { Shell } = Route.useRouteContext();
  const router = useRouter();
  const [retry] = useState(() => () => void router.invalidate());
  const profile = useProfile();
  const permissions = useMatches({
    select: (matches) => matches.map(({ staticData }) => staticData.permission ?? []),
  });
  const textsMissing = useMatches({ select: (matches) => !textsOf(matches).every(hasTexts) });
  // While the session ends there is no profile, and the page that is being left stays.
  const isOpen = profile === null || permissions.every((permission) => isAllowed(profile, permission));
  return (
    <Shell>{textsMissing ? <PartFailed onRetry={retry} /> : isOpen ? <Outlet /> : <NotAllowedPage />}</Shell>
  );
}
