import { useQuery } from '@tanstack/react-query';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { QueryChart } from '#web/resource/query-chart.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';
import { periodsQuery } from './queries.ts';
import { useNotes } from './use-notes.ts';

/** CO-093. */
const axis = { most: 100, step: 20 };

/** Shares of deployed devices by how long ago they were activated (CO-092). */
export function AgeCard() {
  const text = useText();
  const formats = useFormats();
  const notes = useNotes();
  const query = useQuery(periodsQuery);
  return (
    <Card title={text(messages.ages)} className="min-w-0">
      <QueryChart
        query={query}
        of={({ periods, total, asOf, timeZone }) => ({
          form: 'columns',
          title: text(messages.ages),
          note: notes.ofZone(asOf, timeZone),
          labelHead: text(messages.age),
          labels: periods.map(({ period }) => text(messages[period])),
          series: [
            {
              name: text(messages.share),
              values: periods.map(({ percent }) => (total === 0 ? null : percent)),
            },
          ],
          axis,
          format: (value) => formats.percent(value / 100),
          empty: { title: text(messages.nonePlaced) },
        })}
      />
    </Card>
  );
}
