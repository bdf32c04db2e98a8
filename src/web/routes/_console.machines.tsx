import { createFileRoute } from '@tanstack/react-router';
import { Workflow } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { MachinesPage } from '#web/features/administration/machines/page.tsx';
import {
  conformanceQuery,
  pathsQuery,
  readMachinesSearch,
} from '#web/features/administration/machines/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';

export const Route = createFileRoute('/_console/machines')({
  staticData: {
    title: defineMessage('routes.machines', { en: 'State machines', ko: '상태 머신' }),
    permission: permissions.getConformance,
    nav: { group: 'management', area: 'system', order: 2, icon: Workflow, to: '/machines' },
    texts: ['administration/machines', 'administration/timeline'],
  },
  validateSearch: readMachinesSearch,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(conformanceQuery);
    void queryClient.prefetchQuery(pathsQuery);
  },
  component: Machines,
});

/** The layouts of all machines are a chunk of their own. */
const MachineChart = lazyPart(
  async () => ({
    default: (await import('#web/features/administration/timeline/statechart/machine-chart.tsx'))
      .MachineChart,
  }),
  <Skeleton className="h-80" />,
);

function Machines() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MachinesPage
      search={search}
      onSearch={(next) => void navigate({ search: next })}
      drawChart={(machine, isTaken) => <MachineChart machine={machine} isTaken={isTaken} />}
    />
  );
}
