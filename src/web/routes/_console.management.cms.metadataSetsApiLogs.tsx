import { createFileRoute } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { FetchList } from '#web/features/content/api-logs/list.tsx';
import { fetchesQuery, fetchSearch } from '#web/features/content/api-logs/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/cms/metadataSetsApiLogs')({
  staticData: {
    title: defineMessage('routes.metadataSetsApiLogs', { en: 'Content API log', ko: '콘텐츠 API 로그' }),
    permission: permissions.listContentFetches,
    nav: {
      group: 'management',
      area: 'content',
      entry: 'content',
      order: 5,
      icon: Download,
      to: '/management/cms/metadataSetsApiLogs',
    },
    texts: ['content/api-logs'],
  },
  validateSearch: fetchSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(fetchesQuery(deps));
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <FetchList search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
