import { type MouseEvent, memo, useMemo } from 'react';
import type { Replay } from '#web/entities/stream/replay.ts';
import { formatSpan } from '#web/entities/stream/text.ts';
import type { MachineWords } from '#web/entities/stream/timeline-kind.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { actorNames, messages } from '../messages.ts';
import { useClock } from '../use-clock.ts';
import { useWidth } from '../use-width.ts';
import { useMachineWords } from '../words.ts';
import { type Axis, axisOf } from './axis.ts';
import { FoldLabels, TimeLabels } from './labels.tsx';
import { DeadlineBars, Marks, StateBand } from './lane-marks.tsx';

const labelWidth = 92;
const foldRow = 18;
const bandRow = 26;
const actorRow = 26;
const deadlineRow = 20;
const timeRow = 20;
/** Drawn and named; a stream has more only when it is so long that none of them would be seen. */
const mostFolds = 100;

interface LanesProps {
  replay: Replay;
  /** The replay is one growing object; this says when to draw again. */
  version: number;
  at: number;
  onPick: (version: number) => void;
}

/** Who did what when, with idle time folded, over the states and the deadlines of the same time. */
export const Lanes = memo(function Lanes({ replay, version, at, onPick }: LanesProps) {
  const words = useMachineWords();
  const [frame, whole] = useWidth<HTMLDivElement>();
  const width = Math.max(0, whole - labelWidth - 2);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `version`
  const axis = useMemo(() => axisOf(replay.events), [replay, version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `version`
  const rows = useMemo(() => rowsOf(replay, words), [replay, version, words]);
  const bottom = foldRow + heightOf(rows);
  return (
    <div ref={frame} className="relative" style={{ minHeight: bottom + timeRow }}>
      {width > 0 ? (
        <>
          <Picture {...{ replay, version, axis, rows, whole, width, onPick }} />
          <Cursor
            left={labelWidth}
            width={width}
            top={foldRow}
            bottom={bottom}
            at={(axis.positions[Math.max(0, at - 1)] ?? 0) * width}
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
  /** Width of the picture, and of what lies beside its labels. */
  whole: number;
  width: number;
  onPick: (version: number) => void;
}

/** All of it but the cursor: nothing here is drawn again when another event is selected. */
const Picture = memo(function Picture(props: PictureProps) {
  const { replay, version, axis, rows, whole, width, onPick } = props;
  const text = useText();
  const clock = useClock();
  const folds = useMemo(() => [...axis.folds].sort((a, b) => b.ms - a.ms).slice(0, mostFolds), [axis]);
  const tops = rows.map((_, index) => foldRow + heightOf(rows.slice(0, index)));
  const bottom = foldRow + heightOf(rows);
  const pick = (event: MouseEvent<SVGSVGElement>) => {
    const left = event.currentTarget.getBoundingClientRect().left + labelWidth;
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
        to: clock.time(replay.events.at(-1)?.recordedAt),
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
          <line x1={labelWidth} x2={whole} y1={height} y2={height} className="stroke-stroke" />
        </g>
      ))}
      <g transform={`translate(${labelWidth} 0)`}>
        {folds.map((fold) => (
          <rect
            key={fold.before}
            x={fold.from * width + 3}
            y={foldRow}
            width={Math.max(2, (fold.to - fold.from) * width - 6)}
            height={bottom - foldRow}
            className="fill-sunken"
          >
            <title>{text(messages.idle, { time: formatSpan(fold.ms) })}</title>
          </rect>
        ))}
        <FoldLabels folds={folds} width={width} top={foldRow / 2} />
        {rows.map(({ key, draws, height }, index) => (
          <g key={key} transform={`translate(0 ${tops[index]})`}>
            {draws === 'states' ? <StateBand {...{ replay, version, axis, width, height }} /> : null}
            {draws === 'actor' ? <Marks {...{ replay, version, axis, width, height }} kind={key} /> : null}
            {draws === 'deadline' ? (
              <DeadlineBars
                spans={replay.deadlines.filter((span) => span.name === key)}
                {...{ axis, width, height }}
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
        />
      </g>
    </svg>
  );
});

interface CursorProps {
  /** Where the time axis begins in the picture, and how long it is; pixels. */
  left: number;
  width: number;
  /** Upper and lower edge of the lanes. */
  top: number;
  bottom: number;
  /** The event that is looked at, from the beginning of the axis. */
  at: number;
}

/**
 * Where one looks; what comes after it lies under a veil. Over the picture and moved by transforms alone, so that the
 * browser shifts two layers and paints nothing.
 */
function Cursor({ left, width, top, bottom, at }: CursorProps) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute overflow-hidden contain-strict"
      // The head of the cursor stands out on both sides and above.
      style={{ left: left - 4, width: width + 8, top: top - 5, height: bottom - top + 5 }}
    >
      <div
        className="absolute bottom-0 bg-raised opacity-60 transition-none will-change-transform"
        style={{ left: 4, top: 5, width, transform: `translateX(${at + 2}px)` }}
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
