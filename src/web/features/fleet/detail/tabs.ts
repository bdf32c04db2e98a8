import type { ModelProfile } from '#domain/models.ts';
import { messages } from '#web/features/devices/device/page/messages.ts';
import { type DeviceTab, menuNames, tabFeatures, tabs } from '#web/features/devices/device/queries.ts';

export const tabLabels = {
  general: messages.tabGeneral,
  detailed: messages.tabDetailed,
  diagnostics: messages.tabDiagnostics,
  debug: messages.tabDebug,
  network: messages.network,
  wifi: messages.tabWifi,
  topology: messages.tabTopology,
  history: messages.tabHistory,
  android: messages.tabAndroid,
  av: messages.tabAv,
  apps: messages.tabApps,
} satisfies Record<DeviceTab, unknown>;

/** Tabs that a device of this model has. */
export function tabsOf({ supportMenu, supportFeatures }: ModelProfile): DeviceTab[] {
  const has = (feature: string | undefined) => feature === undefined || supportFeatures.includes(feature);
  return tabs.filter((tab) => supportMenu.includes(menuNames[tab]) && has(tabFeatures[tab]));
}
