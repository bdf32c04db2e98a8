import type { AlarmMetric } from '#machines/alarm/events.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';

/** Formats a reading with its unit. */
export function useReading() {
  const text = useText();
  const { number } = useFormats();
  return (metric: AlarmMetric, value: number): string =>
    text(metric === 'temperature' ? messages.degrees : messages.percent, { value: number(value) });
}
