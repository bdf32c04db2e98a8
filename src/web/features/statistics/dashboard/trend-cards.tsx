import { useQuery } from '@tanstack/react-query';
import { useText } from '#web/i18n/use-text.ts';
import { QueryChart } from '#web/resource/query-chart.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';
import { type DeviceFigures, dailiesQuery } from './queries.ts';
import { useNotes } from './use-notes.ts';

/** Counts at the end of the last seven days, and those of now. */
export function TrendCard({ figures }: { figures: DeviceFigures | undefined }) {
  const text = useText();
  const notes = useNotes();
  const query = useQuery(dailiesQuery);
  return (
    <Card title={text(messages.trends)} className="min-w-0">
      <QueryChart
        query={query}
        of={({ days, asOf, timeZone }) => {
          const values = (name: 'total' | 'online' | 'deployed') => [
            ...days.map((day) => day[name]),
            figures?.[name] ?? null,
          ];
          return {
            form: 'lines',
            title: text(messages.trends),
            note: notes.ofZone(asOf, timeZone),
            labelHead: text(messages.day),
            labels: days.length === 0 ? [] : [...days.map(({ day }) => notes.day(day)), text(messages.now)],
            series: [
              { name: text(messages.total), values: values('total') },
              { name: text(messages.deployed), values: values('deployed') },
              { name: text(messages.online), values: values('online') },
            ],
            empty: { title: text(messages.noHistory), help: text(messages.noHistoryHelp) },
          };
        }}
      />
    </Card>
  );
}

export function ConnectionsCard() {
  const text = useText();
  const notes = useNotes();
  const query = useQuery(dailiesQuery);
  return (
    <Card title={text(messages.connections)} className="min-w-0">
      <QueryChart
        query={query}
        of={({ days, asOf, timeZone }) => ({
          form: 'columns',
          title: text(messages.connections),
          note: notes.ofZone(asOf, timeZone),
          labelHead: text(messages.day),
          labels: days.map(({ day }) => notes.day(day)),
          series: [
            { name: text(messages.connectionsOpened), values: days.map(({ connections }) => connections) },
          ],
          empty: { title: text(messages.noHistory), help: text(messages.noHistoryHelp) },
        })}
      />
    </Card>
  );
}
