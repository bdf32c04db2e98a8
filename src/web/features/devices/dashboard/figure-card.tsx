import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface FigureCardProps {
  label: string;
  value: string;
  /** Below the figure. */
  note?: string | undefined;
  /** The list that it counts; null where the role may not open it. */
  href: string | null;
}

const look =
  'flex min-h-20 min-w-0 flex-col justify-between gap-1 rounded border border-stroke bg-raised px-4 py-3';

/** A number and what it counts, the whole card a link to its list. */
export function FigureCard({ label, value, note, href }: FigureCardProps) {
  const content: ReactNode = (
    <>
      <span className="text-dense text-secondary">{label}</span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-title font-medium text-primary tabular-nums">{value}</span>
        {note ? <span className="text-caption text-muted">{note}</span> : null}
      </span>
    </>
  );
  if (href === null) return <div className={look}>{content}</div>;
  return (
    <Link to={href} className={`${look} hover:border-stroke-strong hover:bg-hover`}>
      {content}
    </Link>
  );
}
