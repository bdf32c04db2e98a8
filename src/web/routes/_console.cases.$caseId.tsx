import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { CasePage } from '#web/features/devices/cases/case-page.tsx';
import { caseQuery } from '#web/features/devices/cases/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/cases/$caseId')({
  staticData: {
    title: defineMessage('routes.case', { en: 'Case', ko: '케이스' }),
    parent: '/cases',
    permission: permissions.getCase,
    texts: ['devices/cases'],
  },
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(caseQuery(params.caseId));
  },
  component: OneCase,
});

function OneCase() {
  const { caseId } = Route.useParams();
  return <CasePage key={caseId} caseId={caseId} />;
}
