import { localTimeOf, startOfDay } from '#domain/display.ts';

/** Seconds of a slot. */
export const slotSeconds = 600;

/** A day of an operator's zone: its slots count elapsed time, so a day has 138, 144 or 150 of them. */
export interface ViewingDay {
  /** Date in the form `2026-11-30`. */
  date: string;
  /** Seconds since 1970, and the end, which does not belong to it. */
  from: number;
  to: number;
  slots: number;
}

export function dayOf(date: string, timeZone: string): ViewingDay {
  const [from = 0, to = 0] = [0, 1].map((later) => startOfDay(date, timeZone, later).getTime() / 1000);
  return { date, from, to, slots: Math.ceil((to - from) / slotSeconds) };
}

/** Part of a view in one slot. */
export interface SlotPart {
  day: ViewingDay;
  slot: number;
  seconds: number;
}

/** Divides a stretch of time at the borders of slots and days. The parts sum to its seconds. */
export function slotParts(start: number, seconds: number, dayAt: (second: number) => ViewingDay): SlotPart[] {
  const parts: SlotPart[] = [];
  const end = start + seconds;
  for (let at = start; at < end; ) {
    const day = dayAt(at);
    const slot = Math.floor((at - day.from) / slotSeconds);
    const until = Math.min(end, day.to, day.from + (slot + 1) * slotSeconds);
    parts.push({ day, slot, seconds: until - at });
    at = until;
  }
  return parts;
}

/** Finds the days of a zone, and remembers them. */
export function daysIn(timeZone: string): (second: number) => ViewingDay {
  const known: ViewingDay[] = [];
  const has = (second: number) => (day: ViewingDay) => second >= day.from && second < day.to;
  return (second) => {
    const found = known.find(has(second));
    if (found) return found;
    const date = localTimeOf(new Date(second * 1000).toISOString(), timeZone).slice(0, 10);
    // Where the clocks change at midnight, the first hour may have the date of the day beside.
    const day = [0, 1, -1].map((later) => dayOf(dateAfter(date, later), timeZone)).find(has(second));
    if (!day) throw new Error(`no day of ${timeZone} has the second ${second}`);
    known.push(day);
    return day;
  };
}

/** Returns the date of some days later. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
