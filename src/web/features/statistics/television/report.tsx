import { ChartLine, RefreshCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChartSkeleton } from '#web/charts/kit/chart.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState, StaleNote } from '#web/resource/list-page.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';
import type { Reading } from './use-report.ts';

interface ReportCardProps<T> {
  title: string;
  reading: Reading<T>;
  /** Words while nothing is asked about: what to choose. */
  empty?: { title: string; help: string } | undefined;
  /** Choices of this report alone, above its drawing. */
  controls?: ReactNode;
  className?: string;
  children: (data: T) => ReactNode;
}

/** One report in each of its states: loading, nothing asked about, refused, shown, shown but old, and failed. */
export function ReportCard<T>({ title, reading, controls, className, ...props }: ReportCardProps<T>) {
  const text = useText();
  return (
    <Card
      title={title}
      className={className ?? 'min-w-0'}
      actions={
        reading.data === undefined ? null : (
          <IconButton
            label={text(messages.refresh)}
            icon={<RefreshCw className="size-3.5" />}
            onClick={reading.refresh}
          />
        )
      }
    >
      <div className="flex flex-col gap-3">
        {controls}
        <State reading={reading} {...props} />
      </div>
    </Card>
  );
}

function State<T>({ reading, empty, children }: Pick<ReportCardProps<T>, 'reading' | 'empty' | 'children'>) {
  const text = useText();
  const { state, data, error, fault, readAt, refresh } = reading;
  if (state === 'refused')
    return (
      <div role="alert">
        <EmptyState
          icon={<TriangleAlert className="size-5" aria-hidden />}
          title={text(fault === 'reversed' ? messages.reversed : messages.tooLong)}
        />
      </div>
    );
  if (state === 'empty')
    return (
      <EmptyState
        icon={<ChartLine className="size-5" aria-hidden />}
        title={empty?.title ?? text(messages.noViewing)}
      >
        {empty?.help}
      </EmptyState>
    );
  if (state === 'failed' && error) return <ErrorState error={error} onRetry={refresh} />;
  if (data === undefined) return <ChartSkeleton />;
  return (
    <>
      <StaleNote known={{ error, dataUpdatedAt: readAt, refetch: refresh }} />
      <p role="status" className="sr-only">
        {state === 'stale' && error === null ? text(messages.refreshing) : ''}
      </p>
      {children(data)}
    </>
  );
}
