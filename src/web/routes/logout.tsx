import { createFileRoute, redirect } from '@tanstack/react-router';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/logout')({
  staticData: {
    title: defineMessage('routes.logout', { en: 'Sign out', ko: '로그아웃' }),
  },
  beforeLoad: async ({ context }) => {
    await context.session.isSignedIn();
    context.session.signOut();
    throw redirect({ to: '/login', replace: true });
  },
});
