import { useMemo } from 'react';
import type { Actor } from '#domain/logged-event.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { formatSpan } from '../format-time.ts';
import { messages } from '../messages.ts';
import type { Replay } from '../replay/replay.ts';
import { type Axis, axisOf } from './axis.ts';

const lanes: readonly { kind: Actor['kind']; label: Message }[] = [
  { kind: 'account', label: messages.laneAccount },
  { kind: 'server', label: messages.laneServer },
  { kind: 'device', label: messages.laneDevice },
];
const width = 1000;
const laneHeight = 30;
const deadlineHeight = 10;

interface Mark {
  x: number;
  count: number;
  version: number;
}

/** Events of a lane by pixel column: fifty thousand of them are a thousand marks. */
function marksOf(replay: Replay, axis: Axis, kind: Actor['kind']): Mark[] {
  const columns = new Map<number, Mark>();
  for (const event of replay.events) {
    if (event.actor.kind !== kind) continue;
    const x = Math.round((axis.positions[event.version - 1] ?? 0) * width);
    const mark = columns.get(x);
    if (mark) mark.count++;
    else columns.set(x, { x, count: 1, version: event.version });
  }
  return [...columns.values()];
}

interface LanesProps {
  replay: Replay;
  version: number;
  at: number;
  onPick: (version: number) => void;
}

/** Who did what when, with idle time folded; the deadlines lie under it as bars. */
export function Lanes({ replay, version, at, onPick }: LanesProps) {
  const text = useText();
  // The replay is one growing object; its version says when to draw again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const drawn = useMemo(() => {
    const axis = axisOf(replay);
    return { axis, marks: lanes.map(({ kind }) => marksOf(replay, axis, kind)) };
  }, [replay, version]);
  const { axis, marks } = drawn;
  const spans = replay.deadlines.slice(-40);
  const top = lanes.length * laneHeight;
  const height = top + Math.max(1, spans.length) * deadlineHeight + 8;
  const cursor = (axis.positions[Math.max(0, at - 1)] ?? 0) * width;
  return (
    <div className="grid grid-cols-[88px_minmax(0,1fr)] gap-2 text-caption text-secondary">
      <div>
        {lanes.map(({ kind, label }) => (
          <span key={kind} className="flex h-[30px] items-center">
            {text(label)}
          </span>
        ))}
        <span className="flex h-4 items-center">{text(messages.laneTimers)}</span>
      </div>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="w-full"
        style={{ height }}
        aria-hidden="true"
      >
        {lanes.map(({ kind }, index) => (
          <line
            key={kind}
            x1={0}
            x2={width}
            y1={(index + 0.5) * laneHeight}
            y2={(index + 0.5) * laneHeight}
            className="stroke-stroke"
          />
        ))}
        {axis.folds.map((fold) => (
          <rect key={fold.before} x={fold.x * width - 3} y={0} width={6} height={top} className="fill-sunken">
            <title>{text(messages.idle, { time: formatSpan(fold.ms) })}</title>
          </rect>
        ))}
        {marks.map((lane, index) =>
          lane.map((mark) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: a second way for the mouse; scrubber and list are the keyboard's
            <rect
              key={`${lanes[index]?.kind} ${mark.x}`}
              x={mark.x - 2}
              y={index * laneHeight + 6}
              width={4}
              height={laneHeight - 12}
              className={cx('cursor-pointer', mark.version <= at ? 'fill-accent' : 'fill-stroke-strong')}
              onClick={() => onPick(mark.version)}
            />
          )),
        )}
        {spans.map((span, index) => {
          const from = axis.at(span.setAt) * width;
          const to = axis.at(span.endedAt ?? span.setAt + span.ms) * width;
          return (
            <rect
              key={`${span.name} ${span.setBy}`}
              x={from}
              y={top + index * deadlineHeight + 3}
              width={Math.max(2, to - from)}
              height={deadlineHeight - 5}
              className={
                span.passed ? 'fill-danger' : span.endedAt === null ? 'fill-info' : 'fill-stroke-strong'
              }
            >
              <title>{`${span.name} ${formatSpan(span.ms)}`}</title>
            </rect>
          );
        })}
        <line
          x1={cursor}
          x2={cursor}
          y1={0}
          y2={height}
          className="stroke-primary"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}
