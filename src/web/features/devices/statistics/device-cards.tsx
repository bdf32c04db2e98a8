import { useQuery } from '@tanstack/react-query';
import type { ChartProps } from '#web/charts/kit/types.ts';
import { useText } from '#web/i18n/use-text.ts';
import { QueryChart } from '#web/resource/query-chart.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';
import { devicesQuery, firmwareQuery, overallQuery, type StatSearch, type StatSeries } from './queries.ts';
import { useSeries, useSteps } from './use-series.ts';

/** Counts at the end of each step. */
function useOverTime(search: StatSearch) {
  const text = useText();
  const seriesOf = useSeries();
  const steps = useSteps(search);
  return (data: StatSeries): ChartProps => {
    const common = {
      title: text(messages.devicesOverTime),
      note: steps.sinceWhen(data),
      empty: { title: text(messages.noDevices), help: text(messages.noDevicesHelp) },
    };
    const series = seriesOf(data);
    // A single day has no line: its figures are compared.
    if (data.dates.length === 1)
      return {
        ...common,
        form: 'bars',
        labelHead: text(messages.groupBy),
        labels: series.map(({ name }) => name),
        series: [
          { name: text(messages.devicesOverTime), values: series.map(({ values }) => values[0] ?? null) },
        ],
      };
    return { ...common, form: 'lines', labelHead: steps.head, labels: steps.labels(data), series };
  };
}

export function OverallCard({ search }: { search: StatSearch }) {
  const text = useText();
  const chartOf = useOverTime(search);
  return (
    <Card title={text(messages.overall)}>
      <QueryChart query={useQuery(overallQuery(search))} of={chartOf} />
    </Card>
  );
}

export function RetentionCard({ search }: { search: StatSearch }) {
  const text = useText();
  const chartOf = useOverTime(search);
  return (
    <Card title={text(messages.retention)}>
      <QueryChart
        query={useQuery(devicesQuery(search, 'retention'))}
        of={(data) => {
          const chart = chartOf(data);
          return chart.form === 'lines' ? { ...chart, form: 'columns' } : chart;
        }}
      />
    </Card>
  );
}

export function DeviceCard({ search }: { search: StatSearch }) {
  const text = useText();
  const { by = 'summary' } = search;
  const chartOf = useOverTime(search);
  const steps = useSteps(search);
  const query = useQuery(devicesQuery(search, by));
  return (
    <Card title={text(messages.devices)}>
      <QueryChart
        query={query}
        of={(data) =>
          // Only the current versions are known.
          by === 'firmware' ? versionsOf(data, steps.asOf(data)) : chartOf(data)
        }
      />
    </Card>
  );

  function versionsOf({ series }: StatSeries, note: string): ChartProps {
    return {
      form: 'bars',
      title: text(messages.devicesNow),
      note,
      labelHead: text(messages.firmwareVersion),
      labels: series.map(({ name }) => name || text(messages.unknown)),
      series: [
        { name: text(messages.devicesOverTime), values: series.map(({ values }) => values.at(-1) ?? null) },
      ],
      empty: { title: text(messages.noDevices), help: text(messages.noDevicesHelp) },
    };
  }
}

export function FirmwareCards({ search }: { search: StatSearch }) {
  const text = useText();
  const seriesOf = useSeries();
  const steps = useSteps(search);
  const query = useQuery(firmwareQuery(search));
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={text(messages.devicesNow)} className="min-w-0">
        <QueryChart
          query={query}
          of={({ versions, updates }) => ({
            form: 'bars',
            title: text(messages.devicesNow),
            note: steps.asOf(updates),
            labelHead: text(messages.firmwareVersion),
            labels: versions.map(({ firmwareVersion }) => firmwareVersion || text(messages.unknown)),
            series: [
              {
                name: text(messages.devicesOverTime),
                values: versions.map(({ deviceCount }) => deviceCount),
              },
            ],
            empty: { title: text(messages.noDevices), help: text(messages.noDevicesHelp) },
          })}
        />
      </Card>
      <Card title={text(messages.updates)} className="min-w-0">
        <QueryChart
          query={query}
          of={({ updates }) => ({
            form: 'columns',
            title: text(messages.updates),
            labelHead: steps.head,
            labels: updates.series.length > 0 ? steps.labels(updates) : [],
            series: seriesOf(updates),
            empty: { title: text(messages.noUpdates), help: text(messages.noUpdatesHelp) },
          })}
        />
      </Card>
    </div>
  );
}
