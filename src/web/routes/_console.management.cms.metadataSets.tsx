import { createFileRoute } from '@tanstack/react-router';
import { GalleryHorizontalEnd } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { SetPage } from '#web/features/content/lists/sets/page.tsx';
import { readSetSearch } from '#web/features/content/lists/sets/search.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/cms/metadataSets')({
  staticData: {
    title: defineMessage('routes.metadataSets', { en: 'Metadata sets', ko: '메타데이터 세트' }),
    permission: permissions.listMetadataSets,
    nav: {
      group: 'management',
      area: 'content',
      entry: 'content',
      order: 2,
      icon: GalleryHorizontalEnd,
      to: '/management/cms/metadataSets',
    },
    texts: [
      'content/lists',
      'content/lists/coverage',
      'content/lists/sets',
      'content/lists/vods',
      'content/lists/preview',
    ],
  },
  validateSearch: readSetSearch,
  component: Page,
});

function Page() {
  const { tab = 'sets', preview } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SetPage
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
      preview={preview}
      onPreview={(next) => void navigate({ search: next === undefined ? {} : { preview: next } })}
    />
  );
}
