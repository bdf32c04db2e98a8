import { useQuery } from '@tanstack/react-query';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { QueryChart } from '#web/resource/query-chart.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';
import { trafficQuery } from './queries.ts';
import { useNotes } from './use-notes.ts';

const bytesOfGigabyte = 1e9;

/** What went through the uplinks of all devices on the last seven days, and today until now. */
export function TrafficCard() {
  const text = useText();
  const notes = useNotes();
  const { decimal } = useFormats();
  const query = useQuery(trafficQuery);
  return (
    <Card title={text(messages.traffic)} className="min-w-0">
      <QueryChart
        query={query}
        of={({ days, asOf, timeZone }) => ({
          form: 'columns',
          title: text(messages.traffic),
          note: notes.ofZone(asOf, timeZone),
          labelHead: text(messages.day),
          labels: days.map(({ day }, at) => (at === days.length - 1 ? text(messages.today) : notes.day(day))),
          series: [
            {
              name: text(messages.received),
              values: days.map(({ received }) => received / bytesOfGigabyte),
            },
            { name: text(messages.sent), values: days.map(({ sent }) => sent / bytesOfGigabyte) },
          ],
          format: (gigabytes) => text(messages.gigabytes, { value: decimal(gigabytes, 1) }),
          empty: { title: text(messages.noTraffic), help: text(messages.noTrafficHelp) },
        })}
      />
    </Card>
  );
}
