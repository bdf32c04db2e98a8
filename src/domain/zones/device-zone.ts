import { type Zone, zoneOf } from './zone.ts';

/** TR-181 (TR-106 3.2.1): an unknown time is sent as the year 1. */
const unknownTime = /^0001-01-01T/;

/** Returns a device's reported time; null if it is unknown. */
export const knownTime = (reported: string | null | undefined): string | null =>
  !reported || unknownTime.test(reported) ? null : reported;

/**
 * Returns the minutes that a device's clock is ahead of UTC, by its own time; null without an offset. A bare Z is also
 * sent for local times.
 */
function offsetIn(localTime: string): number | null {
  const [, sign, hours = '', minutes = ''] = /T.*([+-])(\d{2}):?(\d{2})$/.exec(localTime) ?? [];
  if (!sign) return null;
  const ahead = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -ahead : ahead;
}

/** Returns the IEEE 1003.1 rule of a clock with a fixed offset from UTC in minutes. */
function fixedZone(ahead: number): string {
  const clock = `${String(Math.floor(Math.abs(ahead) / 60)).padStart(2, '0')}:${String(Math.abs(ahead) % 60).padStart(2, '0')}`;
  const name = `${ahead < 0 ? '-' : '+'}${clock.replace(':', '')}`;
  return `<${name}>${ahead < 0 ? '' : '-'}${clock}`;
}

/**
 * Determines the zone of a device from its reports. `GMT+9` is UTC-9 by the standard and UTC+9 on many devices: if the
 * offset of its own time (`Device.Time.CurrentLocalTime`) contradicts the zone, the offset wins.
 * @returns a text that `zoneOf` reads; null: neither is usable.
 */
export function deviceZone(
  zone: string | null,
  localTime: string | null,
): { name: string; zone: Zone } | null {
  const known = zone === null ? null : zoneOf(zone);
  const time = knownTime(localTime);
  const ahead = time === null ? null : offsetIn(time);
  if (time !== null && ahead !== null) {
    const at = Date.parse(time);
    if (!known || (Number.isFinite(at) && known.offsetAt(at) !== ahead * 60_000)) {
      const name = fixedZone(ahead);
      const fixed = zoneOf(name);
      if (fixed) return { name, zone: fixed };
    }
  }
  return known && zone !== null ? { name: zone, zone: known } : null;
}
