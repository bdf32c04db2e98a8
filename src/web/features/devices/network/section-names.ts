import type { NetworkSection } from '#domain/network/statistics.ts';

/** The same in every language. */
export const sectionNames: Record<NetworkSection, string> = {
  wan: 'WAN',
  lan: 'LAN',
  wifi2: 'Wi-Fi 2.4 GHz',
  wifi5: 'Wi-Fi 5 GHz',
  wifi6: 'Wi-Fi 6 GHz',
};
