import { createFileRoute } from '@tanstack/react-router';
import { Megaphone } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { NoticeList } from '#web/features/people/notices/list.tsx';
import { noticeSearch, noticesQuery, queryOf } from '#web/features/people/notices/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/notice/noticeList')({
  staticData: {
    title: defineMessage('routes.notices', { en: 'Notices', ko: '공지' }),
    permission: permissions.listNotices,
    nav: {
      group: 'management',
      area: 'people',
      entry: 'notices',
      order: 6,
      icon: Megaphone,
      to: '/management/notice/noticeList',
    },
    texts: ['people/notices'],
  },
  validateSearch: noticeSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(noticesQuery(queryOf(deps)));
  },
  component: NoticesPage,
});

function NoticesPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <NoticeList search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
