import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import type { ChartProps } from '#web/charts/kit/types.ts';
import { narrowing } from '#web/http/narrowing.ts';
import { useMay, useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { QueryChart } from '#web/resource/query-chart.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';
import {
  type AskedSearch,
  devicesQuery,
  firmwareQuery,
  overallQuery,
  type StatSearch,
  type StatSeries,
} from './queries.ts';
import { deviceListOf } from './series-lists.ts';
import { pastOf, useComparison } from './use-comparison.ts';
import { useBefore, useDrill, useHours, usePeriod } from './use-period.ts';
import { useSeries, useSteps } from './use-series.ts';

interface CardProps {
  search: StatSearch;
  onChange: (part: Partial<StatSearch>) => void;
}

/** Counts at the end of each step, or at the start of each hour. */
function useOverTime(search: AskedSearch, before: StatSeries | undefined, onChange: CardProps['onChange']) {
  const text = useText();
  const seriesOf = useSeries();
  const steps = useSteps(search);
  const compared = useComparison(before, 'stock');
  const drill = useDrill(search, onChange);
  const devicesOf = useDevices(search);
  return (data: StatSeries): ChartProps => {
    const common = {
      title: text(messages.devicesOverTime),
      note: steps.sinceWhen(data),
      empty:
        search.per === 'HOUR'
          ? { title: text(messages.noHours), help: text(messages.noHoursHelp) }
          : { title: text(messages.noDevices), help: text(messages.noDevicesHelp) },
    };
    // A single day has no line: its figures are compared, and bars need no colour each.
    if (data.dates.length === 1) {
      const all = seriesOf(data, data.series.length);
      return {
        ...common,
        form: 'bars',
        labelHead: text(messages.groupBy),
        labels: all.map(({ name }) => name),
        series: [
          { name: text(messages.devicesOverTime), values: all.map(({ values }) => values[0] ?? null) },
        ],
        hrefOf: (at) => devicesOf(data, at),
      };
    }
    const series = seriesOf(data);
    const drawn = { ...common, ...drill(data), labelHead: steps.head, labels: steps.labels(data), series };
    return compared(data, { ...drawn, form: 'lines' });
  };
}

/** Addresses of the devices of a model or organisation that is shown beside others. */
function useDevices(search: AskedSearch) {
  const router = useRouter();
  const may = useMay();
  const own = useProfile()?.op.opId;
  const { last, today } = usePeriod({ ...search, per: search.per === 'HOUR' ? 'DAY' : search.per });
  return ({ series }: StatSeries, at: number): string | null => {
    const shown = { search, here: narrowing.operator ?? own, series: series.length, isNow: last === today };
    const list = deviceListOf(series[at]?.key, shown);
    if (list === null || !may(permissions.getDevicePageList)) return null;
    return router.buildLocation({
      to: '/device/deviceList/$pageNum',
      params: { pageNum: '1' },
      search: list,
    }).href;
  };
}

export function OverallCard({ search, onChange }: CardProps) {
  const text = useText();
  const asked = useHours(search);
  const past = useBefore(asked);
  const before = useQuery({ ...overallQuery(past?.search ?? asked), enabled: past?.isKept === true });
  const chartOf = useOverTime(asked, pastOf(past, before.data), onChange);
  return (
    <Card title={text(messages.overall)}>
      <QueryChart query={useQuery(overallQuery(asked))} of={chartOf} />
    </Card>
  );
}

export function RetentionCard({ search, onChange }: CardProps) {
  const text = useText();
  const asked = useHours(search);
  const past = useBefore(asked);
  const before = useQuery({
    ...devicesQuery(past?.search ?? asked, 'retention'),
    enabled: past?.isKept === true,
  });
  const chartOf = useOverTime(asked, pastOf(past, before.data), onChange);
  return (
    <Card title={text(messages.retention)}>
      <QueryChart
        query={useQuery(devicesQuery(asked, 'retention'))}
        of={(data) => {
          const chart = chartOf(data);
          return chart.form === 'lines' ? { ...chart, form: 'columns' } : chart;
        }}
      />
    </Card>
  );
}

export function DeviceCard({ search, onChange }: CardProps) {
  const text = useText();
  const { by = 'summary' } = search;
  const byHour = useHours(search);
  // Models and organisations of one day stand side by side, each a link to its devices.
  const asked = by === 'summary' ? byHour : search;
  const past = useBefore(asked);
  const before = useQuery({
    ...devicesQuery(past?.search ?? asked, by),
    enabled: past?.isKept === true && by !== 'firmware',
  });
  const chartOf = useOverTime(asked, pastOf(past, before.data), onChange);
  const steps = useSteps(search);
  const query = useQuery(devicesQuery(asked, by));
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
