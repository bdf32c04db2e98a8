import { createFileRoute } from '@tanstack/react-router';
import { Clapperboard } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { BootAdPage } from '#web/features/content/lists/boot-ad-list.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/cms/bootAd')({
  staticData: {
    title: defineMessage({ id: 'routes.bootAds', defaultMessage: 'Boot ads' }),
    permission: permissions.listBootAds,
    nav: { group: 'management', order: 4.3, icon: Clapperboard, to: '/management/cms/bootAd' },
    texts: ['content/lists'],
  },
  component: BootAdPage,
});
