import { ianaZone, type Zone } from '#domain/zones/zone.ts';

/** Rule by which something is repeated, by the clocks of a place. */
export type RepeatRule = { /** HH:MM */ time: string /** IANA name. */; timeZone: string } & (
  | { frequency: 'daily' }
  /** ISO 8601: 1 is Monday. */
  | { frequency: 'weekly'; weekday: number }
  /** A month without this day has its last one. */
  | { frequency: 'monthly'; monthDay: number }
);

const dayMs = 86_400_000;
const utc: Zone = { offsetAt: () => 0 };

/** Returns the next time of a rule after an instant; both are milliseconds since 1970. */
export function nextTime(rule: RepeatRule, after: number): number {
  const zone = ianaZone(rule.timeZone) ?? utc;
  const [hours = 0, minutes = 0] = rule.time.split(':').map(Number);
  const sinceMidnight = (hours * 60 + minutes) * 60_000;
  const today = Math.floor((after + zone.offsetAt(after)) / dayMs) * dayMs;
  // The day of a month comes within 31 days, and a change of the clocks moves a time by less than a day.
  for (let day = today - dayMs; day <= today + 33 * dayMs; day += dayMs) {
    if (!isDay(rule, new Date(day))) continue;
    const at = instantOf(zone, day + sinceMidnight);
    if (at > after) return at;
  }
  throw new RangeError(`a rule without a next time: ${JSON.stringify(rule)}`);
}

function isDay(rule: RepeatRule, date: Date): boolean {
  switch (rule.frequency) {
    case 'daily':
      return true;
    case 'weekly':
      return (date.getUTCDay() || 7) === rule.weekday;
    case 'monthly': {
      const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
      return date.getUTCDate() === Math.min(rule.monthDay, last);
    }
  }
}

/**
 * Returns the instant at which the clocks of a zone show a local time. They show it twice where they are set back: the
 * first counts. They never show it where they are set forward: then the instant is as much later.
 */
function instantOf(zone: Zone, local: number): number {
  const before = zone.offsetAt(local - dayMs);
  const offsets = [before, zone.offsetAt(local + dayMs)];
  const shown = offsets.map((offset) => local - offset).filter((at) => at + zone.offsetAt(at) === local);
  return shown.length > 0 ? Math.min(...shown) : local - before;
}
