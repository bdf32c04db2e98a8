import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';

/** Everything behind the sign-in (TR-159): without token, user and profile the way leads to the sign-in page. */
export const Route = createFileRoute('/_console')({
  beforeLoad: async ({ context, location }) => {
    if (!(await context.session.isSignedIn())) {
      throw redirect({ to: '/login', search: { next: location.href } });
    }
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
