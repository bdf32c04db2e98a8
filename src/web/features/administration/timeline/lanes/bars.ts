import type { DeadlineSpan } from '#web/entities/stream/deadlines.ts';
import type { Axis } from './axis.ts';

/** A wait on the axis. Pixels. */
export interface Bar {
  span: DeadlineSpan;
  from: number;
  to: number;
}

/** Even a wait of no time is seen. */
const least = 2;
const gap = 6;

export const barsOf = (spans: readonly DeadlineSpan[], axis: Pick<Axis, 'at'>, width: number): Bar[] =>
  spans.map((span) => {
    const from = Math.min(axis.at(span.setAt) * width, width - least);
    return {
      span,
      from,
      to: Math.max(from + least, axis.at(span.endedAt ?? Number.POSITIVE_INFINITY) * width),
    };
  });

/** Places the words of a row's last wait so that they touch no bar: after it, else before it, else nowhere. */
export function placeWords(
  bars: readonly Pick<Bar, 'from' | 'to'>[],
  words: number,
  width: number,
): { x: number; anchor: 'start' | 'end' } | null {
  const last = bars.at(-1);
  if (!last) return null;
  if (last.to + gap + words <= width) return { x: last.to + gap, anchor: 'start' };
  const free = bars.at(-2)?.to ?? 0;
  return last.from - gap - words >= free + gap ? { x: last.from - gap, anchor: 'end' } : null;
}
