import { CheckCircle2, CircleDashed } from 'lucide-react';
import { notAvailable } from '#domain/display.ts';
import { useFormats, useNameOrder, useText } from '#web/i18n/use-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { ValuesAsOf } from '../device/page/values-as-of.tsx';
import { messages } from './messages.ts';
import type { ConnectedNetwork } from './queries.ts';

function State(props: { on: boolean; yes: string; no: string }) {
  return props.on ? (
    <Badge tone="success" icon={<CheckCircle2 className="size-3.5" aria-hidden />}>
      {props.yes}
    </Badge>
  ) : (
    <Badge tone="idle" icon={<CircleDashed className="size-3.5" aria-hidden />}>
      {props.no}
    </Badge>
  );
}

const Mono = (props: { children: string | null }) => (
  <span className="font-mono">{props.children ?? notAvailable}</span>
);

/** Ports of the device and the clients behind them (CL-083). */
export function ConnectedCard({ known }: { known: ConnectedNetwork }) {
  const text = useText();
  const compare = useNameOrder();
  const formats = useFormats();
  const { interfaces, hosts } = known;
  const count = known.host_count ?? hosts.length;
  return (
    <Card title={text(messages.connected)}>
      <div className="flex flex-col gap-4">
        <SimpleTable
          caption={text(messages.ports)}
          head={[text(messages.port), text(messages.status), text(messages.rate), text(messages.mac)]}
          rows={interfaces.map((one) => ({
            id: `${one.idx}`,
            cells: [
              one.upstream ? `${one.name ?? one.idx} · ${text(messages.uplink)}` : (one.name ?? `${one.idx}`),
              <State key="state" on={one.status === 'Up'} yes={text(messages.up)} no={text(messages.down)} />,
              one.bit_rate === null || one.status !== 'Up'
                ? notAvailable
                : `${formats.number(one.bit_rate)} Mbit/s`,
              <Mono key="mac">{one.mac_address}</Mono>,
            ],
          }))}
        />
        {hosts.length === 0 ? (
          <p className="text-dense text-secondary">
            {count > 0 ? text(messages.unreportedClients, { count }) : text(messages.noClients)}
          </p>
        ) : (
          <SimpleTable
            caption={text(messages.clients)}
            head={[
              text(messages.client),
              text(messages.address),
              text(messages.mac),
              text(messages.by),
              text(messages.status),
            ]}
            rows={hosts
              .toSorted(
                (one, other) =>
                  Number(other.active) - Number(one.active) ||
                  compare(one.host_name ?? one.mac_address ?? '', other.host_name ?? other.mac_address ?? ''),
              )
              .map((host) => ({
                id: `${host.idx}`,
                cells: [
                  host.host_name ?? <Mono key="name">{host.mac_address}</Mono>,
                  <Mono key="ip">{host.ip}</Mono>,
                  <Mono key="mac">{host.mac_address}</Mono>,
                  host.interface_type === 'Ethernet'
                    ? text(messages.cable)
                    : (host.interface_type ?? notAvailable),
                  <State
                    key="state"
                    on={host.active === true}
                    yes={text(messages.present)}
                    no={text(messages.away)}
                  />,
                ],
              }))}
          />
        )}
        {hosts.length > 0 && count > hosts.length ? (
          <p className="text-dense text-notice">
            {text(messages.clientsOf, { shown: hosts.length, total: count })}
          </p>
        ) : null}
        <ValuesAsOf at={known.observedAt} />
      </div>
    </Card>
  );
}
