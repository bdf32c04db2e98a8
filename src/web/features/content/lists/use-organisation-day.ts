import { localTimeOf } from '#domain/display.ts';
import { nowMs } from '#web/ambient/clock.ts';
import { useProfile } from '#web/http/profile.ts';
import { zonesOf } from '#web/http/time-zone.ts';

/** Today in the zone of the organisation, `YYYY-MM-DD`: ends of ads are days of this zone. */
export function useOrganisationDay(): string {
  const { operator } = zonesOf(useProfile());
  return localTimeOf(new Date(nowMs()).toISOString(), operator).slice(0, 10);
}
