import { memo } from 'react';
import type { DeadlineSpan } from '#web/entities/stream/deadlines.ts';
import type { Replay } from '#web/entities/stream/replay.ts';
import { formatSpan } from '#web/entities/stream/text.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { Tone } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/classes.ts';
import { messages } from '../messages.ts';
import { textWidth } from '../statechart/layout.ts';
import { useMachineWords, useStateName } from '../words.ts';
import type { Axis } from './axis.ts';

const looks: Record<Tone, { box: string; text: string }> = {
  success: { box: 'fill-success-surface stroke-success-stroke', text: 'fill-success' },
  notice: { box: 'fill-notice-surface stroke-notice-stroke', text: 'fill-notice' },
  danger: { box: 'fill-danger-surface stroke-danger-stroke', text: 'fill-danger' },
  info: { box: 'fill-info-surface stroke-info-stroke', text: 'fill-info' },
  idle: { box: 'fill-idle-surface stroke-idle-stroke', text: 'fill-idle' },
};

interface StateBandProps {
  replay: Replay;
  version: number;
  axis: Axis;
  width: number;
  height: number;
}

/** In which state the stream was when, named where there is room; the end state stands at the end. */
export const StateBand = memo(function StateBand({ replay, version, axis, width, height }: StateBandProps) {
  const nameOf = useStateName();
  const { states } = useMachineWords();
  const { passages } = replay;
  const timeOf = (at: number) => Date.parse(replay.events[at - 1]?.recordedAt ?? '');
  return passages.map((passage, index) => {
    const until = passages[index + 1]?.version ?? version;
    const from = (axis.positions[passage.version - 1] ?? 0) * width;
    const to = (axis.positions[until - 1] ?? 0) * width;
    const label = nameOf(passage.to);
    const look = looks[states[passage.to]?.tone ?? 'idle'];
    const room = to - from - 1;
    return (
      <g key={passage.version} transform={`translate(${from} 3)`}>
        <rect width={Math.max(3, room)} height={height - 6} rx={2} className={look.box}>
          <title>{`${label} ${formatSpan(Math.max(0, timeOf(until) - timeOf(passage.version)))}`}</title>
        </rect>
        {room > textWidth(label, 12) + 10 ? (
          <text
            x={5}
            y={height / 2 - 3}
            dominantBaseline="central"
            className={cx('pointer-events-none', look.text)}
          >
            {label}
          </text>
        ) : null}
      </g>
    );
  });
});

const markWidth = 3;

interface MarksProps {
  replay: Replay;
  version: number;
  axis: Axis;
  /** Of the actor. */
  kind: string;
  width: number;
  height: number;
}

/** The events of one actor. Two paths whatever their number: fifty thousand events have no more columns than pixels. */
export const Marks = memo(function Marks({ replay, axis, kind, width, height }: MarksProps) {
  const plain = new Set<number>();
  const moving = new Set<number>();
  let before = 'empty';
  for (const event of replay.events) {
    const state = replay.states[event.version - 1] ?? '';
    if (event.actor.kind === kind) {
      const x = Math.round((axis.positions[event.version - 1] ?? 0) * width);
      (state === before ? plain : moving).add(x);
    }
    before = state;
  }
  const path = (columns: Set<number>, inset: number) =>
    [...columns].map((x) => `M${x - 1} ${inset}h${markWidth}V${height - inset}h-${markWidth}Z`).join('');
  return (
    <>
      <path d={path(plain, height * 0.32)} fill="var(--series-1)" />
      <path d={path(moving, height * 0.16)} className="fill-primary" />
    </>
  );
});

interface DeadlineBarsProps {
  /** Every wait of one name: what is tried again waits again. */
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
