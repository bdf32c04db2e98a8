import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { byName } from '#domain/text/normal.ts';
import type { Message } from './message.ts';

/** A text within a text: it is worded in the language of the reader as well. */
export interface NestedText {
  text: Message;
  values?: Record<string, TextValue>;
}
export type TextValue = string | number | Date | NestedText | readonly NestedText[];
export type TextOf = (message: Message, values?: Record<string, TextValue>) => string;

export interface Formats {
  /** A whole number. It takes nothing else, so that it can be given to `map`. */
  number(value: number | bigint): string;
  /** Shows exactly this number of digits after the point. */
  fixed(value: number, digits: number): string;
  /** With as many digits after the point as it has, at most so many. */
  decimal(value: number, most: number): string;
  /** "1.2M" for 1,200,000. */
  compact(value: number): string;
  /** Shows the sign, for differences. */
  signed(value: number, digits?: number): string;
  percent(ratio: number): string;
  /** Formats a calendar day, `YYYY-MM-DD`, or only its month or weekday. */
  date(day: string, options: Intl.DateTimeFormatOptions): string;
  /** "3 minutes ago", from a difference in seconds. */
  ago(seconds: number): string;
}

/** The one way to a text: `const text = useText(); text(messages.title)`. */
export function useText(): TextOf {
  const intl = useIntl();
  return useMemo(() => textOf(intl), [intl]);
}

/** Texts in the language of `intl`, with those within them. */
export function textOf(intl: IntlShape): TextOf {
  const shown = (value: TextValue): string | number | Date => {
    if (typeof value !== 'object' || value instanceof Date) return value;
    const parts = 'text' in value ? [value] : value;
    return parts.map((part) => say(part.text, part.values)).join('; ');
  };
  const say: TextOf = (message, values = {}) =>
    intl.formatMessage(
      message,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)])),
    );
  return say;
}

const steps = [
  { below: 60, unit: 'second', size: 1 },
  { below: 3600, unit: 'minute', size: 60 },
  { below: 86_400, unit: 'hour', size: 3600 },
  { below: Number.POSITIVE_INFINITY, unit: 'day', size: 86_400 },
] as const;

export function useFormats(): Formats {
  const intl = useIntl();
  return useMemo(() => formatsOf(intl), [intl]);
}

export const formatsOf = (intl: IntlShape): Formats => ({
  number: (value) => intl.formatNumber(value, { maximumFractionDigits: 0 }),
  fixed: (value, digits) =>
    intl.formatNumber(value, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  decimal: (value, most) => intl.formatNumber(value, { maximumFractionDigits: most }),
  compact: (value) => intl.formatNumber(value, { notation: 'compact', maximumFractionDigits: 1 }),
  signed: (value, digits = 0) =>
    intl.formatNumber(value, { signDisplay: 'exceptZero', maximumFractionDigits: digits }),
  percent: (ratio) => intl.formatNumber(ratio, { style: 'percent', maximumFractionDigits: 1 }),
  date: (day, options) =>
    new Intl.DateTimeFormat(intl.locale, { ...options, timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    ),
  ago: (seconds) => {
    const step = steps.find((candidate) => Math.abs(seconds) < candidate.below) ?? steps[3];
    return intl.formatRelativeTime(-Math.floor(seconds / step.size), step.unit, { numeric: 'auto' });
  },
});

/** The order of names in the reader's language: "AP 2" before "AP 10", whatever the case. */
export function useNameOrder(): (one: string, other: string) => number {
  const { locale } = useIntl();
  return useMemo(() => byName(locale), [locale]);
}
