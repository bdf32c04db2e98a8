import { createFileRoute } from '@tanstack/react-router';
import { MessageSquareText } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { FeedbackList } from '#web/features/people/feedback/list.tsx';
import { feedbackQuery, feedbackSearch } from '#web/features/people/feedback/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/feedback')({
  staticData: {
    title: defineMessage('routes.feedback', { en: 'Feedback', ko: '의견' }),
    permission: permissions.listFeedbacks,
    nav: {
      group: 'management',
      area: 'people',
      entry: 'notices',
      order: 8,
      icon: MessageSquareText,
      to: '/management/feedback',
    },
    texts: ['people/feedback'],
  },
  validateSearch: feedbackSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(feedbackQuery(deps));
  },
  component: FeedbackPage,
});

function FeedbackPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <FeedbackList search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
