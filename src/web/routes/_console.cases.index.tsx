import { createFileRoute } from '@tanstack/react-router';
import { CaseList } from '#web/features/cases/list.tsx';
import { casesQuery } from '#web/features/cases/queries.ts';
import { queryOf, readCasesSearch } from '#web/features/cases/search.ts';
import { messages } from './-messages.ts';

export const Route = createFileRoute('/_console/cases/')({
  staticData: { title: messages.cases },
  validateSearch: readCasesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(casesQuery(queryOf(deps)));
  },
  component: Cases,
});

function Cases() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <CaseList search={search} onSearch={(next) => void navigate({ search: next })} />;
}
