import { memo } from 'react';
import type { Replay } from '#web/entities/stream/replay.ts';
import { useSpan } from '#web/entities/stream/span.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from '../messages.ts';
import { textWidth } from '../statechart/layout.ts';
import { useClock } from '../use-clock.ts';
import type { Axis, Fold } from './axis.ts';

const fontSize = 11;
const mostCandidates = 100;

/** Shows the duration of each folded stretch without events: in words if they fit, else the time alone. */
export const FoldLabels = memo(function FoldLabels(props: { folds: Fold[]; width: number; top: number }) {
  const text = useText();
  const spanOf = useSpan();
  const labels = props.folds.map(({ before, ms, from, to }): Label => {
    const time = spanOf(ms);
    const words = text(messages.idle, { time });
    const room = (to - from) * props.width;
    const shown = textWidth(words, fontSize) < room ? words : time;
    return {
      key: String(before),
      text: shown,
      x: ((from + to) / 2) * props.width,
      width: textWidth(shown, fontSize),
      weight: ms,
    };
  });
  return <Texts labels={placeLabels(labels, props.width)} top={props.top} />;
});

interface TimeLabelsProps {
  replay: Replay;
  version: number;
  axis: Axis;
  width: number;
  top: number;
  /** The axis reaches to now, not to the last event. */
  open: boolean;
}

/** The clock at both ends, or "now"; the time since the start after each fold, and in between where there is room. */
export const TimeLabels = memo(function TimeLabels(props: TimeLabelsProps) {
  const { replay, version, axis, width, top, open } = props;
  const text = useText();
  const spanOf = useSpan();
  const clock = useClock();
  const begin = Date.parse(replay.events[0]?.recordedAt ?? '');
  const label = (at: number, weight: number): Label => {
    const recordedAt = replay.events[at - 1]?.recordedAt;
    const shown =
      at === 1 || (at === version && !open)
        ? clock.time(recordedAt)
        : `+${spanOf(Date.parse(recordedAt ?? '') - begin)}`;
    return {
      key: `${at}`,
      text: shown,
      x: (axis.positions[at - 1] ?? 0) * width,
      width: textWidth(shown, fontSize) + 6,
      weight,
    };
  };
  const candidates = new Map<number, Label>();
  for (const share of [0.25, 0.5, 0.75]) {
    const at = axis.versionAt(share);
    candidates.set(at, label(at, 1));
  }
  for (const { before } of axis.folds.slice(0, mostCandidates))
    if (before <= version) candidates.set(before, label(before, 2));
  candidates.set(version, label(version, 3));
  candidates.set(1, label(1, 4));
  const now = text(messages.now);
  const end: Label = { key: 'now', text: now, x: width, width: textWidth(now, fontSize) + 6, weight: 5 };
  return <Texts labels={placeLabels([...candidates.values(), ...(open ? [end] : [])], width)} top={top} />;
});

function Texts(props: { labels: Label[]; top: number }) {
  return props.labels.map(({ key, text, x }) => (
    <text
      key={key}
      x={x}
      y={props.top}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={fontSize}
      className="fill-secondary tabular-nums"
    >
      {text}
    </text>
  ));
}

export interface Label {
  key: string;
  text: string;
  /** Preferred position, and the width it needs at least. */
  x: number;
  width: number;
  /** The heavier one stays where two would overlap. */
  weight: number;
}

const gap = 10;

/** Labels of one row that do not touch, held inside the row; the lighter of two that would overlap is left out. */
export function placeLabels(labels: readonly Label[], room: number): Label[] {
  const placed: Label[] = [];
  for (const label of [...labels].sort((a, b) => b.weight - a.weight)) {
    const half = label.width / 2;
    if (label.width > room) continue;
    const x = Math.max(half, Math.min(room - half, label.x));
    const free = placed.every((other) => Math.abs(other.x - x) >= half + other.width / 2 + gap);
    if (free) placed.push({ ...label, x });
  }
  return placed.sort((a, b) => a.x - b.x);
}
