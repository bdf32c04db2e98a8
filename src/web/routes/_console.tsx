import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { needTexts, type Part } from '#web/i18n/catalogue.ts';

/** Pages whose texts are not there from the start. */
const textsOf: readonly [prefix: string, part: Part][] = [
  ['/device/deviceDetail/', 'device'],
  ['/device/deviceInfo/', 'device'],
  ['/tasks', 'tasks'],
  ['/verify', 'verify'],
  ['/machines', 'machines'],
  ['/cases', 'cases'],
];

/** Everything behind the sign-in (TR-159): without token, user and profile the way leads to the sign-in page. */
export const Route = createFileRoute('/_console')({
  beforeLoad: async ({ context, location }) => {
    if (!(await context.session.isSignedIn())) {
      throw redirect({ to: '/login', search: { next: location.href } });
    }
    const texts = textsOf.find(([prefix]) => location.pathname.startsWith(prefix));
    if (texts) await needTexts(texts[1]);
  },
  component: Console,
});

function Console() {
  const { Shell } = Route.useRouteContext();
  return (
    <Suspense>
      <Shell>
        <Outlet />
      </Shell>
    </Suspense>
  );
}
