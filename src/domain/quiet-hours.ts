import type { MessageKind } from '#machines/message/events.ts';

/** Daily period in which a user wants no mail about devices. */
export interface QuietHours {
  /** Local times, HH:MM. The period passes midnight where `from` is later than `to`. */
  from: string;
  to: string;
  /** IANA name. */
  timeZone: string;
  /** Critical alarms are mailed anyway. */
  critical: boolean;
}

const dayMinutes = 1_440;
const minuteMs = 60_000;

const minutesIn = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
};

/** Minutes since midnight in the zone. */
function localMinutes(at: number, timeZone: string): number {
  const options = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return minutesIn(new Intl.DateTimeFormat('en-GB', options).format(at));
}

/** Returns when the quiet hours end that a time is in, in milliseconds since 1970; null: it is in none. */
export function quietUntil({ from, to, timeZone }: QuietHours, at: number): number | null {
  const [start, end, now] = [minutesIn(from), minutesIn(to), localMinutes(at, timeZone)];
  const isQuiet = start <= end ? now >= start && now < end : now >= start || now < end;
  if (!isQuiet) return null;
  const wholeMinute = Math.floor(at / minuteMs) * minuteMs;
  const until = wholeMinute + ((end - now + dayMinutes) % dayMinutes) * minuteMs;
  // A change of the clocks in between moves the end.
  const off = (end - localMinutes(until, timeZone) + 1.5 * dayMinutes) % dayMinutes;
  return until + (off - dayMinutes / 2) * minuteMs;
}

/** Kinds whose mails wait: they are about devices, and can wait until the morning. */
const waiting: readonly MessageKind[] = ['devicesAway', 'outages', 'alarmsRaised'];

/**
 * Returns the milliseconds for which a message gathers events. A window that would end in quiet hours ends with them.
 * Only critical alarms raise messages, so those of alarms break through if the user wants critical ones.
 */
export function windowWithin(
  quiet: QuietHours | null,
  { kind, windowMs, now }: { kind: MessageKind; windowMs: number; now: number },
): number {
  if (quiet === null || !waiting.includes(kind) || (kind === 'alarmsRaised' && quiet.critical))
    return windowMs;
  const until = quietUntil(quiet, now + windowMs);
  return until === null ? windowMs : until - now;
}
