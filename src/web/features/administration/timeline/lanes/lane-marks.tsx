import { memo } from 'react';
import type { DeadlineSpan } from '#web/entities/stream/deadlines.ts';
import type { Replay } from '#web/entities/stream/replay.ts';
import { useSpan } from '#web/entities/stream/span.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { Tone } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/classes.ts';
import { messages } from '../messages.ts';
import { textWidth } from '../statechart/layout.ts';
import { useMachineWords, useStateName } from '../words.ts';
import type { Axis } from './axis.ts';
import { bandsOf } from './bands.ts';
import { barsOf, placeWords } from './bars.ts';

const appearance: Record<Tone, { box: string; text: string }> = {
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
  /** Beside the axis, for the name of the state in which the stream ended. */
  endRoom: number;
  height: number;
  /** While the stream goes on; null after its end. */
  now: number | null;
}

/** In which state the stream was when, named where there is room; the state in which it ended always is. */
export const StateBand = memo(function StateBand(props: StateBandProps) {
  const { replay, axis, width, endRoom, height, now } = props;
  const nameOf = useStateName();
  const spanOf = useSpan();
  const { states } = useMachineWords();
  const timeOf = (at: number) => Date.parse(replay.events[at - 1]?.recordedAt ?? '');
  return bandsOf(replay.passages, axis).map(({ state, version, from, to, until }) => {
    const label = nameOf(state);
    const look = appearance[states[state]?.tone ?? 'idle'];
    const room = (to - from) * width - 1 + (until === null ? endRoom : 0);
    const ended = until === null ? now : timeOf(until);
    return (
      <g key={version} transform={`translate(${from * width} 3)`}>
        <rect width={Math.max(3, room)} height={height - 6} rx={2} className={look.box}>
          <title>{ended === null ? label : `${label} ${spanOf(Math.max(0, ended - timeOf(version)))}`}</title>
        </rect>
        {room > textWidth(label, 12) + 8 ? (
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
  /** Kind of the actor. */
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
  /** While the stream goes on; null after its end, when nothing waits. */
  now: number | null;
}

export function DeadlineBars({ spans, axis, width, height, now }: DeadlineBarsProps) {
  const text = useText();
  const spanOf = useSpan();
  const { planned = [] } = useMachineWords();
  const isMissed = ({ passed, name }: DeadlineSpan) => passed && !planned.includes(name);
  const wordsOf = ({ setAt, endedAt, ms }: DeadlineSpan) =>
    text(messages.deadlineOpen, {
      spent: spanOf(Math.max(0, (endedAt ?? now ?? setAt) - setAt)),
      limit: spanOf(ms),
    });
  const bars = barsOf(spans, axis, width);
  const last = spans.at(-1);
  const words = last ? wordsOf(last) : '';
  const place = placeWords(bars, textWidth(words, 11), width);
  return (
    <>
      {bars.map(({ span, from, to }) => (
        <rect
          key={span.setBy}
          x={from}
          y={height / 2 - 3}
          width={to - from}
          height={6}
          rx={2}
          className={
            isMissed(span) ? 'fill-danger' : span.endedAt === null ? 'fill-info' : 'fill-stroke-strong'
          }
        >
          <title>{wordsOf(span)}</title>
        </rect>
      ))}
      {place ? (
        <text
          x={place.x}
          textAnchor={place.anchor}
          y={height / 2}
          dominantBaseline="central"
          fontSize={11}
          className={cx('pointer-events-none', last && isMissed(last) ? 'fill-danger' : 'fill-secondary')}
        >
          {words}
        </text>
      ) : null}
    </>
  );
}
