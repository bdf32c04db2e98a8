import { useQuery } from '@tanstack/react-query';
import { ChartLine } from 'lucide-react';
import { useState } from 'react';
import { notAvailable } from '#domain/display.ts';
import type { NetworkSection } from '#domain/network/statistics.ts';
import { type TrafficRange, trafficRanges } from '#domain/network/traffic.ts';
import { TrafficChart } from '#web/charts/traffic-chart.tsx';
import { useDateTime, zoneInUse } from '#web/http/time-zone.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { EmptyState, Skeleton } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { Select } from '#web/ui/select.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { historyMessages as messages, messages as networkMessages } from './messages.ts';
import { type TrafficHistory, trafficQuery } from './queries.ts';
import { sectionNames } from './section-names.ts';

const rangeNames: Record<TrafficRange, keyof typeof messages> = {
  hours: 'hours',
  day: 'day',
  week: 'week',
  month: 'month',
};
const ranges = Object.keys(trafficRanges) as TrafficRange[];

const units = [
  { size: 1e9, name: 'Gbit/s' },
  { size: 1e6, name: 'Mbit/s' },
  { size: 1e3, name: 'kbit/s' },
] as const;

type Points = TrafficHistory['sections'][number]['points'];

const isKnown = ({ received, sent }: Points[number]) => received !== null || sent !== null;

/** Shows the traffic of each interface over hours and days, as a line and as figures. */
export function TrafficHistoryCard({ endpointId }: { endpointId: string }) {
  const text = useText();
  const [range, setRange] = useState<TrafficRange>('day');
  const [wanted, setWanted] = useState<NetworkSection>('wan');
  const history = useQuery(trafficQuery(endpointId, range));
  const sections = history.data?.sections ?? [];
  const shown = sections.find(({ section }) => section === wanted) ?? sections[0];
  return (
    <Card
      title={text(messages.title)}
      actions={
        <span className="flex flex-wrap gap-2 py-1.5">
          {sections.length > 1 && shown ? (
            <span className="w-40">
              <Select
                label={text(networkMessages.section)}
                value={shown.section}
                choices={sections.map(({ section }) => ({ value: section, label: sectionNames[section] }))}
                onChange={setWanted}
              />
            </span>
          ) : null}
          <span className="w-36">
            <Select
              label={text(messages.range)}
              value={range}
              choices={ranges.map((value) => ({ value, label: text(messages[rangeNames[value]]) }))}
              onChange={setRange}
            />
          </span>
        </span>
      }
    >
      {history.error ? (
        <ErrorState error={history.error} onRetry={() => void history.refetch()} />
      ) : !history.data ? (
        <Skeleton className="h-60 w-full" />
      ) : shown?.points.some(isKnown) ? (
        <Rates points={shown.points} section={sectionNames[shown.section]} range={history.data.range} />
      ) : (
        <EmptyState icon={<ChartLine className="size-5" aria-hidden />} title={text(messages.none)}>
          {text(messages.noneHelp)}
        </EmptyState>
      )}
    </Card>
  );
}

function Rates({ points, section, range }: { points: Points; section: string; range: TrafficRange }) {
  const text = useText();
  const formats = useFormats();
  const dateTime = useDateTime();
  const { language } = useLanguage();
  const most = Math.max(...points.flatMap(({ received, sent }) => [received ?? 0, sent ?? 0]));
  const unit = units.find(({ size }) => most >= size) ?? units[2];
  const rate = (bits: number | null) =>
    bits === null ? notAvailable : `${formats.fixed(bits / unit.size, 2)} ${unit.name}`;
  const isLong = range === 'week' || range === 'month';
  const tick = new Intl.DateTimeFormat(language, {
    timeZone: zoneInUse(),
    ...(isLong
      ? { month: 'numeric', day: 'numeric' }
      : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  });
  const label = text(messages.chart, { section, range: text(messages[rangeNames[range]]) });
  const known = points.filter(isKnown);
  return (
    <div className="flex flex-col gap-3">
      <TrafficChart
        points={points.map(({ time, ...rates }) => ({ at: Date.parse(time), ...rates }))}
        label={label}
        names={{ received: text(networkMessages.rateDown), sent: text(networkMessages.rateUp) }}
        unit={unit}
        tick={(at) => tick.format(at)}
      />
      {known.length < points.length ? (
        <p className="text-caption text-secondary">{text(messages.gaps)}</p>
      ) : null}
      <details>
        <summary className="cursor-pointer text-dense text-secondary">{text(messages.figures)}</summary>
        <div className="mt-3">
          <SimpleTable
            caption={label}
            head={[text(messages.time), text(networkMessages.rateDown), text(networkMessages.rateUp)]}
            rows={known.toReversed().map(({ time, received, sent }) => ({
              id: time,
              cells: [dateTime(time), rate(received), rate(sent)],
            }))}
          />
        </div>
      </details>
    </div>
  );
}
