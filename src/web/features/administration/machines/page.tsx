import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { components } from '#api/main.d.ts';
import { versionsOf } from '#machines/recorded.ts';
import { TaskLink } from '#web/entities/links.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { ErrorState, PageHeader } from '#web/resource/list-page.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { type MachinePaths, type Tier, takenBy } from './machine-paths.ts';
import { messages } from './messages.ts';
import { nameOfMachine } from './name-messages.ts';
import { Paths, Rules } from './paths.tsx';
import { conformanceQuery, type MachinesSearch, pathsQuery } from './queries.ts';

interface MachinesPageProps {
  search: MachinesSearch;
  onSearch: (search: MachinesSearch) => void;
  /** Draws a machine, the ways that were taken strong. */
  drawChart: (machine: string, isTaken: (from: string, to: string) => boolean) => ReactNode;
}

/** Shows auditors the machines' transitions, the tested parts, and this server's own records. */
export function MachinesPage({ search, onSearch, drawChart }: MachinesPageProps) {
  const text = useText();
  const { number } = useFormats();
  const plainName = usePlainName();
  const conformance = useQuery(conformanceQuery);
  const { data: machines } = useQuery(pathsQuery);
  const machine = machines?.find(({ name }) => name === search.machine) ?? machines?.[0];
  if (conformance.isError)
    return <ErrorState error={conformance.error} onRetry={() => void conformance.refetch()} />;
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
          tabs={machines.map(({ name }) => ({ value: name, label: plainName(name) }))}
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
              {drawChart(machine.name, isTaken)}
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

type Conformance = components['schemas']['Conformance'];
type Finding = components['schemas']['ConformanceFinding'];

const problems: Record<Finding['problem'], Message> = {
  impossible: messages.impossible,
  gap: messages.gap,
  unknownMachine: messages.unknownMachine,
};

function usePlainName(): (machine: string) => string {
  const text = useText();
  return (machine) => {
    const name = nameOfMachine(machine);
    return name ? text(name) : machine;
  };
}

/** Results of folding all recorded events with today's machines. */
function Records({ conformance }: { conformance: Conformance }) {
  const text = useText();
  const { number } = useFormats();
  const { position, head, findings } = conformance;
  return (
    <>
      <Card title={text(messages.records)}>
        <PropertyList columns={1}>
          <Property label={text(messages.conforms)}>
            {findings.length === 0 ? (
              <Badge tone="success">{text(messages.nothingFound)}</Badge>
            ) : (
              <Badge tone="danger">{text(messages.found, { count: findings.length })}</Badge>
            )}
          </Property>
          <Property label={text(messages.checkedTo)}>
            {text(messages.ofHead, { position: number(position), head: number(head) })}
          </Property>
        </PropertyList>
      </Card>
      {findings.length > 0 ? <Findings findings={findings} /> : null}
    </>
  );
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  const text = useText();
  const plainName = usePlainName();
  const { number } = useFormats();
  const dateTime = useDateTime();
  return (
    <SimpleTable
      caption={text(messages.findings)}
      head={[
        messages.event,
        messages.machine,
        messages.state,
        messages.event,
        messages.problem,
        messages.recordedAt,
      ].map((message) => text(message))}
      rows={findings.map((finding) => ({
        id: String(finding.pos),
        cells: [
          finding.machine === 'task' ? (
            <TaskLink key="task" taskId={finding.streamId.replace(/^task:/, '')}>
              {number(finding.pos)}
            </TaskLink>
          ) : (
            number(finding.pos)
          ),
          plainName(finding.machine),
          <code key="state">{finding.state}</code>,
          <code key="event">{finding.event}</code>,
          text(problems[finding.problem]),
          dateTime(finding.recordedAt),
        ],
      }))}
    />
  );
}

type Seen = components['schemas']['SeenTransition'];

const tiers: Record<Tier, Message> = {
  pure: messages.machine,
  server: messages.server,
  browser: messages.browser,
};

/** Every transition of a machine: where it leads, on which tiers it was tried, and how often it was recorded here. */
function Transitions(props: { machine: MachinePaths; seen: readonly Seen[]; recorded: boolean }) {
  const text = useText();
  const { number } = useFormats();
  const counts = new Map<string, number>();
  for (const { state, event, seen } of props.seen) {
    const key = `${state} ${event}`;
    counts.set(key, (counts.get(key) ?? 0) + seen);
  }
  return (
    <SimpleTable
      caption={text(messages.transitions)}
      head={[messages.state, messages.event, messages.leadsTo, messages.triedOn, messages.seen].map(
        (message) => text(message),
      )}
      rows={props.machine.transitions.map(({ state, event, to, tiers: tried, unreachable }) => {
        const count = counts.get(`${state} ${event}`) ?? 0;
        return {
          id: `${state} ${event}`,
          cells: [
            <code key="state">{state}</code>,
            <code key="event">{event}</code>,
            <span key="to" className="text-secondary">
              {to.length === 0
                ? text(messages.stays)
                : to.map((next) => (next === state ? text(messages.stays) : next)).join(', ')}
            </span>,
            <span key="tiers" className="flex flex-wrap gap-1" title={unreachable.join('\n')}>
              {tried.map((tier) => (
                <Badge key={tier} tone="idle">
                  {text(tiers[tier])}
                </Badge>
              ))}
            </span>,
            props.recorded ? (
              <span key="seen" className={count === 0 ? 'text-muted' : 'tabular-nums'}>
                {count === 0 ? text(messages.never) : number(count)}
              </span>
            ) : (
              <span key="seen" className="text-muted">
                {text(messages.notRecorded)}
              </span>
            ),
          ],
        };
      })}
    />
  );
}
