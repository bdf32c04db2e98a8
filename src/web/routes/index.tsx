import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/')({
  beforeLoad: async ({ context }) => {
    throw (await context.session.isSignedIn()) ? redirect({ to: '/home' }) : redirect({ to: '/login' });
  },
});
