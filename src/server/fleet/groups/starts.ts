import { deviceZone } from '#domain/zones/device-zone.ts';
import { ianaZone, nextWindow, type Zone } from '#domain/zones/zone.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { ScopedGroups } from './queries/groups.ts';

/** Requested start of a command. */
export interface RunTime {
  fpRunMethod?: 'Immediate' | 'Reserved';
  fpStartHour?: number;
  fpEndHour?: number;
}

/** Devices whose local clocks reach the requested hours at the same moment. */
export interface Start {
  /** Start in milliseconds since 1970; in the past if it has begun. */
  start: number;
  end: number;
  /** Minutes that the devices' clocks are ahead of UTC at the start. */
  utcOffset: number;
  endpointIds: string[];
  /** Number of devices that report no time zone; their organisation's zone counts. */
  zoneUnknown: number;
}

const utc: Zone = { offsetAt: () => 0 };

/** Returns the starts of a Reserved command, earliest first; null: it starts now. */
export async function startsOf(
  scope: Scope,
  { fpRunMethod = 'Immediate', fpStartHour, fpEndHour }: RunTime,
  endpointIds: readonly string[],
  now: Date,
): Promise<Start[] | null> {
  if (fpRunMethod === 'Immediate') {
    if (fpStartHour === undefined && fpEndHour === undefined) return null;
    throw refusal([{ field: 'fpRunMethod', message: 'must be Reserved where hours are given' }]);
  }
  if (fpStartHour === undefined || fpEndHour === undefined)
    throw refusal([{ field: 'fpStartHour', message: 'Reserved needs fpStartHour and fpEndHour' }]);
  if (fpStartHour === fpEndHour)
    throw refusal([{ field: 'fpEndHour', message: 'must differ from fpStartHour' }]);
  const hours = { startHour: fpStartHour, endHour: fpEndHour };
  const starts = new Map<string, Start>();
  for (const { endpoint_id, reported, local_time, of_operator } of await scope
    .of(ScopedGroups)
    .zones(endpointIds)) {
    const known = deviceZone(reported, local_time)?.zone ?? null;
    const zone = known ?? ianaZone(of_operator) ?? utc;
    const { start, end } = nextWindow(zone, hours, now.getTime());
    const one = starts.get(`${start}-${end}`) ?? {
      start,
      end,
      endpointIds: [],
      zoneUnknown: 0,
      utcOffset: zone.offsetAt(start) / 60_000,
    };
    one.endpointIds.push(endpoint_id);
    if (!known) one.zoneUnknown += 1;
    starts.set(`${start}-${end}`, one);
  }
  return [...starts.values()].toSorted((a, b) => a.start - b.start || a.end - b.end);
}
