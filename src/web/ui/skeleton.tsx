import { cx } from './classes.ts';

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
