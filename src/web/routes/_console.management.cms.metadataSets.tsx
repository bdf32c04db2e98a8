import { createFileRoute } from '@tanstack/react-router';
import { GalleryHorizontalEnd } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { AdPage, readAdTab } from '#web/features/content/lists/pages.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/cms/metadataSets')({
  staticData: {
    title: defineMessage({ id: 'routes.bannersAndAds', defaultMessage: 'Banners and live ads' }),
    permission: permissions.listBanners,
    nav: { group: 'management', order: 4.2, icon: GalleryHorizontalEnd, to: '/management/cms/metadataSets' },
    texts: ['content/lists'],
  },
  validateSearch: readAdTab,
  component: Page,
});

function Page() {
  const { tab = 'banners' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <AdPage tab={tab} onTab={(next) => void navigate({ search: { tab: next }, replace: true })} />;
}
