import { TriangleAlert } from 'lucide-react';
import type { ApiError } from '#web/http/api-error.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { messages } from './messages.ts';

interface SortRefusedProps {
  error: ApiError;
  onLoad: () => void;
  onRetry: () => void;
}

/** Explains why an order was not saved; most often another editor was faster. */
export function SortRefused({ error, onLoad, onRetry }: SortRefusedProps) {
  const text = useText();
  const isConflict = error.code === 'conflict';
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded border border-notice-stroke bg-notice-surface px-3 py-2 text-dense"
    >
      <TriangleAlert className="size-4 shrink-0 text-notice" aria-hidden />
      <p className="min-w-0 grow basis-60">
        {error.message}
        {isConflict ? null : <span className="block">{text(messages.orderNotSaved)}</span>}
      </p>
      <Button size="small" onClick={isConflict ? onLoad : onRetry}>
        {text(isConflict ? messages.loadOrder : messages.tryAgain)}
      </Button>
    </div>
  );
}
