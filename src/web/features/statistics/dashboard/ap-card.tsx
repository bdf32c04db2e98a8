import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { notAvailable } from '#domain/display.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { QueryChart } from '#web/resource/query-chart.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages } from './messages.ts';
import { apsQuery } from './queries.ts';
import { useLinks } from './use-links.ts';
import { useNotes } from './use-notes.ts';

/** Access points that are connected, and which are not. */
export function ApCard() {
  const text = useText();
  const notes = useNotes();
  const links = useLinks();
  const dateTime = useDateTime();
  const query = useQuery(apsQuery);
  const away = query.data?.notConnected ?? [];
  return (
    <Card title={text(messages.aps)} className="min-w-0">
      <p className="pb-2 text-dense text-secondary">{text(messages.apsHelp)}</p>
      <QueryChart
        query={query}
        of={({ online, offline, asOf }) => ({
          form: 'pie',
          title: text(messages.aps),
          note: notes.asOf(asOf),
          labelHead: text(messages.connection),
          labels: [text(messages.online), text(messages.offline)],
          series: [{ name: text(messages.devices), values: [online, offline] }],
          empty: { title: text(messages.noAps) },
          height: 180,
        })}
      />
      {away.length > 0 ? (
        <div className="pt-4">
          <h3 className="pb-2 text-dense font-medium">{text(messages.notConnected)}</h3>
          <SimpleTable
            caption={text(messages.notConnected)}
            head={[
              text(messages.device),
              text(messages.model),
              text(messages.operator),
              text(messages.lastConnected),
            ]}
            rows={away.map(({ endpointId, deviceName, modelName, companyName, accessTime }) => ({
              id: endpointId,
              cells: [
                <DeviceLink key="device" name={deviceName ?? endpointId} href={links.device(endpointId)} />,
                modelName,
                companyName,
                accessTime === null ? notAvailable : dateTime(accessTime),
              ],
            }))}
          />
        </div>
      ) : query.data && query.data.online > 0 ? (
        <p className="pt-3 text-dense text-secondary">{text(messages.allConnected)}</p>
      ) : null}
    </Card>
  );
}

function DeviceLink({ name, href }: { name: string; href: string | null }) {
  if (href === null) return name;
  return (
    <Link to={href} className="text-accent hover:underline">
      {name}
    </Link>
  );
}
