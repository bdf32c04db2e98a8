import { createFileRoute } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { AccountList } from '#web/features/people/accounts/list.tsx';
import { accountSearch, accountsQuery, choicesQuery } from '#web/features/people/accounts/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/account/accountList')({
  staticData: {
    title: defineMessage('routes.accounts', { en: 'Accounts', ko: '계정' }),
    permission: permissions.listAccounts,
    nav: {
      group: 'management',
      area: 'people',
      entry: 'users',
      order: 1,
      icon: Users,
      to: '/management/account/accountList',
      prefix: '/management/account',
    },
    texts: ['people/accounts'],
  },
  validateSearch: accountSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(accountsQuery(deps));
    void queryClient.prefetchQuery(choicesQuery);
  },
  component: Accounts,
});

function Accounts() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <AccountList search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
