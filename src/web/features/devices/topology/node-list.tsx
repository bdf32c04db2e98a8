import type { NodeChange } from '#domain/topology/difference.ts';
import { DeviceLink } from '#web/entities/links.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { idOf, isAccessPoint } from './layout.ts';
import { useLinkWords } from './link-words.ts';
import { changeNames, messages } from './messages.ts';
import type { AccessPoint } from './queries.ts';

interface NodeListProps {
  accessPoints: readonly AccessPoint[];
  changes: ReadonlyMap<string, NodeChange>;
}

/** The same as the graph, and those that are away, as a table. */
export function NodeList({ accessPoints, changes }: NodeListProps) {
  const text = useText();
  const linkOf = useLinkWords();
  const names = new Map(accessPoints.map((one) => [one.mac_address, one.name]));
  const types = { Master: messages.master, Slave: messages.slave, station: messages.client } as const;
  const mono = (value: string | null) => (value === null ? null : <span className="font-mono">{value}</span>);
  return (
    <SimpleTable
      caption={text(messages.tree)}
      head={[
        text(messages.name),
        text(messages.kind),
        text(messages.connectedTo),
        text(messages.link),
        text(messages.address),
        text(messages.mac),
        text(messages.state),
      ]}
      rows={accessPoints
        .flatMap((one) => [one, ...one.stations])
        .map((node) => {
          const change = changes.get(idOf(node))?.change;
          return {
            id: `${node.idx}`,
            cells: [
              isAccessPoint(node) && node.endpointId ? (
                <DeviceLink key="name" endpointId={node.endpointId} className={linkLook}>
                  {node.name}
                </DeviceLink>
              ) : (
                node.name
              ),
              text(types[node.type]),
              node.upper_access_point &&
                (names.get(node.upper_access_point) ?? mono(node.upper_access_point)),
              node.active ? linkOf(node) || null : null,
              mono(node.ip_address),
              mono(node.mac_address),
              change ? (
                <Badge key="state" tone="info">
                  {text(changeNames[change.kind])}
                </Badge>
              ) : (
                text(node.active ? messages.present : messages.away)
              ),
            ],
          };
        })}
    />
  );
}
