import { createFileRoute } from '@tanstack/react-router';
import { Mails } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { MailList } from '#web/features/people/mails/list.tsx';
import { mailSearch, mailsQuery, queryOf } from '#web/features/people/mails/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/mails/')({
  staticData: {
    title: defineMessage('routes.mails', { en: 'Mails', ko: '메일' }),
    permission: permissions.listMails,
    nav: { group: 'management', area: 'people', entry: 'notices', order: 7, icon: Mails, to: '/mails' },
    texts: ['people/mails'],
  },
  validateSearch: mailSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(mailsQuery(queryOf(deps)));
  },
  component: MailsPage,
});

function MailsPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <MailList search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
