import { createFileRoute } from '@tanstack/react-router';
import { CasePage } from '#web/features/cases/page.tsx';
import { caseQuery } from '#web/features/cases/queries.ts';
import { messages } from './-messages.ts';

export const Route = createFileRoute('/_console/cases/$caseId')({
  staticData: { title: messages.case },
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(caseQuery(params.caseId));
  },
  component: OneCase,
});

function OneCase() {
  const { caseId } = Route.useParams();
  return <CasePage key={caseId} caseId={caseId} />;
}
