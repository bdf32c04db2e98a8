import { X } from 'lucide-react';
import { notAvailable } from '#domain/display.ts';
import { DeviceLink } from '#web/entities/links.tsx';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { isAccessPoint } from './layout.ts';
import { useLinkWords } from './link-words.ts';
import { messages } from './messages.ts';
import type { AccessPoint, Station } from './queries.ts';

interface NodeDetailsProps {
  node: AccessPoint | Station;
  accessPoints: readonly AccessPoint[];
  /** Device of the page itself, whose node links nowhere. */
  endpointId: string;
  onClose: () => void;
}

/** Everything known of one node, with a link to its page where it is one of the user's devices. */
export function NodeDetails({ node, accessPoints, endpointId, onClose }: NodeDetailsProps) {
  const text = useText();
  const formats = useFormats();
  const link = useLinkWords()(node);
  const above = accessPoints.find(({ mac_address: mac }) => mac !== null && mac === node.upper_access_point);
  const rate = (kilobits: number | null) =>
    kilobits === null ? notAvailable : formats.number(kilobits / 1000);
  const channels = (
    [
      ['2.4', node.channel_2],
      ['5', node.channel_5],
      ['6', node.channel_6],
    ] as const
  ).flatMap(([band, channel]) => (channel === null ? [] : text(messages.channelOf, { band, channel })));
  const hasRates = node.downlink_rate !== null || node.uplink_rate !== null;
  const device = isAccessPoint(node) && node.endpointId !== endpointId ? node.endpointId : null;
  return (
    <section aria-label={node.name} className="rounded border border-stroke px-4 py-3">
      <header className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 font-medium wrap-anywhere">{node.name}</h3>
        <span className="flex shrink-0 items-center gap-3">
          {device ? (
            <DeviceLink endpointId={device} className={`text-dense ${linkLook}`}>
              {text(messages.openDevice)}
            </DeviceLink>
          ) : null}
          <IconButton
            label={text(messages.close)}
            icon={<X className="size-4" aria-hidden />}
            onClick={onClose}
          />
        </span>
      </header>
      <PropertyList>
        {above ? <Property label={text(messages.connectedTo)}>{above.name}</Property> : null}
        {link ? <Property label={text(messages.link)}>{link}</Property> : null}
        {hasRates ? (
          <Property label={text(messages.rates)}>
            {text(messages.rateValues, { down: rate(node.downlink_rate), up: rate(node.uplink_rate) })}
          </Property>
        ) : null}
        {node.model_name ? <Property label={text(messages.model)}>{node.model_name}</Property> : null}
        {channels.length > 0 ? (
          <Property label={text(messages.channels)}>{channels.join(' · ')}</Property>
        ) : null}
        <Property label={text(messages.address)} mono>
          {node.ip_address ?? notAvailable}
        </Property>
        <Property label={text(messages.mac)} mono>
          {node.mac_address ?? notAvailable}
        </Property>
      </PropertyList>
    </section>
  );
}
