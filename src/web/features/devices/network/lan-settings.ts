import { formatUptime } from '#domain/display.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import type { DeviceLan } from './queries.ts';

export const formOf = ({ lan }: DeviceLan) => ({
  ip: lan.ip ?? '',
  mask: lan.mask ?? '',
  dhcp_enable: lan.dhcp_enable ?? false,
  min_address: lan.min_address ?? '',
  max_address: lan.max_address ?? '',
  lease_time: lan.lease_time,
  dns_servers: lan.dns_servers ?? '',
  domain_name: lan.domain_name ?? '',
});
export type LanForm = ReturnType<typeof formOf>;

/** Settings of the DHCP server, which apply only while it is on. */
export const ofDhcpServer = [
  'min_address',
  'max_address',
  'lease_time',
  'dns_servers',
  'domain_name',
] as const;

/** Names of the settings, and the texts shown for their values. */
export function useLanSettings() {
  const text = useText();
  const { written } = useLanguage();
  return {
    ip: { label: text(messages.ip) },
    mask: { label: text(messages.mask) },
    dhcp_enable: {
      label: text(messages.dhcpServer),
      show: (value: string) => text(value === 'true' ? messages.on : messages.off),
    },
    min_address: { label: text(messages.first) },
    max_address: { label: text(messages.last) },
    lease_time: {
      label: text(messages.leaseTime),
      show: (value: string) =>
        Number(value) < 0 ? text(messages.forEver) : formatUptime(Number(value), written),
    },
    dns_servers: { label: text(messages.dnsServers) },
    domain_name: { label: text(messages.domain) },
  };
}
