import { memo, useMemo } from 'react';
import type { Passage } from '#web/entities/stream/replay.ts';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { messages } from '../messages.ts';
import { useWidth } from '../use-width.ts';
import { useEventName, useMachineWords, useStateName } from '../words.ts';
import { layOutColumn } from './column.ts';
import { wayOf } from './drawing.tsx';
import { type ChartGraph, graphOf } from './graph.ts';
import { type ChartLayout, type Line, layOut, roomy } from './layout.ts';
import { NumberedDrawing } from './numbered-drawing.tsx';

interface StatechartProps {
  active: string;
  /** Passages up to the selected event. */
  passages: readonly Passage[];
}

/** The machine as a chart: the active state lit, the ways that were taken strong with their event, the rest faint. */
export const Statechart = memo(function Statechart({ active, passages }: StatechartProps) {
  const text = useText();
  const stateName = useStateName();
  const eventName = useEventName();
  const { machine } = useMachineWords();
  const [frame, width] = useWidth<HTMLDivElement>();
  const graph = useMemo(() => graphOf(machine), [machine]);
  const layout = useMemo(
    () => (width > 0 ? fitting(graph, stateName, width) : null),
    [graph, stateName, width],
  );
  const taken = new Map(passages.map((passage) => [wayOf(passage), passage.type]));
  const visited = new Set(['empty', ...passages.map(({ to }) => to)]);
  return (
    <div
      ref={frame}
      className={cx('flex flex-wrap gap-x-8 gap-y-4', graph.terminal.size > 1 && 'min-h-[324px]')}
    >
      {layout ? (
        <NumberedDrawing
          layout={layout}
          name={text(messages.activeState, { state: stateName(active) })}
          nameOf={stateName}
          eventName={eventName}
          lookOf={(state) => (state === active ? 'active' : visited.has(state) ? 'visited' : 'other')}
          isEnd={(state) => graph.terminal.has(state)}
          isTaken={(line) => taken.has(wayOf(line))}
          untaken="stroke-stroke"
          wordsAt={(line) =>
            (layout.width < roomy && line.kind !== 'down') || isOnBox(line, layout)
              ? ''
              : eventName(taken.get(wayOf(line)) ?? '')
          }
        />
      ) : null}
    </div>
  );
});

/** Ends in a column of their own; below the others where long names leave no room for two columns. */
function fitting(graph: ChartGraph, stateName: (state: string) => string, width: number): ChartLayout {
  const column = () => layOutColumn(graph, stateName, width);
  if (graph.terminal.size <= 1) return column();
  const two = layOut(graph, stateName, width);
  if (two.width <= width) return two;
  const one = column();
  return one.width < two.width ? one : two;
}

/** The words of a way past other states would lie on one of them. */
const isOnBox = ({ kind, label }: Line, { boxes }: ChartLayout): boolean =>
  kind === 'arc' && boxes.some(({ y, height }) => label.y > y - 6 && label.y < y + height + 6);
