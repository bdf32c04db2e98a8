import { createFileRoute } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { useHere } from '#web/entities/organisation/queries.ts';
import { OrganisationList } from '#web/features/people/organisations/list.tsx';
import { organisationSearch } from '#web/features/people/organisations/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/company/companyList')({
  staticData: {
    title: defineMessage('routes.companies', { en: 'Companies', ko: '회사' }),
    permission: permissions.listOrganisations,
    nav: {
      group: 'management',
      area: 'people',
      entry: 'users',
      order: 2,
      icon: Building2,
      to: '/management/company/companyList',
    },
    texts: ['people/organisations'],
  },
  validateSearch: organisationSearch.read,
  component: Companies,
});

function Companies() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const here = useHere();
  return here ? (
    <OrganisationList
      here={here}
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how })}
    />
  ) : null;
}
