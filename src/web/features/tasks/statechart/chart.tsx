import { memo, useId, useMemo, useState } from 'react';
import { taskMachine } from '#machines/task/machine.ts';
import { useText } from '#web/i18n/use-text.ts';
import { stateMessage } from '#web/resource/task-state-badge.tsx';
import { cx } from '#web/ui/classes.ts';
import { messages } from '../messages.ts';
import type { Passage } from '../replay/replay.ts';
import { useWidth } from '../use-width.ts';
import { graphOf } from './graph.ts';
import { type Box, type Line, layOut, roomy } from './layout.ts';

const graph = graphOf(taskMachine);
const edgeOf = ({ from, to }: { from: string; to: string }) => `${from} ${to}`;

interface StatechartProps {
  active: string;
  /** Those up to the event that is looked at. */
  passages: readonly Passage[];
}

/** The machine as a chart: the active state lit, the ways that were taken strong with their event, the rest faint. */
export const Statechart = memo(function Statechart({ active, passages }: StatechartProps) {
  const text = useText();
  const id = useId();
  const [frame, width] = useWidth<HTMLDivElement>();
  const [pointed, setPointed] = useState<string | null>(null);
  const layout = useMemo(
    () => (width > 0 ? layOut(graph, (state) => text(stateMessage(state)), width) : null),
    [text, width],
  );
  const taken = new Map(passages.map((passage) => [edgeOf(passage), passage.type]));
  const visited = new Set(['empty', ...passages.map(({ to }) => to)]);
  // What was taken lies on top of what was not, and what is pointed at on top of all.
  const rank = (line: Line) =>
    edgeOf(line) === pointed ? 3 : taken.has(edgeOf(line)) ? 2 : line.from === active ? 1 : 0;
  const lines = [...(layout?.lines ?? [])].sort((a, b) => rank(a) - rank(b));
  return (
    <div ref={frame} className="min-h-[324px]">
      {layout ? (
        <svg
          width={layout.width}
          height={layout.height}
          role="img"
          aria-label={text(messages.activeState, { state: text(stateMessage(active)) })}
        >
          <defs>
            <Arrow id={`${id}-faint`} className="fill-stroke-strong" />
            <Arrow id={`${id}-strong`} className="fill-accent" />
          </defs>
          {lines.map((line) => {
            const strong = rank(line) >= 2;
            return (
              <g
                key={edgeOf(line)}
                onPointerEnter={() => setPointed(edgeOf(line))}
                onPointerLeave={() => setPointed(null)}
              >
                <path d={line.path} fill="none" strokeWidth={12} className="stroke-transparent" />
                <path
                  d={line.path}
                  fill="none"
                  strokeWidth={strong ? 2 : 1}
                  markerEnd={`url(#${id}-${strong ? 'strong' : 'faint'})`}
                  className={
                    strong ? 'stroke-accent' : rank(line) === 1 ? 'stroke-stroke-strong' : 'stroke-stroke'
                  }
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
              label={text(stateMessage(box.state))}
              look={box.state === active ? 'active' : visited.has(box.state) ? 'visited' : 'other'}
            />
          ))}
          {lines.map((line) => (
            <LineLabel
              key={edgeOf(line)}
              line={line}
              text={edgeOf(line) === pointed ? wordsOf(line) : (taken.get(edgeOf(line)) ?? '')}
              hidden={layout.width < roomy && line.kind !== 'down'}
            />
          ))}
        </svg>
      ) : null}
    </div>
  );
});

const wordsOf = (line: Line): string =>
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

function LineLabel(props: { line: Line; text: string; hidden: boolean }) {
  const { line, text } = props;
  if (text === '' || props.hidden) return null;
  return (
    <text
      x={line.label.x}
      y={line.label.y}
      textAnchor={line.label.anchor}
      dominantBaseline="central"
      fontSize={11}
      paintOrder="stroke"
      strokeWidth={4}
      className="pointer-events-none fill-secondary stroke-raised font-mono"
    >
      {text}
    </text>
  );
}

interface StateBoxProps {
  box: Box;
  fontSize: number;
  label: string;
  look: 'active' | 'visited' | 'other';
}

function StateBox({ box, fontSize, label, look }: StateBoxProps) {
  return (
    <g transform={`translate(${box.x} ${box.y})`} data-state={look}>
      <rect
        width={box.width}
        height={box.height}
        rx={graph.terminal.has(box.state) ? box.height / 2 : 6}
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
