import { useCallback, useEffect, useState } from 'react';
import { writtenFor } from '#domain/text/languages.ts';
import { every, nowMs } from '#web/ambient/clock.ts';
import { readPreferences } from '#web/ambient/preferences.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import { formatSpan } from './text.ts';

/** Formats a duration, with the units of the reader's language. */
export function useSpan(): (ms: number) => string {
  const { written } = useLanguage();
  return useCallback((ms) => formatSpan(ms, written), [written]);
}

/** The same for what is made outside of a component. */
export const spanInUse = (ms: number): string => formatSpan(ms, writtenFor(readPreferences().language));

/** The time, for what counts while one looks. Only the part that shows it is drawn again. */
export function useNow(ticking: boolean, everyMs = 500): number {
  const [now, setNow] = useState(nowMs);
  useEffect(() => (ticking ? every(everyMs, () => setNow(nowMs())) : undefined), [ticking, everyMs]);
  return now;
}
