import { createFileRoute } from '@tanstack/react-router';
import { FileCheck } from 'lucide-react';
import { VerifyPage } from '#web/features/administration/verify/page.tsx';
import { logKeyQuery } from '#web/features/administration/verify/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/verify')({
  staticData: {
    title: defineMessage('routes.verify', { en: 'Verify a file', ko: '파일 검증' }),
    nav: {
      group: 'device',
      area: 'work',
      entry: 'cases',
      namesEntryAlone: true,
      order: 6,
      icon: FileCheck,
      to: '/verify',
    },
    texts: ['administration/verify'],
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(logKeyQuery);
  },
  component: VerifyPage,
});
