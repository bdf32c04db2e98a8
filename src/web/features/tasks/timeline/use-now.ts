import { useEffect, useState } from 'react';
import { every, nowMs } from '#web/ambient/clock.ts';

/** The time, for what counts while one looks. Only the part that shows it is drawn again. */
export function useNow(ticking: boolean): number {
  const [now, setNow] = useState(nowMs);
  useEffect(() => (ticking ? every(500, () => setNow(nowMs())) : undefined), [ticking]);
  return now;
}
