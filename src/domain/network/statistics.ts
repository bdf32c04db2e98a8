import { pathOf } from '#domain/device-parameters/readings.ts';
import type { Roles } from '#domain/device-parameters/roles.ts';
import { type SettingValues, settingGroups } from '#domain/device-parameters/setting-groups.ts';

type Counters = Omit<SettingValues<'ipStatistics'>[number], 'idx'>;
export type NetworkSection = 'wan' | 'lan' | 'wifi2' | 'wifi5' | 'wifi6';
export type SectionCounters = { section: NetworkSection } & Counters;
const ofBand: Record<string, NetworkSection> = { '2.4GHz': 'wifi2', '5GHz': 'wifi5', '6GHz': 'wifi6' };

/** Returns counters by section that exceed a JSON number, digit by digit as the device wrote them. */
export function exactCounters(
  { section, ...counters }: SectionCounters,
  { uplink, home }: Pick<Roles, 'uplink' | 'home'>,
  radios: SettingValues<'radioStatistics'>,
  textAt: (path: string) => string | null,
): Record<string, string> {
  const radio = radios.find(({ frequency_band: band }) => ofBand[band ?? ''] === section);
  const object = section === 'wan' ? uplink : section === 'lan' ? home : `Device.WiFi.Radio.${radio?.idx}.`;
  const { fields } = settingGroups.ipStatistics;
  return Object.fromEntries(
    (Object.keys(fields) as (keyof typeof fields)[]).flatMap((counter) => {
      const value = counters[counter];
      if (value === null || value <= Number.MAX_SAFE_INTEGER) return [];
      const text = textAt(`${object}Stats.${pathOf(fields[counter]).split('.').at(-1)}`);
      return text === null ? [] : [[counter, text]];
    }),
  );
}

/** Returns the counters by the specification's sections (000§3): those that the device has, in this order. */
export function networkSections(
  { uplink, home }: Pick<Roles, 'uplink' | 'home'>,
  interfaces: SettingValues<'ipStatistics'>,
  radios: SettingValues<'radioStatistics'>,
): SectionCounters[] {
  const cabled = (['wan', 'lan'] as const).flatMap((section) => {
    const object = section === 'wan' ? uplink : home;
    return interfaces.flatMap(({ idx, ...counters }) =>
      object?.endsWith(`.${idx}.`) ? [{ section, ...counters }] : [],
    );
  });
  const wireless = radios.flatMap(({ idx: _idx, frequency_band: band, ...counters }) => {
    const section = ofBand[band ?? ''];
    return section ? [{ section, ...counters }] : [];
  });
  // A section whose counters were not read yet is omitted.
  return [...cabled, ...wireless].filter(
    ({ bytes_received: received, bytes_sent: sent }) => received !== null || sent !== null,
  );
}

/** Returns the change of a counter per second; null after a reset, or without an earlier value. */
export function ratePerSecond(before: number | null, after: number | null, seconds: number): number | null {
  if (before === null || after === null || after < before || seconds <= 0) return null;
  return (after - before) / seconds;
}
