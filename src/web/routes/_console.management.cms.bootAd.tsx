import { createFileRoute } from '@tanstack/react-router';
import { Clapperboard } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { BootAdPage } from '#web/features/content/lists/boot-ad-list.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/cms/bootAd')({
  staticData: {
    title: defineMessage('routes.bootAds', { en: 'Boot ads', ko: '부팅 광고' }),
    permission: permissions.listBootAds,
    nav: {
      group: 'management',
      area: 'content',
      entry: 'content',
      order: 3,
      icon: Clapperboard,
      to: '/management/cms/bootAd',
    },
    texts: ['content/lists', 'content/lists/coverage'],
  },
  component: BootAdPage,
});
