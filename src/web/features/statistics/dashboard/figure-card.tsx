import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/classes.ts';
import { Sparkline } from './sparkline.tsx';

interface FigureCardProps {
  label: string;
  value: string;
  /** Below the figure. */
  note?: string | undefined;
  /** Values of the last days and of now; fewer than two draw nothing. */
  history?: readonly number[] | undefined;
  isWrong?: boolean | undefined;
  /** The list that it counts; null where the role may not open it. */
  href: string | null;
}

/** A number, how it changed, and a link to its list as the whole card. */
export function FigureCard({ label, value, note, history = [], isWrong, href }: FigureCardProps) {
  const look = cx(
    'flex min-h-24 min-w-0 flex-col gap-1 rounded border px-4 py-3',
    isWrong ? 'border-danger-stroke bg-danger-surface' : 'border-stroke bg-raised',
  );
  const content: ReactNode = (
    <>
      <span className="flex items-center gap-1.5 text-dense text-secondary">
        {isWrong ? <TriangleAlert className="size-4 shrink-0 text-danger" aria-hidden /> : null}
        {label}
      </span>
      <span className="flex items-end justify-between gap-2">
        <span
          className={cx('text-figure font-medium tabular-nums', isWrong ? 'text-danger' : 'text-primary')}
        >
          {value}
        </span>
        {history.length > 1 ? <Sparkline values={history} /> : null}
      </span>
      {note ? <span className="text-caption text-secondary">{note}</span> : null}
    </>
  );
  if (href === null) return <div className={look}>{content}</div>;
  return (
    <Link to={href} className={cx(look, 'hover:border-stroke-strong', !isWrong && 'hover:bg-hover')}>
      {content}
    </Link>
  );
}
