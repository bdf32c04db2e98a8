import { useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { formatSpan } from '../format-time.ts';
import { messages } from '../messages.ts';
import type { DeadlineSpan } from '../replay/deadlines.ts';
import { textWidth } from '../statechart/layout.ts';
import type { Axis } from './axis.ts';

interface DeadlineBarsProps {
  /** Every wait of one name: a task that is sent again waits again. */
  spans: readonly DeadlineSpan[];
  axis: Axis;
  width: number;
  height: number;
}

export function DeadlineBars({ spans, axis, width, height }: DeadlineBarsProps) {
  const text = useText();
  const last = spans.at(-1);
  return spans.map((span) => {
    const from = axis.at(span.setAt) * width;
    const to = axis.at(span.endedAt ?? Number.POSITIVE_INFINITY) * width;
    const long = Math.max(2, to - from);
    const words =
      span.endedAt === null
        ? formatSpan(span.ms)
        : text(messages.deadlineOpen, {
            spent: formatSpan(span.endedAt - span.setAt),
            limit: formatSpan(span.ms),
          });
    const wide = textWidth(words, 11);
    const after = from + long + 6 + wide < width;
    return (
      <g key={span.setBy}>
        <rect
          x={from}
          y={height / 2 - 3}
          width={long}
          height={6}
          rx={2}
          className={span.passed ? 'fill-danger' : span.endedAt === null ? 'fill-info' : 'fill-stroke-strong'}
        >
          <title>{words}</title>
        </rect>
        {span === last && (after || from > wide + 6) ? (
          <text
            x={after ? from + long + 6 : from - 6}
            textAnchor={after ? 'start' : 'end'}
            y={height / 2}
            dominantBaseline="central"
            fontSize={11}
            className={cx('pointer-events-none', span.passed ? 'fill-danger' : 'fill-secondary')}
          >
            {words}
          </text>
        ) : null}
      </g>
    );
  });
}
