import { earliestEnd, type ForecastPlan, forecastOf } from '#domain/rollouts/forecast.ts';
import { zoneOf } from '#domain/zones/zone.ts';
import { useDateTime, zoneInUse } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { detailMessages } from './detail-messages.ts';
import { ruleMessages as messages } from './rule-messages.ts';

export interface ForecastProps {
  devices: number;
  bytes: number;
  /** MB a second; null: no limit. */
  bandwidth: number | null;
  hours: ForecastPlan['hours'];
  /** Null: at once. */
  startsAt: string | null;
  hasBegun: boolean;
}

const [million, billion, trillion] = [1e6, 1e9, 1e12] as const;

/** Estimates data, duration and end at best, within the budget and hours. */
export function Forecast({ devices, bytes, bandwidth, hours, startsAt, hasBegun }: ForecastProps) {
  const text = useText();
  const dateTime = useDateTime();
  const { decimal } = useFormats();
  const volume =
    bytes < billion
      ? text(detailMessages.megabytes, { size: decimal(bytes / million, 1) })
      : bytes < trillion
        ? text(detailMessages.gigabytes, { size: decimal(bytes / billion, 1) })
        : text(messages.terabytes, { size: decimal(bytes / trillion, 1) });
  const bytesPerSecond = bandwidth === null ? null : bandwidth * million;
  const found = forecastOf({ bytes, bytesPerSecond, hours });
  if (!found) return text(messages.noBudget, { devices, volume });
  const long =
    found.nights === null
      ? text(messages.hours, { devices, volume, hours: decimal(Math.max(0.1, found.hours), 1) })
      : text(messages.nights, { devices, volume, nights: found.nights });
  const zone = zoneOf(zoneInUse());
  if (hasBegun || !zone) return long;
  const from = Math.max(Date.now(), startsAt ? Date.parse(startsAt) : 0);
  const end = earliestEnd(found, { hours, from, zone });
  return end === null
    ? text(messages.overYear, { forecast: long })
    : text(messages.until, { forecast: long, time: dateTime(new Date(end).toISOString()) });
}
