import { createFileRoute } from '@tanstack/react-router';
import { School } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { officesQuery } from '#web/entities/organisation/offices.ts';
import { SchoolList } from '#web/features/people/schools/list.tsx';
import { schoolSearch, schoolsQuery } from '#web/features/people/schools/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/school/schoolList')({
  staticData: {
    title: defineMessage('routes.schools', { en: 'Schools', ko: '학교' }),
    permission: permissions.listOrganisations,
    nav: {
      group: 'management',
      area: 'people',
      entry: 'users',
      order: 3,
      icon: School,
      to: '/management/school/schoolList',
    },
    texts: ['people/schools'],
  },
  validateSearch: schoolSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(schoolsQuery(deps));
    void queryClient.prefetchQuery(officesQuery);
  },
  component: Schools,
});

function Schools() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <SchoolList search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
