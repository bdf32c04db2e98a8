import { createFileRoute } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { ConsentList } from '#web/features/devices/consents/list.tsx';
import { consentSearch, consentsQuery, queryOf } from '#web/features/devices/consents/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/consents/')({
  staticData: {
    title: defineMessage('routes.consents', { en: 'Consents', ko: '화면 보기 동의' }),
    permission: permissions.listConsents,
    nav: { group: 'device', area: 'work', entry: 'tasks', order: 4, icon: ShieldCheck, to: '/consents' },
    texts: ['devices/consents'],
  },
  validateSearch: consentSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(consentsQuery(queryOf(deps)));
  },
  component: Consents,
});

function Consents() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ConsentList search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
