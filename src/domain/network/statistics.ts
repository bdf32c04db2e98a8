import { pathOf } from '#domain/device-parameters/readings.ts';
import type { Roles } from '#domain/device-parameters/roles.ts';
import { type SettingValues, settingGroups } from '#domain/device-parameters/setting-groups.ts';

type Counters = Omit<SettingValues<'ipStatistics'>[number], 'idx'>;
export type NetworkSection = 'wan' | 'lan' | 'wifi2' | 'wifi5' | 'wifi6';
export type SectionCounters = { section: NetworkSection } & Counters;
const ofBand: Record<string, NetworkSection> = { '2.4GHz': 'wifi2', '5GHz': 'wifi5', '6GHz': 'wifi6' };

/** Counters that a number of JSON cannot hold, digit by digit as the device wrote them, by section. */
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

/** Counters by the specification's sections (000§3): those that the device has, in this order. */
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
  // A device that was asked for something else has reported no counter yet.
  return [...cabled, ...wireless].filter(
    ({ bytes_received: received, bytes_sent: sent }) => received !== null || sent !== null,
  );
}

/** Change of a counter per second; null if it was reset in between, or if there is nothing to compare with. */
export function ratePerSecond(before: number | null, after: number | null, seconds: number): number | null {
  if (before === null || after === null || after < before || seconds <= 0) return null;
  return (after - before) / seconds;
}
