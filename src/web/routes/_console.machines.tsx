import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { MachinesPage } from '#web/features/machines/page.tsx';
import { conformanceQuery, pathsQuery } from '#web/features/machines/queries.ts';
import { readMachinesSearch } from '#web/features/machines/search.ts';
import { messages } from './-messages.ts';

export const Route = createFileRoute('/_console/machines')({
  staticData: { title: messages.machines },
  validateSearch: readMachinesSearch,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(conformanceQuery);
    void queryClient.prefetchQuery(pathsQuery);
  },
  component: Machines,
});

/** With the layouts of all machines: a chunk of its own. */
const MachineChart = lazy(async () => ({
  default: (await import('#web/features/tasks/statechart/machine-chart.tsx')).MachineChart,
}));

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
