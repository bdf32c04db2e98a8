import { useFormats, useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import type { Measure } from './search.ts';

/** Charts and files have viewing time in hours: steps of an axis in seconds are no round times. */
export const hoursOf = (seconds: number | null): number | null => (seconds === null ? null : seconds / 3600);

/** Hours that are rounded to a minute at least: less is not nothing. */
const leastMinute = 0.5 / 60;
/** From here on minutes are no longer read. */
const wholeHours = 100;

/** Figures in words, with their units. */
export function useFigures() {
  const text = useText();
  const formats = useFormats();
  const percent = (value: number) => text(messages.percent, { value: formats.decimal(value, 2) });
  const hours = (value: number) => {
    if (value !== 0 && Math.abs(value) < leastMinute) return text(messages.lessThanMinute);
    return value !== 0 && Math.abs(value) < 1
      ? text(messages.minutes, { value: formats.number(Math.round(value * 60)) })
      : text(messages.hours, { value: formats.decimal(value, Math.abs(value) < wholeHours ? 1 : 0) });
  };
  const signed = (write: (value: number) => string) => (value: number) =>
    value === 0 ? text(messages.noChange) : `${value > 0 ? '+' : '−'}${write(Math.abs(value))}`;
  return {
    percent,
    hours,
    boxes: (value: number) => formats.number(Math.round(value)),
    average: (value: number) => formats.decimal(value, 1),
    changeOfHours: signed(hours),
    changeOfBoxes: signed((value) => formats.number(value)),
    write: (measure: Measure) => (measure === 'viewTime' ? hours : percent),
  };
}

/** A figure of a channel for a chart. */
export const drawn = (measure: Measure, value: number | null): number | null =>
  measure === 'viewTime' ? hoursOf(value) : value;
