import { createRouter } from '@tanstack/react-router';
import { lazy } from 'react';
import { queryClient } from '#web/http/query-client.ts';
import { routeTree } from '#web/routeTree.gen.ts';
import { session } from './session.ts';
import { rememberedEmail } from './session-storage.ts';
import { WithToaster } from './with-toaster.tsx';

export const router = createRouter({
  routeTree,
  context: {
    queryClient,
    Shell: lazy(() => import('./shell.tsx')),
    session: {
      isSignedIn: () => session.isSignedIn(),
      signIn: (form) => session.signIn(form),
      failure: () => session.actor.getSnapshot().context.failure,
      signOut: () => session.signOut(),
      clientVerified: () => session.clientVerified(),
      remembered: rememberedEmail,
    },
  },
  InnerWrap: WithToaster,
  scrollRestoration: false,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
});

/** A new page starts at its top (TR-161); a change of the search alone leaves the reader where he is. */
export function scrollToTopOnNewPage(): void {
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) window.scrollTo({ top: 0 });
  });
}

session.onNavigate((to) => {
  const { pathname, href } = router.state.location;
  if (to === 'login' && pathname !== '/login') {
    void router.navigate({ to: '/login', search: pathname === '/logout' ? {} : { next: href } });
  }
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
