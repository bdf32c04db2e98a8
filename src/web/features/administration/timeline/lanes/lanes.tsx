import { type MouseEvent, memo, useMemo } from 'react';
import type { Replay } from '#web/entities/stream/replay.ts';
import { useNow, useSpan } from '#web/entities/stream/span.ts';
import type { MachineWords } from '#web/entities/stream/timeline-kind.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { actorNames, messages } from '../messages.ts';
import { textWidth } from '../statechart/layout.ts';
import { useClock } from '../use-clock.ts';
import { useWidth } from '../use-width.ts';
import { useMachineWords, useStateName } from '../words.ts';
import { type Axis, axisOf } from './axis.ts';
import { FoldLabels, TimeLabels } from './labels.tsx';
import { DeadlineBars, Marks, StateBand } from './lane-marks.tsx';

const letters = 12;
const foldRow = 18;
const bandRow = 26;
const actorRow = 26;
const deadlineRow = 20;
const timeRow = 20;
/** The time axis shows seconds and minutes; a long stream is drawn again less often. */
const [tickMs, longTickMs] = [1000, 10_000];
const longStream = 5000;
/** Drawn and named; a stream has more only when it is so long that none of them would be seen. */
const mostFolds = 100;

interface LanesProps {
  replay: Replay;
  /** The replay is one growing object; this says when to draw again. */
  version: number;
  at: number;
  /** The stream goes on, and all that happened so far is here: the lanes run to now. */
  open: boolean;
  onPick: (version: number) => void;
}

/** Actors and their events over time, with idle time folded, above the states and the deadlines of the same time. */
export const Lanes = memo(function Lanes({ replay, version, at, open, onPick }: LanesProps) {
  const words = useMachineWords();
  const text = useText();
  const nameOf = useStateName();
  const [frame, whole] = useWidth<HTMLDivElement>();
  const clock = useNow(open, version > longStream ? longTickMs : tickMs);
  const now = open ? clock : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `version`
  const axis = useMemo(() => axisOf(replay.events, now), [replay, version, now]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `version`
  const rows = useMemo(() => rowsOf(replay, words), [replay, version, words]);
  const labels = Math.min(
    whole * 0.4,
    Math.max(...rows.map(({ label }) => textWidth(text(label), letters))) + 14,
  );
  const endRoom = open ? 0 : textWidth(nameOf(replay.states[version - 1] ?? ''), letters) + 12;
  const width = Math.max(0, whole - labels - endRoom - 2);
  const bottom = foldRow + heightOf(rows);
  const isLast = at === version;
  const position = (axis.positions[Math.max(0, at - 1)] ?? 0) * width;
  return (
    <div ref={frame} className="relative" style={{ minHeight: bottom + timeRow }}>
      {width > 0 ? (
        <>
          <Picture {...{ replay, version, axis, rows, labels, whole, width, endRoom, now, onPick }} />
          <Cursor
            left={labels}
            width={width + endRoom}
            top={foldRow}
            bottom={bottom}
            at={isLast && open ? width : position}
            veiledFrom={isLast ? width + endRoom : position}
          />
        </>
      ) : null}
    </div>
  );
});

interface LaneRow {
  key: string;
  label: Message;
  height: number;
  draws: 'states' | 'actor' | 'deadline';
}

function rowsOf(replay: Replay, { lanes = [], deadlines = {} }: MachineWords): LaneRow[] {
  const used = Object.entries(deadlines).filter(([name]) =>
    replay.deadlines.some((span) => span.name === name),
  );
  return [
    { key: 'state', label: messages.laneStates, height: bandRow, draws: 'states' },
    ...lanes.map((kind) => ({
      key: kind,
      label: actorNames[kind],
      height: actorRow,
      draws: 'actor' as const,
    })),
    ...used.map(([key, label]) => ({ key, label, height: deadlineRow, draws: 'deadline' as const })),
  ];
}

const heightOf = (rows: readonly LaneRow[]) => rows.reduce((sum, row) => sum + row.height, 0);

interface PictureProps {
  replay: Replay;
  version: number;
  axis: Axis;
  rows: readonly LaneRow[];
  /** Width of the labels, of the picture, of its axis, and of what is beside the axis for the last state. */
  labels: number;
  whole: number;
  width: number;
  endRoom: number;
  /** Milliseconds since 1970 while the stream goes on; null after its end. */
  now: number | null;
  onPick: (version: number) => void;
}

/** Everything but the cursor: nothing here is drawn again when another event is selected. */
const Picture = memo(function Picture(props: PictureProps) {
  const { replay, version, axis, rows, labels, whole, width, endRoom, now, onPick } = props;
  const text = useText();
  const clock = useClock();
  const spanOf = useSpan();
  const folds = useMemo(() => [...axis.folds].sort((a, b) => b.ms - a.ms).slice(0, mostFolds), [axis]);
  const tops = rows.map((_, index) => foldRow + heightOf(rows.slice(0, index)));
  const bottom = foldRow + heightOf(rows);
  const pick = (event: MouseEvent<SVGSVGElement>) => {
    const left = event.currentTarget.getBoundingClientRect().left + labels;
    onPick(axis.versionAt(Math.max(0, Math.min(1, (event.clientX - left) / Math.max(1, width)))));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a second way for the mouse; scrubber and list are the keyboard's
    <svg
      width={whole}
      height={bottom + timeRow}
      role="img"
      aria-label={text(messages.lanesSummary, {
        from: clock.time(replay.events[0]?.recordedAt),
        to: now === null ? clock.time(replay.events.at(-1)?.recordedAt) : text(messages.now),
        count: version,
        gaps: axis.folds.length,
      })}
      className="block cursor-pointer overflow-visible text-caption"
      onClick={pick}
    >
      {rows.map(({ key, label, height }, index) => (
        <g key={key} transform={`translate(0 ${tops[index]})`}>
          <text y={height / 2} dominantBaseline="central" className="fill-secondary">
            {text(label)}
          </text>
          <line x1={labels} x2={whole} y1={height} y2={height} className="stroke-stroke" />
        </g>
      ))}
      <g transform={`translate(${labels} 0)`}>
        {folds.map((fold) => (
          <rect
            key={fold.before}
            x={fold.from * width + 3}
            y={foldRow}
            width={Math.max(2, (fold.to - fold.from) * width - 6)}
            height={bottom - foldRow}
            className="fill-sunken"
          >
            <title>{text(messages.idle, { time: spanOf(fold.ms) })}</title>
          </rect>
        ))}
        <FoldLabels folds={folds} width={width} top={foldRow / 2} />
        {rows.map(({ key, draws, height }, index) => (
          <g key={key} transform={`translate(0 ${tops[index]})`}>
            {draws === 'states' ? (
              <StateBand {...{ replay, version, axis, width, endRoom, height, now }} />
            ) : null}
            {draws === 'actor' ? <Marks {...{ replay, version, axis, width, height }} kind={key} /> : null}
            {draws === 'deadline' ? (
              <DeadlineBars
                spans={replay.deadlines.filter((span) => span.name === key)}
                {...{ axis, width, height, now }}
              />
            ) : null}
          </g>
        ))}
        <TimeLabels
          replay={replay}
          version={version}
          axis={axis}
          width={width}
          top={bottom + timeRow / 2 + 2}
          open={now !== null}
        />
      </g>
    </svg>
  );
});

interface CursorProps {
  /** Start and length of the time axis in the picture, pixels. */
  left: number;
  width: number;
  /** Upper and lower edge of the lanes. */
  top: number;
  bottom: number;
  /** The selected event, and where the events after it begin; from the beginning of the axis. */
  at: number;
  veiledFrom: number;
}

/**
 * The selected event; what comes after it lies under a veil. Above the picture and moved by transforms alone, so that the
 * browser shifts two layers and paints nothing.
 */
function Cursor({ left, width, top, bottom, at, veiledFrom }: CursorProps) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute overflow-hidden contain-strict"
      // The head of the cursor is wider than its line, and begins above it.
      style={{ left: left - 4, width: width + 8, top: top - 5, height: bottom - top + 5 }}
    >
      <div
        className="absolute bottom-0 bg-raised opacity-60 transition-none will-change-transform"
        style={{ left: 4, top: 5, width, transform: `translateX(${veiledFrom + 2}px)` }}
      />
      <svg
        aria-hidden
        width={8}
        height={bottom - top + 5}
        className="absolute top-0 left-0 transition-none will-change-transform"
        style={{ transform: `translateX(${at}px)` }}
      >
        <line x1={4} x2={4} y1={1} y2={bottom - top + 5} className="stroke-primary" />
        <path d="M0 0h8l-4 5Z" className="fill-primary" />
      </svg>
    </div>
  );
}
