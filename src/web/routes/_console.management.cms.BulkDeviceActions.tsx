import { createFileRoute } from '@tanstack/react-router';
import { MonitorUp } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { BulkPage } from '#web/features/content/lists/bulks/page.tsx';
import { bulksQuery } from '#web/features/content/lists/bulks/queries.ts';
import { readBulkSearch } from '#web/features/content/lists/bulks/search.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/cms/BulkDeviceActions')({
  staticData: {
    title: defineMessage('routes.bulkProvisioning', {
      en: 'Bulk provisioning',
      ko: '전체 셋톱박스 기본 콘텐츠',
    }),
    permission: permissions.getBulkSettings,
    nav: {
      group: 'management',
      area: 'content',
      entry: 'content',
      order: 4,
      icon: MonitorUp,
      to: '/management/cms/BulkDeviceActions',
    },
    texts: ['content/lists', 'content/lists/coverage', 'content/lists/bulks'],
  },
  validateSearch: readBulkSearch,
  loaderDeps: ({ search: { opId = null } }) => ({ opId }),
  loader: ({ context: { queryClient }, deps: { opId } }) => {
    void queryClient.prefetchQuery(bulksQuery(opId));
  },
  component: Page,
});

function Page() {
  const { opId = null } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BulkPage
      opId={opId}
      onOrganisation={(next) => void navigate({ search: next === null ? {} : { opId: next } })}
    />
  );
}
