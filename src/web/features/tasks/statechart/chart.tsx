import { useMemo } from 'react';
import { taskMachine } from '#machines/task/machine.ts';
import { useText } from '#web/i18n/use-text.ts';
import { stateMessage } from '#web/resource/task-state-badge.tsx';
import { cx } from '#web/ui/classes.ts';
import { messages } from '../messages.ts';
import type { Passage } from '../replay/replay.ts';
import { graphOf } from './graph.ts';
import { type Line, layOut } from './layout.ts';

const graph = graphOf(taskMachine);

/** The machine as a chart: the active state lit, the ways that were taken strong, the rest faint. */
export function Statechart(props: { active: string; passages: readonly Passage[]; at: number }) {
  const text = useText();
  const layout = useMemo(() => layOut(graph, (state) => text(stateMessage(state))), [text]);
  const taken = new Set<string>();
  const visited = new Set(['empty']);
  for (const { from, to, version } of props.passages) {
    if (version > props.at) break;
    taken.add(`${from} ${to}`);
    visited.add(to);
  }
  return (
    <svg
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="img"
      aria-label={text(messages.activeState, { state: text(stateMessage(props.active)) })}
      className="h-full max-h-[440px] w-full"
    >
      {layout.lines.map((line) => (
        <path
          key={`${line.from} ${line.to}`}
          d={pathOf(line)}
          fill="none"
          strokeWidth={taken.has(`${line.from} ${line.to}`) ? 2 : 1}
          className={taken.has(`${line.from} ${line.to}`) ? 'stroke-accent' : 'stroke-stroke'}
        >
          <title>{line.events.map(({ type, guarded }) => (guarded ? `${type} [?]` : type)).join('\n')}</title>
        </path>
      ))}
      {layout.boxes.map((box) => {
        const active = box.state === props.active;
        return (
          <g key={box.state} transform={`translate(${box.x - box.width / 2} ${box.y - box.height / 2})`}>
            <rect
              width={box.width}
              height={box.height}
              rx={6}
              strokeWidth={active ? 2 : 1}
              className={cx(
                active
                  ? 'fill-accent-surface stroke-accent'
                  : visited.has(box.state)
                    ? 'fill-raised stroke-stroke-strong'
                    : 'fill-sunken stroke-stroke',
              )}
            />
            {graph.terminal.has(box.state) ? (
              <rect
                x={3}
                y={3}
                width={box.width - 6}
                height={box.height - 6}
                rx={4}
                className="fill-transparent stroke-stroke"
              />
            ) : null}
            <text
              x={box.width / 2}
              y={box.height / 2}
              textAnchor="middle"
              dominantBaseline="central"
              className={cx(
                'text-dense',
                active ? 'fill-primary font-medium' : visited.has(box.state) ? 'fill-primary' : 'fill-muted',
              )}
            >
              {text(stateMessage(box.state))}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function pathOf(line: Line): string {
  const [first, ...rest] = line.points;
  return first ? `M${first.x} ${first.y}${rest.map(({ x, y }) => `L${x} ${y}`).join('')}` : '';
}
