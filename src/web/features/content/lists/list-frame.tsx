import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFileSize } from '#web/entities/file-upload/file-size.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AsOf } from '#web/resource/as-of.tsx';
import { ErrorState } from '#web/resource/list-page.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { messages } from './messages.ts';

interface Listed {
  totalSize: number;
  items: readonly unknown[];
}

interface ListFrameProps<Data extends Listed> {
  query: UseQueryResult<Data>;
  /** The title where it could not be loaded. */
  failed: Message;
  action: ReactNode;
  empty: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Around a list: how much it holds, when it was read, and what is shown while there is nothing. */
export function ListFrame<Data extends Listed>(props: ListFrameProps<Data>) {
  const { query, failed, action, empty, children } = props;
  const text = useText();
  const fileSize = useFileSize();
  const { data, error } = query;
  if (!data)
    return error ? (
      <ErrorState title={text(failed)} error={error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton className="h-40 w-full" />
    );
  if (data.items.length === 0) return empty;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-dense text-secondary">
          {text(messages.holds, { count: data.items.length, size: fileSize(data.totalSize) })}
        </p>
        <div className="flex items-center gap-3">
          <AsOf known={query} />
          {action}
        </div>
      </div>
      {children(data)}
    </div>
  );
}
