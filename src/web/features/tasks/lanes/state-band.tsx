import { memo } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { stateMessage, toneOfState } from '#web/resource/task-state-badge.tsx';
import type { Tone } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/classes.ts';
import { formatSpan } from '../format-time.ts';
import type { Replay } from '../replay/replay.ts';
import { textWidth } from '../statechart/layout.ts';
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

/** In which state the task was when, named where there is room; the end state stands at the end. */
export const StateBand = memo(function StateBand({ replay, version, axis, width, height }: StateBandProps) {
  const text = useText();
  const { passages } = replay;
  const timeOf = (at: number) => Date.parse(replay.events[at - 1]?.recordedAt ?? '');
  return passages.map((passage, index) => {
    const until = passages[index + 1]?.version ?? version;
    const from = (axis.positions[passage.version - 1] ?? 0) * width;
    const to = (axis.positions[until - 1] ?? 0) * width;
    const label = text(stateMessage(passage.to));
    const look = looks[toneOfState(passage.to)];
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
