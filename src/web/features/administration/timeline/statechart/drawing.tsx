import { useId, useState } from 'react';
import { cx } from '#web/ui/classes.ts';
import type { Box, ChartLayout, Line } from './layout.ts';

export type Look = 'active' | 'visited' | 'other';

export interface DrawingProps {
  layout: ChartLayout;
  /** Accessible name of the drawing. */
  name: string;
  nameOf: (state: string) => string;
  lookOf: (state: string) => Look;
  isEnd: (state: string) => boolean;
  /** True if this transition was taken, which is drawn strong. */
  isTaken: (line: Line) => boolean;
  /** Stroke of a transition that was not taken. */
  untaken: 'stroke-stroke-strong' | 'stroke-stroke';
  /** Label of a transition that the pointer is not on; empty for none. */
  wordsAt: (line: Line) => string;
}

/** Names a way from one state to another. */
export const wayOf = ({ from, to }: { from: string; to: string }): string => `${from} ${to}`;

/** A machine as a chart: boxes, the ways between them, and in words the way that is pointed at. */
export function Drawing({ layout, name, nameOf, lookOf, isEnd, isTaken, untaken, wordsAt }: DrawingProps) {
  const id = useId();
  const [pointed, setPointed] = useState<string | null>(null);
  // Taken transitions lie above untaken ones, and the pointed one above all.
  const rank = (line: Line) =>
    wayOf(line) === pointed ? 3 : isTaken(line) ? 2 : lookOf(line.from) === 'active' ? 1 : 0;
  const lines = [...layout.lines].sort((a, b) => rank(a) - rank(b));
  return (
    <svg width={layout.width} height={layout.height} role="img" aria-label={name}>
      <defs>
        <Arrow id={`${id}-faint`} className="fill-stroke-strong" />
        <Arrow id={`${id}-strong`} className="fill-accent" />
      </defs>
      {lines.map((line) => {
        const strong = rank(line) >= 2;
        return (
          <g
            key={wayOf(line)}
            onPointerEnter={() => setPointed(wayOf(line))}
            onPointerLeave={() => setPointed(null)}
          >
            <path d={line.path} fill="none" strokeWidth={12} className="stroke-transparent" />
            <path
              d={line.path}
              fill="none"
              strokeWidth={strong ? 2 : 1}
              markerEnd={`url(#${id}-${strong ? 'strong' : 'faint'})`}
              className={strong ? 'stroke-accent' : rank(line) === 1 ? 'stroke-stroke-strong' : untaken}
            >
              <title>{wordsOf(line)}</title>
            </path>
          </g>
        );
      })}
      {layout.boxes.map((box) => (
        <StateBox
          key={box.state}
          box={box}
          fontSize={layout.fontSize}
          label={nameOf(box.state)}
          look={lookOf(box.state)}
          isEnd={isEnd(box.state)}
        />
      ))}
      {lines.map((line) => (
        <LineLabel
          key={wayOf(line)}
          line={line}
          text={line.kind !== 'lane' && wayOf(line) === pointed ? wordsOf(line) : wordsAt(line)}
        />
      ))}
    </svg>
  );
}

export const wordsOf = (line: Pick<Line, 'events'>): string =>
  line.events.map(({ type, guarded }) => (guarded ? `${type} [?]` : type)).join(', ');

function Arrow(props: { id: string; className: string }) {
  return (
    <marker
      id={props.id}
      viewBox="0 0 8 8"
      refX={4}
      refY={4}
      markerWidth={7}
      markerHeight={7}
      orient="auto"
      markerUnits="userSpaceOnUse"
    >
      <path d="M0 0L8 4L0 8Z" className={props.className} />
    </marker>
  );
}

function LineLabel({ line, text }: { line: Line; text: string }) {
  if (text === '') return null;
  return (
    <text
      x={line.label.x}
      y={line.label.y}
      textAnchor={line.label.anchor}
      dominantBaseline="central"
      fontSize={11}
      paintOrder="stroke"
      strokeWidth={4}
      className="pointer-events-none fill-secondary stroke-raised font-mono [&:lang(ko)]:font-sans"
    >
      {text}
    </text>
  );
}

interface StateBoxProps {
  box: Box;
  fontSize: number;
  label: string;
  look: Look;
  isEnd: boolean;
}

function StateBox({ box, fontSize, label, look, isEnd }: StateBoxProps) {
  return (
    <g transform={`translate(${box.x} ${box.y})`} data-state={look}>
      <rect
        width={box.width}
        height={box.height}
        rx={isEnd ? box.height / 2 : 6}
        strokeWidth={look === 'active' ? 2 : 1}
        className={cx(
          look === 'active' && 'fill-accent-surface stroke-accent',
          look === 'visited' && 'fill-raised stroke-accent',
          look === 'other' && 'fill-sunken stroke-stroke',
        )}
      />
      <text
        x={box.width / 2}
        y={box.height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={fontSize}
        className={cx(look === 'other' ? 'fill-muted' : 'fill-primary', look === 'active' && 'font-medium')}
      >
        {label}
      </text>
    </g>
  );
}
