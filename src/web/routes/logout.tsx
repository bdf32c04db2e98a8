import { createFileRoute, redirect } from '@tanstack/react-router';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/logout')({
  staticData: {
    title: defineMessage({ id: 'routes.logout', defaultMessage: 'Sign out' }),
  },
  beforeLoad: async ({ context }) => {
    await context.session.isSignedIn();
    context.session.signOut();
    throw redirect({ to: '/login', replace: true });
  },
});
