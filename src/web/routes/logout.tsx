import { createFileRoute, redirect } from '@tanstack/react-router';
import { messages } from './-messages.ts';

export const Route = createFileRoute('/logout')({
  staticData: { title: messages.logout },
  beforeLoad: async ({ context }) => {
    await context.session.isSignedIn();
    context.session.signOut();
    throw redirect({ to: '/login', replace: true });
  },
});
