import { useNow, useSpan } from '#web/entities/stream/span.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
/** Seconds are not shown, so the page is drawn again seldom. */
const tickMs = 10_000;

/** Says for how long something has lasted, in whole minutes, later in days; it counts while one looks. */
export function useAge(): (since: string) => string {
  const text = useText();
  const span = useSpan();
  const now = useNow(true, tickMs);
  return (since) => {
    const ms = Math.max(0, now - Date.parse(since));
    if (ms < minuteMs) return text(messages.justNow);
    if (ms >= 2 * dayMs) return text(messages.forDays, { days: Math.floor(ms / dayMs) });
    return text(messages.forSpan, { span: span(Math.floor(ms / minuteMs) * minuteMs) });
  };
}
