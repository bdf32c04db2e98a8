import type { ReactNode } from 'react';
import { cx } from './classes.ts';

/** Says what would stand here, and offers the way to it. */
export function EmptyState(props: {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-14 text-center">
      <span className="grid size-10 place-items-center rounded-full bg-sunken text-muted">{props.icon}</span>
      <p className="text-body font-medium">{props.title}</p>
      {props.children ? <p className="max-w-96 text-dense text-secondary">{props.children}</p> : null}
      {props.action ? <div className="pt-2">{props.action}</div> : null}
    </div>
  );
}

export function Skeleton(props: { className?: string }) {
  return <span aria-hidden className={cx('block rounded-sm bg-hover animate-shimmer', props.className)} />;
}

const widths = ['w-2/3', 'w-1/2', 'w-3/4', 'w-1/3', 'w-3/5'];

/** Rows of the real height, so that nothing moves when the data arrives. */
export function SkeletonRows(props: { rows: number; columns: number }) {
  return Array.from({ length: props.rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <tr key={row} className="border-b border-stroke row-height">
      {Array.from({ length: props.columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <td key={column} className="px-3">
          <Skeleton className={cx('h-3', widths[(row + column) % widths.length])} />
        </td>
      ))}
    </tr>
  ));
}
