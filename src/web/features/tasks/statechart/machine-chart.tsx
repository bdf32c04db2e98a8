import { useText } from '#web/i18n/use-text.ts';
import { chartMessages as messages } from '../messages.ts';
import { useWidth } from '../use-width.ts';
import { machineCharts } from './charts.gen.ts';
import { Drawing, wayOf, wordsOf } from './drawing.tsx';
import type { ChartLayout } from './layout.ts';

interface MachineChartProps {
  /** As `machinePaths` names it. */
  machine: string;
  /** Whether the transition was taken: it is drawn strong. */
  isTaken: (from: string, to: string) => boolean;
}

/** The chart of any machine, laid out when the console was built. Its ways are numbered where words have no room. */
export function MachineChart({ machine, isTaken }: MachineChartProps) {
  const text = useText();
  const [frame, width] = useWidth<HTMLDivElement>();
  const chart = machineCharts[machine];
  const layout = chart && fitting(chart.layouts, width);
  const numbered = layout?.lines.filter(({ kind }) => kind === 'lane').length ? layout.lines : [];
  const numbers = new Map(numbered.map((line, index) => [wayOf(line), index + 1]));
  return (
    <div ref={frame} className="flex flex-wrap items-start gap-x-10 gap-y-4 overflow-x-auto">
      {layout && width > 0 ? (
        <Drawing
          layout={layout}
          name={text(messages.chartOf, { machine })}
          nameOf={(state) => state}
          lookOf={(state) => (state === layout.boxes[0]?.state ? 'active' : 'visited')}
          isEnd={(state) => chart.terminal.includes(state)}
          isTaken={({ from, to }) => isTaken(from, to)}
          untaken="stroke-stroke-strong"
          wordsAt={(line) =>
            numbers.get(wayOf(line))?.toString() ?? (line.kind === 'down' ? wordsOf(line) : '')
          }
        />
      ) : null}
      {numbered.length > 0 ? (
        <ol
          aria-label={text(messages.ways)}
          className="min-w-0 flex-1 basis-72 list-inside list-decimal text-caption text-secondary sm:columns-[18rem]"
        >
          {numbered.map((line) => (
            <li key={wayOf(line)} className="break-inside-avoid py-0.5 wrap-anywhere tabular-nums">
              {text(messages.way, { from: line.from, to: line.to })}{' '}
              <span className="font-mono text-primary">{wordsOf(line)}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}

/** The widest that there is room for; the narrowest where there is room for none. */
const fitting = (layouts: readonly ChartLayout[], width: number): ChartLayout | undefined =>
  layouts.findLast((layout) => layout.width <= width) ?? layouts[0];
