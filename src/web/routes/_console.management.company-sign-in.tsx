import { createFileRoute } from '@tanstack/react-router';
import { KeySquare } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { ProviderPage } from '#web/features/people/identity-provider/page.tsx';
import { providerQuery } from '#web/features/people/identity-provider/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/company-sign-in')({
  staticData: {
    title: defineMessage('routes.identityProvider', { en: 'Company sign-in', ko: '회사 계정 로그인' }),
    permission: permissions.getIdentityProvider,
    nav: {
      group: 'management',
      area: 'people',
      order: 5,
      icon: KeySquare,
      to: '/management/company-sign-in',
    },
    texts: ['people/identity-provider'],
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(providerQuery);
  },
  component: ProviderPage,
});
