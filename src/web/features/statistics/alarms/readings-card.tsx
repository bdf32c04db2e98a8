import { useQuery } from '@tanstack/react-query';
import { AlarmChart } from '#web/charts/alarm-chart.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { measureOf, useMeasured } from './measured.ts';
import { messages } from './messages.ts';
import { type Alarm, readingsQuery } from './queries.ts';

/** The value over time: samples where they are kept, otherwise the readings of the alarm's record. */
export function ReadingsCard({ alarm }: { alarm: Alarm }) {
  const text = useText();
  const readingOf = useMeasured();
  const dateTime = useDateTime();
  const query = useQuery(readingsQuery(alarm.alarmId));
  const { data, error } = query;
  const measure = text(measureOf(alarm));
  const body = () => {
    if (error && !data) return <ErrorState error={error} onRetry={() => void query.refetch()} />;
    if (!data) return <Skeleton className="h-55 w-full" />;
    const readings = data.readings.map(({ at, value }) => ({ at: Date.parse(at), value }));
    if (readings.length === 0)
      return <p className="text-dense text-secondary">{text(messages.noReadings)}</p>;
    const write = (value: number) => readingOf(alarm, value);
    const { triggerValue, peak } = alarm;
    const since = Date.parse(alarm.triggered);
    const trigger = readings.find(({ at }) => at >= since);
    const worst = readings.find(({ at, value }) => at >= since && value === peak);
    const isSame = trigger !== undefined && trigger === worst;
    const marks = [
      ...(trigger
        ? [{ ...trigger, name: text(isSame ? messages.triggerAndPeak : messages.triggerValue) }]
        : []),
      ...(worst && !isSame ? [{ ...worst, name: text(messages.peak) }] : []),
    ];
    const levels = [
      { name: text(messages.warning), value: alarm.warning, severity: 'warning' as const },
      { name: text(messages.critical), value: alarm.critical, severity: 'critical' as const },
    ];
    return (
      <>
        <AlarmChart
          readings={readings}
          levels={alarm.warning === alarm.critical ? levels.slice(1) : levels}
          marks={marks}
          label={text(messages.chartLabel, {
            measure,
            count: readings.length,
            trigger: triggerValue === null ? '' : write(triggerValue),
            peak: peak === null ? '' : write(peak),
          })}
          write={write}
          writeTime={(at) => dateTime(new Date(at).toISOString())}
        />
        <p className="text-dense text-secondary">
          {text(data.sampled ? messages.chartSamples : messages.chartRecorded)}
        </p>
      </>
    );
  };
  return <Card title={measure}>{body()}</Card>;
}
