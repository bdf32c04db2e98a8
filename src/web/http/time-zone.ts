import { useMemo, useSyncExternalStore } from 'react';
import { formatDateTime, startOfDay } from '#domain/display.ts';
import { type Preferences, preferences, readPreferences } from '#web/ambient/preferences.ts';
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

/** The zones that times can be shown in, by their IANA names: of this computer, and of the user's operator. */
export function zonesOf(profile: Profile | null | undefined): Record<Preferences['times'], string> {
  const operator = profile?.op.timeZone;
  return {
    own: Intl.DateTimeFormat().resolvedOptions().timeZone,
    operator: operator !== undefined && isZone(operator) ? operator : defaultZone,
  };
}

function useZone(): string {
  const times = useSyncExternalStore(preferences.subscribe, () => readPreferences().times);
  return zonesOf(useProfile())[times];
}

/** RU-028, in the zone that its reader has chosen (docs/decisions/145). */
export function useDateTime(): (value: string | number | null | undefined) => string {
  const zone = useZone();
  return useMemo(() => (value) => formatDateTime(value, zone), [zone]);
}

/** The zone that times are shown in now, for what is made of them elsewhere. */
export const zoneInUse = (): string =>
  zonesOf(queryClient.getQueryData<Profile>(profileKey))[readPreferences().times];

/** The start of a calendar day, in the zone that the times beside it are shown in. ISO 8601. */
export function startOf(day: string, daysLater = 0): string {
  return startOfDay(day, zoneInUse(), daysLater).toISOString();
}
