import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  SearchX,
  TriangleAlert,
  X,
} from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { every, nowMs } from '#web/ambient/clock.ts';
import { ApiError, detailsOf } from '#web/http/api-error.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ErrorDetails } from '#web/ui/error-details.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { FavouriteStar } from './favourite-star.tsx';
import { messages } from './messages.ts';

/** Title and one line of context on the left, actions on the right. */
export function PageHeader(props: { title: string; context?: string; actions?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-3 pb-4">
      <div className="min-w-0">
        <div className="flex items-center gap-1">
          <h1 className="text-title font-medium">{props.title}</h1>
          <FavouriteStar />
        </div>
        {props.context ? <p className="text-dense text-balance text-secondary">{props.context}</p> : null}
      </div>
      {props.actions ? <div className="flex flex-wrap items-center gap-2">{props.actions}</div> : null}
    </header>
  );
}

export interface FilterChip {
  name: string;
  label: string;
  onRemove: () => void;
}

/** Active filters, each of which can be removed by itself. */
export function FilterChips(props: { chips: readonly FilterChip[]; onClear: () => void }) {
  const text = useText();
  if (props.chips.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {props.chips.map((chip) => (
        <span
          key={chip.name}
          className="inline-flex h-7 items-center gap-1 rounded-full border border-stroke-strong bg-raised pr-1 pl-2.5 text-dense"
        >
          {chip.label}
          <button
            type="button"
            aria-label={text(messages.removeFilter, { name: chip.label })}
            onClick={chip.onRemove}
            className="grid size-5 place-items-center rounded-full text-muted hover:bg-hover hover:text-primary"
          >
            <X className="size-3.5" aria-hidden />
          </button>
        </span>
      ))}
      <Button look="quiet" size="small" onClick={props.onClear}>
        {text(messages.clearFilters)}
      </Button>
    </div>
  );
}

export function NothingFound(props: { onClear: () => void }) {
  const text = useText();
  return (
    <EmptyState
      icon={<SearchX className="size-5" aria-hidden />}
      title={text(messages.noMatch)}
      action={<Button onClick={props.onClear}>{text(messages.clearFilters)}</Button>}
    >
      {text(messages.noMatchHelp)}
    </EmptyState>
  );
}

interface ErrorStateProps {
  error: Error;
  /** Names what could not be loaded; default: "This could not be loaded". */
  title?: string;
  onRetry: () => void;
}

export function ErrorState(props: ErrorStateProps) {
  const text = useText();
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert className="size-5" aria-hidden />}
        title={props.title ?? text(messages.loadFailed)}
        action={<Button onClick={props.onRetry}>{text(uiMessages.tryAgain)}</Button>}
      >
        <Reason error={props.error} />
      </EmptyState>
    </div>
  );
}

function Reason({ error }: { error: Error }) {
  const text = useText();
  if (!(error instanceof ApiError)) return error.message;
  if (error.code === 'network') return text(messages.serverAway);
  return (
    <>
      {error.message} <ErrorDetails code={detailsOf(error)} />
    </>
  );
}

/** Time of a query's last answer, and its failure since. */
export interface Known {
  error: Error | null;
  /** Milliseconds, the client's clock. */
  dataUpdatedAt: number;
  refetch: () => unknown;
}

/** Above what was read earlier and cannot be read again: it stays, and says how old it is. */
export function StaleNote({ known }: { known: Known }) {
  return known.error ? <StaleText known={known} error={known.error} /> : null;
}

function StaleText({ known, error }: { known: Known; error: Error }) {
  const text = useText();
  const formats = useFormats();
  const dateTime = useDateTime();
  const [now, setNow] = useState(nowMs);
  useEffect(() => every(1000, () => setNow(nowMs())), []);
  const seconds = Math.max(0, Math.round((now - known.dataUpdatedAt) / 1000));
  const at = dateTime(new Date(known.dataUpdatedAt).toISOString());
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded border border-notice-stroke bg-notice-surface px-3 py-2 text-dense text-notice">
      <p className="min-w-0 flex-1 basis-56">
        <span role="status">{text(messages.stale, { at })}</span>{' '}
        <span aria-hidden>({formats.ago(seconds)})</span> <Reason error={error} />
      </p>
      <Button size="small" onClick={() => void known.refetch()}>
        {text(uiMessages.tryAgain)}
      </Button>
    </div>
  );
}

/**
 * A total that is not counted to its end is one more than the rows of the pages so far, which offers the next page; the one
 * more is not shown.
 */
const roundTo = 5;

/** Says nothing while nothing is known, in the same height. */
export function ResultCount(props: { count: number | undefined; lowerBound?: boolean | undefined }) {
  const text = useText();
  const { count, lowerBound } = props;
  return (
    <p role="status" className="min-h-4.5 text-dense text-secondary">
      {count === undefined
        ? null
        : lowerBound
          ? text(messages.atLeast, { count: count - (count % roundTo) })
          : text(messages.resultCount, { count })}
    </p>
  );
}

/** `pages` is undefined while it is not known how many there are. */
export function Pager(props: { page: number; pages: number | undefined; onPage: (page: number) => void }) {
  const text = useText();
  const { page, onPage } = props;
  const pages = Math.max(props.pages ?? page, 1);
  const steps = [
    { label: messages.firstPage, icon: ChevronFirst, to: 1 },
    { label: messages.previousPage, icon: ChevronLeft, to: Math.max(page - 1, 1) },
    { label: messages.nextPage, icon: ChevronRight, to: Math.min(page + 1, pages) },
    { label: messages.lastPage, icon: ChevronLast, to: pages },
  ];
  const button = ({ label, icon: Icon, to }: (typeof steps)[number]) => (
    <IconButton
      key={label.id}
      label={text(label)}
      icon={<Icon className="size-4" />}
      aria-disabled={to === page || undefined}
      onClick={() => to !== page && onPage(to)}
    />
  );
  return (
    <nav
      aria-label={text(messages.pages)}
      className="flex items-center justify-end gap-1 text-dense text-secondary"
    >
      {steps.slice(0, 2).map(button)}
      <span className="px-2">
        {props.pages === undefined ? text(messages.page, { page }) : text(messages.pageOf, { page, pages })}
      </span>
      {steps.slice(2).map(button)}
    </nav>
  );
}
