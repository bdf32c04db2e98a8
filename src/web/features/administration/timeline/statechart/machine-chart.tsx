import { useText } from '#web/i18n/use-text.ts';
import { messages } from '../messages.ts';
import { useWidth } from '../use-width.ts';
import { machineCharts } from './charts.gen.ts';
import { wordsOf } from './drawing.tsx';
import type { ChartLayout } from './layout.ts';
import { NumberedDrawing } from './numbered-drawing.tsx';

interface MachineChartProps {
  /** Name of the machine in `machinePaths`. */
  machine: string;
  /** True if the transition was taken, which is drawn strong. */
  isTaken: (from: string, to: string) => boolean;
}

const asItIs = (name: string) => name;

/** The chart of any machine, laid out when the console was built. */
export function MachineChart({ machine, isTaken }: MachineChartProps) {
  const text = useText();
  const [frame, width] = useWidth<HTMLDivElement>();
  const chart = machineCharts[machine];
  const layout = chart && fitting(chart.layouts, width);
  return (
    <div ref={frame} className="flex flex-wrap items-start gap-x-10 gap-y-4 overflow-x-auto">
      {layout && width > 0 ? (
        <NumberedDrawing
          layout={layout}
          name={text(messages.chartOf, { machine })}
          nameOf={asItIs}
          eventName={asItIs}
          lookOf={(state) => (state === layout.boxes[0]?.state ? 'active' : 'visited')}
          isEnd={(state) => chart.terminal.includes(state)}
          isTaken={({ from, to }) => isTaken(from, to)}
          untaken="stroke-stroke-strong"
          wordsAt={(line) => (line.kind === 'down' ? wordsOf(line) : '')}
        />
      ) : null}
    </div>
  );
}

/** The widest that there is room for; the narrowest where there is room for none. */
const fitting = (layouts: readonly ChartLayout[], width: number): ChartLayout | undefined =>
  layouts.findLast((layout) => layout.width <= width) ?? layouts[0];
