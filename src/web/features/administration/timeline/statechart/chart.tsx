import { memo, useMemo } from 'react';
import type { Passage } from '#web/entities/stream/replay.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from '../messages.ts';
import { useWidth } from '../use-width.ts';
import { useEventName, useMachineWords, useStateName } from '../words.ts';
import { layOutColumn } from './column.ts';
import { wayOf } from './drawing.tsx';
import { graphOf } from './graph.ts';
import { layOut, roomy } from './layout.ts';
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
  const lay = graph.terminal.size > 1 ? layOut : layOutColumn;
  const layout = useMemo(
    () => (width > 0 ? lay(graph, stateName, width) : null),
    [lay, graph, stateName, width],
  );
  const taken = new Map(passages.map((passage) => [wayOf(passage), passage.type]));
  const visited = new Set(['empty', ...passages.map(({ to }) => to)]);
  return (
    <div ref={frame} className={lay === layOut ? 'min-h-[324px]' : 'flex flex-wrap gap-x-8 gap-y-4'}>
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
            layout.width < roomy && line.kind !== 'down' ? '' : eventName(taken.get(wayOf(line)) ?? '')
          }
        />
      ) : null}
    </div>
  );
});
