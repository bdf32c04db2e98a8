import { useFormats } from '#web/i18n/use-text.ts';

/** 1 January 2024 was a Monday. */
const dayOf = (weekday: number) => `2024-01-0${weekday}`;

/** Days of the week by their numbers, Monday first, in the reader's language. */
export function useWeekdays(): { value: string; label: string }[] {
  const formats = useFormats();
  return Array.from({ length: 7 }, (_, at) => ({
    value: String(at + 1),
    label: formats.date(dayOf(at + 1), { weekday: 'long' }),
  }));
}
