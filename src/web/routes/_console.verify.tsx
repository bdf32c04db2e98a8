import { createFileRoute } from '@tanstack/react-router';
import { logKeyQuery } from '#web/features/verify/key.ts';
import { VerifyPage } from '#web/features/verify/page.tsx';
import { messages } from './-messages.ts';

export const Route = createFileRoute('/_console/verify')({
  staticData: { title: messages.verify },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(logKeyQuery);
  },
  component: VerifyPage,
});
