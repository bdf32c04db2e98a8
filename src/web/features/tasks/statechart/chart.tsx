import { memo, useMemo } from 'react';
import { taskMachine } from '#machines/task/machine.ts';
import type { Passage } from '#web/entities/task/replay.ts';
import { stateMessage } from '#web/entities/task/state-badge.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from '../messages.ts';
import { useWidth } from '../use-width.ts';
import { Drawing, wayOf } from './drawing.tsx';
import { graphOf } from './graph.ts';
import { layOut, roomy } from './layout.ts';

const graph = graphOf(taskMachine);

interface StatechartProps {
  active: string;
  /** Those up to the event that is looked at. */
  passages: readonly Passage[];
}

/** The machine as a chart: the active state lit, the ways that were taken strong with their event, the rest faint. */
export const Statechart = memo(function Statechart({ active, passages }: StatechartProps) {
  const text = useText();
  const [frame, width] = useWidth<HTMLDivElement>();
  const layout = useMemo(
    () => (width > 0 ? layOut(graph, (state) => text(stateMessage(state)), width) : null),
    [text, width],
  );
  const taken = new Map(passages.map((passage) => [wayOf(passage), passage.type]));
  const visited = new Set(['empty', ...passages.map(({ to }) => to)]);
  return (
    <div ref={frame} className="min-h-[324px]">
      {layout ? (
        <Drawing
          layout={layout}
          name={text(messages.activeState, { state: text(stateMessage(active)) })}
          nameOf={(state) => text(stateMessage(state))}
          lookOf={(state) => (state === active ? 'active' : visited.has(state) ? 'visited' : 'other')}
          isEnd={(state) => graph.terminal.has(state)}
          isTaken={(line) => taken.has(wayOf(line))}
          untaken="stroke-stroke"
          wordsAt={(line) =>
            layout.width < roomy && line.kind !== 'down' ? '' : (taken.get(wayOf(line)) ?? '')
          }
        />
      ) : null}
    </div>
  );
});
