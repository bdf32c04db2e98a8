import { createRouter } from '@tanstack/react-router';
import { nowMs } from '#web/ambient/clock.ts';
import { drafts } from '#web/ambient/drafts.ts';
import { queryClient } from '#web/http/query-client.ts';
import { routeTree } from '#web/routeTree.gen.ts';
import { lazyPart, reportBroken } from '#web/ui/lazy-part.tsx';
import { clientKeyOf } from './client-keys.ts';
import { RouteFailed } from './route-failed.tsx';
import { session } from './session.ts';
import { rememberedEmail } from './session-storage.ts';
import { ToastHost } from './toast-host.tsx';

export const router = createRouter({
  routeTree,
  context: {
    queryClient,
    Shell: lazyPart(() => import('./shell.tsx')),
    session: {
      isSignedIn: () => session.isSignedIn(),
      signIn: (form) => session.signIn(form),
      signInWithCode: (code) => session.signInWithCode(code),
      signInWithPasskey: () => session.signInWithPasskey(),
      signInWithCompany: (email, next) => session.signInWithCompany(email, next),
      returnFromCompany: () => session.returnFromCompany(),
      secondStep: () => session.secondStep(),
      abandonSecondStep: () => session.abandonSecondStep(),
      endedBy: () => session.endedBy(),
      failure: () => session.actor.getSnapshot().context.failure,
      signOut: () => session.signOut(),
      clientVerified: () => session.clientVerified(),
      clientKeyOf,
      remembered: rememberedEmail,
    },
  },
  InnerWrap: ToastHost,
  defaultErrorComponent: RouteFailed,
  defaultOnCatch: reportBroken,
  scrollRestoration: false,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
});

/** A new page starts at its top (TN-161); a change of the search parameters alone keeps the scroll position. */
export function followNavigation(): void {
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (pathChanged) window.scrollTo({ top: 0 });
    if (toLocation.pathname !== '/login') drafts.arrived(toLocation.pathname);
  });
}

session.onNavigate((to) => {
  const { pathname, href } = router.state.location;
  // The guard of the sign-in page leads on to where its user wanted to be.
  if (to === 'onward') void router.invalidate();
  // A form to sign in says nothing to those who look at the wall from afar.
  else if (pathname === '/wall')
    void router.navigate({
      to: '/wall-ended',
      search: { at: new Date(nowMs()).toISOString() },
      replace: true,
    });
  else if (pathname === '/wall-ended') return;
  else if (pathname !== '/login') {
    void router.navigate({ to: '/login', search: pathname === '/logout' ? {} : { next: href } });
  }
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
