import { createFileRoute } from '@tanstack/react-router';
import { ownNoticesQuery } from '#web/entities/notice/queries.ts';
import { PublishedNotices } from '#web/features/people/notices/published.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/notice/noticeListPagePublishing')({
  staticData: {
    title: defineMessage('routes.noticesPublished', { en: 'Published notices', ko: '게시 중인 공지' }),
    menu: '/management/notice/noticeList',
    texts: ['people/notices'],
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(ownNoticesQuery);
  },
  component: PublishedNotices,
});
