import { notAvailable } from '#domain/display.ts';
import { useText } from '#web/i18n/use-text.ts';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { unidentifiedMessages as messages, messages as networkMessages } from './messages.ts';
import type { DeviceWan } from './queries.ts';

type Interfaces = DeviceWan['interfaces'];

/** True if the device has interfaces of which none was proven to be this one (docs/decisions/259). */
export const isUnidentified = (interfaces: Interfaces, role: 'uplink' | 'home'): boolean =>
  interfaces.length > 0 && !interfaces.some((one) => one.role === role);

interface UnidentifiedProps {
  of: 'uplink' | 'home';
  interfaces: Interfaces;
}

/** In place of settings that could be those of another interface: why, and all interfaces to compare. */
export function Unidentified({ of, interfaces }: UnidentifiedProps) {
  const text = useText();
  const roles = {
    uplink: text(networkMessages.uplink),
    home: text(messages.home),
    loopback: text(messages.loopback),
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-prose text-dense text-secondary">
        {text(of === 'uplink' ? messages.noUplink : messages.noHome)} {text(messages.help)}
      </p>
      <SimpleTable
        caption={text(messages.interfaces)}
        head={[text(messages.number), text(messages.name), text(messages.addresses), text(messages.role)]}
        rows={interfaces.map((one) => ({
          id: `${one.idx}`,
          cells: [
            `${one.idx}`,
            one.name ?? notAvailable,
            <span key="addresses" className="font-mono">
              {one.addresses.join(', ') || notAvailable}
            </span>,
            one.role ? roles[one.role] : text(messages.unknown),
          ],
        }))}
      />
    </div>
  );
}
