import { ShieldOff } from 'lucide-react';
import { notAvailable } from '#domain/display.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { settingsMessages } from '../device/page/messages.ts';
import { ValuesAsOf } from '../device/page/values-as-of.tsx';
import { type Device, nameOf } from '../device/queries.ts';
import { Entries } from './entries.tsx';
import { IpFilterSheet, MacFilterSheet } from './filter-sheets.tsx';
import {
  filterMessages as messages,
  messages as networkMessages,
  problemMessages,
  remoteMessages,
} from './messages.ts';
import type { NetworkFilters } from './queries.ts';

type Row = NetworkFilters['ip_filters'][number];
type Kind = 'IpFilter' | 'MacFilter';

/** IANA's numbers of those that can be chosen. */
const protocolOf: Record<number, string> = { 6: 'TCP', 17: 'UDP' };

interface CardProps {
  device: Device;
  known: NetworkFilters;
}
interface ListProps {
  device: Device;
  kind: Kind;
  rows: readonly Row[];
  most: number;
  isUnread: boolean;
  onAdd: () => void;
}

/** The filters of one kind, each with its way out. */
function FilterList({ device, kind, rows, most, isUnread, onAdd }: ListProps) {
  const text = useText();
  const isMac = kind === 'MacFilter';
  const add = useCommand(isMac ? 'addMacFilter' : 'addIPFilter');
  const mono = (value: string | null) => <span className="font-mono">{value ?? notAvailable}</span>;
  const network = (ip: string | null, mask: string | null) =>
    ip === null
      ? text(messages.anyAddress)
      : mono(mask && mask !== '255.255.255.255' ? `${ip} / ${mask}` : ip);
  const traffic = ({ protocol, dest_port: port }: Row) => {
    const name = protocolOf[protocol ?? -1];
    if (!name) return text(messages.anyProtocol);
    return port === null || port < 0 ? name : `${name} ${port}`;
  };
  const full = rows.length >= most ? text(problemMessages.tooMany) : null;
  const unread = isUnread ? text(settingsMessages.unread) : null;
  const cells = (row: Row) => [
    ...(isMac
      ? [mono(row.mac_address)]
      : [network(row.source_ip, row.source_mask), network(row.dest_ip, row.dest_mask), traffic(row)]),
    row.description,
  ];
  return (
    <Entries
      {...{ device, kind, rows, most, cells }}
      title={text(isMac ? messages.macFilters : messages.ipFilters)}
      add={{
        label: text(isMac ? messages.addMac : messages.addIp),
        blocked: add.blocked ?? unread ?? full,
        onClick: onAdd,
      }}
      none={
        <EmptyState icon={<ShieldOff className="size-5" aria-hidden />} title={text(messages.none)}>
          {text(isMac ? messages.noneMac : messages.noneIp)}
        </EmptyState>
      }
      head={[
        ...(isMac
          ? [text(networkMessages.mac)]
          : [text(messages.from), text(messages.to), text(remoteMessages.protocol)]),
        text(messages.note),
      ]}
      remove={{
        operation: isMac ? 'deleteMacFilter' : 'deleteIPFilter',
        title: (row) =>
          text(messages.removeOne, { name: row.mac_address ?? row.source_ip ?? row.dest_ip ?? `${row.idx}` }),
        help: text(messages.removeHelp, { device: nameOf(device) }),
      }}
    />
  );
}

/** Shows the device's filters (CL-087..CL-091); each change is a task. */
export function FilterCard({ device, known, kinds }: CardProps & { kinds: readonly Kind[] }) {
  const text = useText();
  const [adding, setAdding] = useDraft('filter');
  const close = () => setAdding('');
  const reported = known.ip_filters.length + known.mac_filters.length;
  return (
    <Card title={text(messages.filters)}>
      <div className="flex flex-col gap-5">
        {kinds.map((kind) => (
          <FilterList
            key={kind}
            device={device}
            kind={kind}
            rows={kind === 'MacFilter' ? known.mac_filters : known.ip_filters}
            most={kind === 'MacFilter' ? known.limits.mac : known.limits.ip}
            isUnread={known.observedAt === null}
            onAdd={() => setAdding(kind)}
          />
        ))}
        {known.filter_count !== null && known.filter_count > reported ? (
          <p className="text-dense text-notice">
            {text(messages.filtersOf, { shown: reported, total: known.filter_count })}
          </p>
        ) : null}
        <ValuesAsOf at={known.observedAt} />
      </div>
      {adding === 'IpFilter' ? <IpFilterSheet device={device} known={known} onClose={close} /> : null}
      {adding === 'MacFilter' ? <MacFilterSheet device={device} known={known} onClose={close} /> : null}
    </Card>
  );
}
