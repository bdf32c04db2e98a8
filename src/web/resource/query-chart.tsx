import type { UseQueryResult } from '@tanstack/react-query';
import { Chart, ChartSkeleton } from '#web/charts/kit/chart.tsx';
import type { ChartProps } from '#web/charts/kit/types.ts';
import { ErrorState } from './list-page.tsx';

interface QueryChartProps<T> {
  query: UseQueryResult<T>;
  /** The chart of what was read. */
  of: (data: T) => ChartProps;
}

/** A chart of what a query reads: a skeleton until it is there, and why it could not be read. */
export function QueryChart<T>({ query, of }: QueryChartProps<T>) {
  if (query.data !== undefined) return <Chart {...of(query.data)} />;
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <ChartSkeleton />;
}
