import { createFileRoute } from '@tanstack/react-router';
import { schedulesQuery } from '#web/entities/exports/queries.ts';
import { ScheduledExports } from '#web/features/people/exports/page.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/account/exports')({
  staticData: {
    title: defineMessage('routes.exports', { en: 'Scheduled exports', ko: '예약 내보내기' }),
    texts: ['people/exports'],
  },
  validateSearch: ({ run }: Record<string, unknown>): { run?: string | undefined } => ({
    run: typeof run === 'string' && run !== '' ? run : undefined,
  }),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(schedulesQuery);
  },
  component: ExportsRoute,
});

function ExportsRoute() {
  return <ScheduledExports run={Route.useSearch().run} />;
}
