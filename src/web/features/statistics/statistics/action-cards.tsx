import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { taskNames } from '#domain/task-kinds/texts.ts';
import { useSpan } from '#web/entities/stream/span.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { QueryChart } from '#web/resource/query-chart.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages } from './messages.ts';
import { actionsQuery, type StatSearch, usersQuery } from './queries.ts';
import { pastOf, useComparison } from './use-comparison.ts';
import { useBefore, useDrill, useHours } from './use-period.ts';
import { useSeries, useSteps } from './use-series.ts';

interface ActionCardsProps {
  search: StatSearch;
  type: 'all' | 'av' | 'android';
  onChange: (part: Partial<StatSearch>) => void;
}

/** Actions by day or hour, and each with its outcomes and how long it took; its name leads to the tasks. */
export function ActionCards({ search, type, onChange }: ActionCardsProps) {
  const text = useText();
  const { number } = useFormats();
  const spanOf = useSpan();
  const seriesOf = useSeries();
  const asked = useHours(search);
  const past = useBefore(asked);
  const steps = useSteps(asked);
  const drill = useDrill(asked, onChange);
  const query = useQuery(actionsQuery(asked, type));
  const before = useQuery({ ...actionsQuery(past?.search ?? asked, type), enabled: past?.isKept === true });
  const compared = useComparison(pastOf(past, before.data?.counts), 'events');
  const actions = query.data?.actions ?? [];
  return (
    <div className="flex flex-col gap-4">
      <Card title={text(messages.actionsOverTime)}>
        <QueryChart
          query={query}
          of={({ counts }) =>
            compared(counts, {
              form: 'columns',
              title: text(messages.actionsOverTime),
              note: steps.asOf(counts),
              labelHead: steps.head,
              labels: counts.series.length > 0 ? steps.labels(counts) : [],
              series: seriesOf(counts),
              ...drill(counts),
              empty: { title: text(messages.noActions), help: text(messages.noActionsHelp) },
            })
          }
        />
      </Card>
      {actions.length > 0 ? (
        <SimpleTable
          caption={text(messages.actions)}
          head={[
            text(messages.action),
            text(messages.total),
            text(messages.succeeded),
            text(messages.failed),
            text(messages.other),
            text(messages.mean),
          ]}
          rows={actions.map(({ action, total, succeeded, failed, other, meanSeconds }) => ({
            id: action,
            cells: [
              <Link
                key={action}
                to="/tasks"
                search={{ action, from: search.from, to: search.to }}
                className={linkLook}
              >
                {text(taskNames[action])}
              </Link>,
              ...[total, succeeded, failed, other].map(number),
              spanOf(meanSeconds * 1_000),
            ],
          }))}
        />
      ) : null}
    </div>
  );
}

export function UserCards({ search }: { search: StatSearch }) {
  const text = useText();
  const seriesOf = useSeries();
  const steps = useSteps(search);
  const query = useQuery(usersQuery(search));
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={text(messages.usersByRole)} className="min-w-0">
        <QueryChart
          query={query}
          of={({ roles, created }) => ({
            form: 'bars',
            title: text(messages.usersByRole),
            note: steps.asOf(created),
            labelHead: text(messages.role),
            labels: roles.map(({ roleName }) => roleName),
            series: [{ name: text(messages.users), values: roles.map(({ userCount }) => userCount) }],
            empty: { title: text(messages.noUsers) },
          })}
        />
      </Card>
      <Card title={text(messages.usersCreated)} className="min-w-0">
        <QueryChart
          query={query}
          of={({ created }) => ({
            form: 'columns',
            title: text(messages.usersCreated),
            labelHead: steps.head,
            labels: created.series.length > 0 ? steps.labels(created) : [],
            series: seriesOf(created),
            empty: { title: text(messages.noNewUsers) },
          })}
        />
      </Card>
    </div>
  );
}
