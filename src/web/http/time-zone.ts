import { useMemo, useSyncExternalStore } from 'react';
import { formatDateTime, startOfDay } from '#domain/display.ts';
import { preferences, readPreferences } from '#web/ambient/preferences.ts';
import { type Profile, profileKey, useProfile } from './profile.ts';
import { queryClient } from './query-client.ts';

/** CO-020: Korea Standard Time. */
const defaultZone = 'Asia/Seoul';

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/** The zones that have a name of their own in the settings: of this computer, and of the user's operator. */
export function zonesOf(profile: Profile | null | undefined): Record<'own' | 'operator', string> {
  const operator = profile?.op.timeZone;
  return {
    own: Intl.DateTimeFormat().resolvedOptions().timeZone,
    operator: operator !== undefined && isZone(operator) ? operator : defaultZone,
  };
}

/** The chosen zone may be one that this browser does not know. */
function zoneOf(timezone: string, profile: Profile | null | undefined): string {
  const zones = zonesOf(profile);
  if (timezone === 'operator') return zones.operator;
  return timezone !== 'own' && isZone(timezone) ? timezone : zones.own;
}

/** RU-028, in the zone and the form that its reader has chosen (docs/decisions/145, 224). */
export function useDateTime(): (value: string | number | null | undefined) => string {
  const { timezone, dateformat } = useSyncExternalStore(preferences.subscribe, readPreferences);
  const zone = zoneOf(timezone, useProfile());
  return useMemo(() => (value) => formatDateTime(value, zone, dateformat), [zone, dateformat]);
}

/** The zone that times are shown in now, for what is made of them elsewhere. */
export const zoneInUse = (): string =>
  zoneOf(readPreferences().timezone, queryClient.getQueryData<Profile>(profileKey));

/** The start of a calendar day, in the zone that the times beside it are shown in. ISO 8601. */
export function startOf(day: string, daysLater = 0): string {
  return startOfDay(day, zoneInUse(), daysLater).toISOString();
}
