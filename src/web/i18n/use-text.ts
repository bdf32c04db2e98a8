import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { byName } from '#domain/text/normal.ts';
import type { Message } from './message.ts';

export type TextValue = string | number | Date;
export type TextOf = (message: Message, values?: Record<string, TextValue>) => string;

export interface Formats {
  number(value: number, digits?: number): string;
  /** With its sign, for differences. */
  signed(value: number, digits?: number): string;
  percent(ratio: number): string;
  /** "3 minutes ago", from a difference in seconds. */
  ago(seconds: number): string;
}

/** The one way to a text: `const text = useText(); text(messages.title)`. */
export function useText(): TextOf {
  const intl = useIntl();
  return useMemo(() => (message, values) => intl.formatMessage(message, values), [intl]);
}

const steps = [
  { below: 60, unit: 'second', size: 1 },
  { below: 3600, unit: 'minute', size: 60 },
  { below: 86_400, unit: 'hour', size: 3600 },
  { below: Number.POSITIVE_INFINITY, unit: 'day', size: 86_400 },
] as const;

export function useFormats(): Formats {
  const intl = useIntl();
  return useMemo(
    () => ({
      number: (value, digits = 0) =>
        intl.formatNumber(value, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
      signed: (value, digits = 0) =>
        intl.formatNumber(value, { signDisplay: 'exceptZero', maximumFractionDigits: digits }),
      percent: (ratio) => intl.formatNumber(ratio, { style: 'percent', maximumFractionDigits: 1 }),
      ago: (seconds) => {
        const step = steps.find((candidate) => Math.abs(seconds) < candidate.below) ?? steps[3];
        return intl.formatRelativeTime(-Math.floor(seconds / step.size), step.unit, { numeric: 'auto' });
      },
    }),
    [intl],
  );
}

/** The order of names in the reader's language: "AP 2" before "AP 10", whatever the case. */
export function useNameOrder(): (one: string, other: string) => number {
  const { locale } = useIntl();
  return useMemo(() => byName(locale), [locale]);
}
