import { sizeOf } from '#domain/apps/size.ts';
import type { AppMeasure } from '#domain/apps/usage.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';

/** Sizes (CO-067) and times as people read them. */
export function useFigures() {
  const text = useText();
  const size = (bytes: number) => text(messages.size, { ...sizeOf(bytes) });
  const time = (seconds: number) =>
    seconds >= 3600
      ? text(messages.hours, { hours: seconds / 3600 })
      : text(messages.minutes, { minutes: seconds / 60 });
  return {
    size,
    time,
    /** Unit of an axis up to this value. */
    unitOf: (measure: AppMeasure, most: number) => {
      if (measure !== 'totalTime') {
        const { value, unit } = sizeOf(most);
        return { size: most / value, name: unit };
      }
      return most >= 3600
        ? { size: 3600, name: text(messages.unitHours) }
        : { size: 60, name: text(messages.unitMinutes) };
    },
    measured: (measure: AppMeasure, value: number) => (measure === 'totalTime' ? time(value) : size(value)),
  };
}
