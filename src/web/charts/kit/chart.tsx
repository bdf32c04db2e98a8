import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import type { ChartProps } from './types.ts';

/** Shown while figures or the script of charts are loaded, in the height of a chart. */
export const ChartSkeleton = () => <Skeleton className="h-72 w-full" />;

/** A chart with crosshair, legend, table and files (README.md). Its script is loaded with the first one. */
export const Chart = lazyPart<ChartProps>(
  async () => ({ default: (await import('./chart-view.tsx')).ChartView }),
  <ChartSkeleton />,
);
