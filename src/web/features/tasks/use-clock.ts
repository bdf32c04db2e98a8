import { useMemo } from 'react';
import { useDateTime } from '#web/http/use-date-time.ts';

/** `HH:mm:ss.SSS` in the operator's time zone; empty where no time is known. */
export function useClock(): (iso: string | undefined) => string {
  const dateTime = useDateTime();
  return useMemo(
    () => (iso) => {
      if (iso === undefined) return '';
      // No zone is off by a part of a second.
      const ms = String(new Date(iso).getUTCMilliseconds()).padStart(3, '0');
      return `${dateTime(iso).slice(-8)}.${ms}`;
    },
    [dateTime],
  );
}
