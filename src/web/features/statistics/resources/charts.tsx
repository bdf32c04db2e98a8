import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { resourceMetrics } from '#domain/statistics/resources.ts';
import { shownDate } from '#domain/typed-date.ts';
import { preferences, readPreferences } from '#web/ambient/preferences.ts';
import { metricNames } from '#web/entities/alarm/messages.ts';
import { useReading } from '#web/entities/alarm/reading.ts';
import { useText } from '#web/i18n/use-text.ts';
import { QueryChart } from '#web/resource/query-chart.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';
import { type ResourceSearch, resourceDaysQuery } from './queries.ts';

/** The middle, the busy twentieth and the highest of each day. An average would hide the few devices that matter. */
export function ResourceCharts({ search }: { search: ResourceSearch }) {
  const text = useText();
  const readingOf = useReading();
  const { dateformat } = useSyncExternalStore(preferences.subscribe, readPreferences);
  const query = useQuery(resourceDaysQuery(search));
  const zones = query.data?.timeZones ?? [];
  return (
    <section className="flex flex-col gap-2 pb-6">
      <div className="grid gap-4 xl:grid-cols-3">
        {resourceMetrics.map((metric) => (
          <Card key={metric} title={text(metricNames[metric])} className="min-w-0">
            <QueryChart
              query={query}
              of={({ days }) => {
                const mine = days.filter((row) => row.metric === metric);
                const count = mine.reduce((sum, { samples }) => sum + samples, 0);
                const dropped = mine.reduce((sum, row) => sum + row.dropped, 0);
                return {
                  form: 'lines',
                  title: text(metricNames[metric]),
                  note: text(dropped > 0 ? messages.samplesDropped : messages.samples, { count, dropped }),
                  labelHead: text(messages.day),
                  labels: mine.map(({ statDate }) => shownDate(statDate, dateformat)),
                  series: [
                    { name: text(messages.max), values: mine.map(({ max }) => max) },
                    { name: text(messages.p95), values: mine.map(({ p95 }) => p95) },
                    { name: text(messages.median), values: mine.map(({ median }) => median) },
                  ],
                  format: (value) => readingOf(metric, value),
                  ...(metric === 'temperature' ? {} : { axis: { most: 100, step: 20 } }),
                  empty: { title: text(messages.noSamples), help: text(messages.noSamplesHelp) },
                };
              }}
            />
          </Card>
        ))}
      </div>
      {zones.length > 1 ? (
        <p className="text-dense text-secondary">
          {text(messages.severalZones, { zones: zones.join(', ') })}
        </p>
      ) : null}
    </section>
  );
}
