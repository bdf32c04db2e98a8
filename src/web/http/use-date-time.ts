import { useMemo } from 'react';
import { formatDateTime } from '#domain/display.ts';
import { useProfile } from './profile.ts';

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/** RU-028, in the operator's own time zone (CO-020 where it has none). */
export function useDateTime(): (value: string | number | null | undefined) => string {
  const zone = useProfile()?.op.timeZone;
  return useMemo(() => {
    const known = zone !== undefined && isZone(zone) ? zone : undefined;
    return (value) => formatDateTime(value, known);
  }, [zone]);
}
