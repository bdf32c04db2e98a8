import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { versionsOf } from '#machines/recorded.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { CouldNotRead, PageHeader } from '#web/resource/list-page.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { messages } from './messages.ts';
import { Paths } from './paths.tsx';
import { conformanceQuery, pathsQuery } from './queries.ts';
import { Records } from './records.tsx';
import { Rules } from './rules.tsx';
import type { MachinesSearch } from './search.ts';
import { takenBy } from './taken.ts';
import { Transitions } from './transitions.tsx';

interface MachinesPageProps {
  search: MachinesSearch;
  onSearch: (search: MachinesSearch) => void;
  /** Draws a machine, the ways that were taken strong. */
  drawChart: (machine: string, isTaken: (from: string, to: string) => boolean) => ReactNode;
}

/** For auditors: what the machines can do, what of it was tested, and what this server's own records say. */
export function MachinesPage({ search, onSearch, drawChart }: MachinesPageProps) {
  const text = useText();
  const { number } = useFormats();
  const conformance = useQuery(conformanceQuery);
  const { data: machines } = useQuery(pathsQuery);
  const machine = machines?.find(({ name }) => name === search.machine) ?? machines?.[0];
  if (conformance.isError)
    return <CouldNotRead error={conformance.error} onAgain={() => void conformance.refetch()} />;
  if (!conformance.data || !machines || !machine) {
    return (
      <>
        <PageHeader title={text(messages.title)} context={text(messages.context)} />
        <Skeleton className="h-40" />
      </>
    );
  }
  const seen = conformance.data.transitions.filter((transition) => transition.machine === machine.name);
  const isRecorded = versionsOf(machine.name) !== null;
  const isTaken = takenBy(machine, isRecorded ? seen : null);
  return (
    <>
      <PageHeader title={text(messages.title)} context={text(messages.context)} />
      <div className="flex flex-col gap-6">
        <Records conformance={conformance.data} />
        <Tabs
          label={text(messages.machine)}
          value={machine.name}
          tabs={machines.map(({ name }) => ({ value: name, label: name }))}
          onChange={(name) => onSearch({ machine: name })}
        >
          <div className="flex flex-col gap-4">
            <p className="text-dense text-secondary">
              {text(messages.figures, {
                states: number(machine.states),
                transitions: number(machine.transitions.length),
                negative: number(machine.negativeCells),
              })}
            </p>
            <Card title={text(messages.chart)}>
              <p className="pb-4 text-dense text-secondary">
                {text(isRecorded ? messages.chartRecorded : messages.chartTried)}
              </p>
              <Suspense fallback={<Skeleton className="h-80" />}>{drawChart(machine.name, isTaken)}</Suspense>
            </Card>
            <Transitions machine={machine} seen={seen} recorded={isRecorded} />
            <Rules machine={machine} />
            <Paths
              machine={machine}
              event={search.event}
              onEvent={(event) =>
                onSearch({ machine: machine.name, ...(event === undefined ? {} : { event }) })
              }
            />
          </div>
        </Tabs>
      </div>
    </>
  );
}
