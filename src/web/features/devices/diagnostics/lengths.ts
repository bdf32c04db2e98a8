/** CO-049..CO-051, A-124. */
export const intervals = [1, 3, 5, 10, 15] as const;
export type Interval = (typeof intervals)[number];

export type Length =
  | { unit: 'samples'; value: number }
  | { unit: 'seconds'; value: number }
  | { unit: 'minutes'; value: number };

export const lengths: readonly Length[] = [
  ...[100, 200, 300, 400, 500, 1000].map((value) => ({ unit: 'samples', value }) as const),
  ...[1, 3, 5, 10, 15].map((value) => ({ unit: 'seconds', value }) as const),
  ...[1, 3, 5, 10, 15, 30].map((value) => ({ unit: 'minutes', value }) as const),
];

export const lengthKey = ({ unit, value }: Length): string => `${value}-${unit}`;

/** Number of samples to request: 60 × minutes / interval for a duration, at least one. */
export function countOf(length: Length, interval: Interval): number {
  switch (length.unit) {
    case 'samples':
      return length.value;
    case 'seconds':
      return Math.max(1, Math.floor(length.value / interval));
    case 'minutes':
      return Math.max(1, Math.floor((60 * length.value) / interval));
    default:
      return length satisfies never;
  }
}
