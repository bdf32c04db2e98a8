import {
  createFileRoute,
  Outlet,
  redirect,
  retainSearchParams,
  type StaticDataRouteOption,
  useMatches,
  useRouter,
} from '@tanstack/react-router';
import { useState } from 'react';
import { isAllowed } from '#domain/permissions.ts';
import { NotAllowedPage } from '#web/features/errors/message-pages.tsx';
import { narrowing, operatorOf, operatorParameter } from '#web/http/narrowing.ts';
import { type Profile, profileKey, useProfile } from '#web/http/profile.ts';
import { hasTexts, needTexts } from '#web/i18n/catalogue.ts';
import { PartFailed } from '#web/ui/lazy-part.tsx';

const textsOf = (matches: readonly { staticData: StaticDataRouteOption }[]) =>
  matches.flatMap(({ staticData }) => staticData.texts ?? []);

/** Everything behind the sign-in (TN-159): without token, user and profile the way leads to the sign-in page. */
export const Route = createFileRoute('/_console')({
  staticData: { texts: ['console'] },
  validateSearch: (search: Record<string, unknown>): { operator?: string } => {
    const operator = operatorOf(search[operatorParameter]);
    return operator === undefined ? {} : { operator };
  },
  // Every address of the console keeps it (docs/decisions/209).
  search: { middlewares: [retainSearchParams([operatorParameter])] },
  beforeLoad: async ({ context, location, matches, search, preload }) => {
    if (!(await context.session.isSignedIn())) {
      throw redirect({ to: '/login', search: { next: location.href } });
    }
    // Back and forth in the browser, or a link from elsewhere: what was read for another organisation is not shown beside it.
    if (!preload && (search.operator ?? null) !== narrowing.operator) {
      window.location.assign(location.href);
      await new Promise(() => {});
    }
    const owes = context.queryClient.getQueryData<Profile>(profileKey)?.owes;
    if (owes === 'password') throw redirect({ to: '/resetPassword' });
    if (owes === 'twoFactor') throw redirect({ to: '/setUpTwoFactor' });
    // Texts that cannot be loaded are reported inside the shell, which has its own.
    await Promise.allSettled(textsOf(matches).map(needTexts));
  },
  component: Console,
});

function Console() {
  const { Shell } = Route.useRouteContext();
  const router = useRouter();
  const [retry] = useState(() => () => void router.invalidate());
  const profile = useProfile();
  const wanted = useMatches({
    select: (matches) =>
      matches.map(({ staticData: { permission = [], nav } }) => ({ permission, group: nav?.group })),
  });
  const isBare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isBare) });
  const textsMissing = useMatches({ select: (matches) => !textsOf(matches).every(hasTexts) });
  // While the session ends there is no profile, and the page that is being left stays.
  const isOpen =
    profile === null ||
    wanted.every(
      ({ permission, group }) =>
        isAllowed(profile, permission) && (!group || profile.menus_permissions.includes(group)),
    );
  return (
    <Shell isBare={isBare}>
      {textsMissing ? <PartFailed onRetry={retry} /> : isOpen ? <Outlet /> : <NotAllowedPage />}
    </Shell>
  );
}
