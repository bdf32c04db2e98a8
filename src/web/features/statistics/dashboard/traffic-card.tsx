import { useQuery } from '@tanstack/react-query';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { QueryChart } from '#web/resource/query-chart.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';
import { trafficQuery } from './queries.ts';
import { useNotes } from './use-notes.ts';

/** The largest first; an axis of one unit is compared at a glance. */
const units = [
  { bytes: 1e15, text: messages.petabytes },
  { bytes: 1e12, text: messages.terabytes },
  { bytes: 1e9, text: messages.gigabytes },
] as const;
const smallest = units[2];

function unitOf(days: readonly { received: number; sent: number }[]) {
  const most = Math.max(0, ...days.flatMap(({ received, sent }) => [received, sent]));
  return units.find(({ bytes }) => most >= bytes) ?? smallest;
}

/** Traffic through the uplinks of all devices on the last seven days, and today until now. */
export function TrafficCard() {
  const text = useText();
  const notes = useNotes();
  const { decimal } = useFormats();
  const query = useQuery(trafficQuery);
  return (
    <Card title={text(messages.traffic)} className="min-w-0">
      <QueryChart
        query={query}
        of={({ days, asOf, timeZone }) => {
          const unit = unitOf(days);
          return {
            form: 'columns',
            title: text(messages.traffic),
            note: notes.ofZone(asOf, timeZone),
            labelHead: text(messages.day),
            labels: days.map(({ day }, at) =>
              at === days.length - 1 ? text(messages.today) : notes.day(day),
            ),
            series: [
              {
                name: text(messages.received),
                values: days.map(({ received }) => received / unit.bytes),
              },
              { name: text(messages.sent), values: days.map(({ sent }) => sent / unit.bytes) },
            ],
            format: (value) => text(unit.text, { value: decimal(value, 1) }),
            empty: { title: text(messages.noTraffic), help: text(messages.noTrafficHelp) },
          };
        }}
      />
    </Card>
  );
}
