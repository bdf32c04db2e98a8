import { useMemo } from 'react';
import { useDateTime } from '#web/http/time-zone.ts';

const minuteMs = 60_000;
/** Minutes remembered: enough for a task that reported a sample per second for hours, and a bound for one that ran for weeks. */
const mostMinutes = 2_000;

/** Times to the millisecond in the operator's time zone; empty where no time is known. */
export interface Clock {
  /** `HH:mm:ss.SSS`. */
  time(iso: string | undefined): string;
  /** `YY-MM-DD HH:mm:ss.SSS`. */
  dateAndTime(iso: string | undefined): string;
}

export function useClock(): Clock {
  const dateTime = useDateTime();
  return useMemo(() => clockOf(dateTime), [dateTime]);
}

/**
 * Asks for each minute once: `Intl` takes longer for one time than a row takes for everything else, and scrubbing shows
 * thirty rows a frame. No zone is off by a part of a minute, so the seconds are the same everywhere.
 */
export function clockOf(dateTime: (iso: string) => string): Clock {
  const minutes = new Map<number, string>();
  const minuteOf = (minute: number): string => {
    const known = minutes.get(minute);
    if (known !== undefined) return known;
    const written = dateTime(new Date(minute * minuteMs).toISOString()).slice(0, -2);
    if (minutes.size >= mostMinutes) minutes.clear();
    minutes.set(minute, written);
    return written;
  };
  const dateAndTime = (iso: string | undefined): string => {
    const time = Date.parse(iso ?? '');
    if (Number.isNaN(time)) return '';
    return `${minuteOf(Math.floor(time / minuteMs))}${new Date(time).toISOString().slice(17, 23)}`;
  };
  return { dateAndTime, time: (iso) => dateAndTime(iso).slice('YY-MM-DD '.length) };
}
