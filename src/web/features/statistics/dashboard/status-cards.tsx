import { useQuery } from '@tanstack/react-query';
import * as permissions from '#api/permissions.gen.ts';
import { metricNames } from '#web/entities/alarm/messages.ts';
import { useMay } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { QueryChart } from '#web/resource/query-chart.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';
import { openAlarmsQuery, updatesQuery } from './queries.ts';
import { useLinks } from './use-links.ts';
import { useNotes } from './use-notes.ts';

const barsHeight = 180;

/** Open alarms by metric and level; each metric opens its alarms. */
export function AlarmCard() {
  const text = useText();
  const links = useLinks();
  const isAllowed = useMay()(permissions.listAlarms);
  const query = useQuery({ ...openAlarmsQuery, enabled: isAllowed });
  if (!isAllowed) return null;
  return (
    <Card title={text(messages.openAlarms)} className="min-w-0">
      <QueryChart
        query={query}
        of={(metrics) => {
          const raised = metrics.filter(({ critical, warning }) => critical + warning > 0);
          return {
            form: 'bars',
            title: text(messages.openAlarms),
            labelHead: text(messages.metric),
            labels: raised.map(({ metric }) => text(metricNames[metric])),
            series: [
              { name: text(messages.critical), values: raised.map(({ critical }) => critical) },
              { name: text(messages.warning), values: raised.map(({ warning }) => warning) },
            ],
            hrefOf: (at) => {
              const metric = raised[at]?.metric;
              return metric === undefined ? null : links.alarms(metric);
            },
            empty: { title: text(messages.noOpenAlarms) },
            height: barsHeight,
          };
        }}
      />
    </Card>
  );
}

/** Firmware updates that run, and how those of the last seven days ended. */
export function UpdateCard() {
  const text = useText();
  const notes = useNotes();
  const links = useLinks();
  const query = useQuery(updatesQuery);
  return (
    <Card title={text(messages.updates)} className="min-w-0">
      <QueryChart
        query={query}
        of={({ running, succeeded, failed, unknown, asOf }) => ({
          form: 'bars',
          title: text(messages.updates),
          note: notes.asOf(asOf),
          labelHead: text(messages.state),
          labels:
            running + succeeded + failed + unknown === 0
              ? []
              : [messages.running, messages.succeeded, messages.failed, messages.outcomeUnknown].map(
                  (message) => text(message),
                ),
          series: [{ name: text(messages.devices), values: [running, succeeded, failed, unknown] }],
          hrefOf: () => links.list('updates'),
          empty: { title: text(messages.noUpdates) },
          height: barsHeight,
        })}
      />
    </Card>
  );
}
