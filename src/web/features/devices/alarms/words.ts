import { useSpan } from '#web/entities/stream/span.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import type { Alarm } from './queries.ts';

export const severityNames = { warning: messages.warning, critical: messages.critical };
export const stateNames = {
  open: messages.open,
  acknowledged: messages.acknowledged,
  stale: messages.stale,
  ended: messages.ended,
};

/** A reading with its unit. */
export function useReading() {
  const text = useText();
  const { number } = useFormats();
  return (metric: Alarm['metric'], value: number): string =>
    text(metric === 'temperature' ? messages.degrees : messages.percent, { value: number(value) });
}

export function useDuration() {
  const spanOf = useSpan();
  return (seconds: number): string => spanOf(seconds * 1_000);
}
