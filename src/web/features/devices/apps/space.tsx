import { notAvailable } from '#domain/display.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { messages } from './messages.ts';
import { useFigures } from './use-figures.ts';

/** Bytes that are free on the disk; null: not known. */
export const freeOf = (space: { diskInTotal: number | null; diskInUse: number | null }): number | null =>
  space.diskInTotal === null || space.diskInUse === null
    ? null
    : Math.max(0, space.diskInTotal - space.diskInUse);

interface SpaceProps {
  name: string;
  share: number | null;
  used: number | null;
  total: number | null;
}

/** Shows the used part of the memory or the disk. */
export function Space({ name, share, used, total }: SpaceProps) {
  const text = useText();
  const { size } = useFigures();
  const formats = useFormats();
  if (share === null || used === null || total === null) return notAvailable;
  const look = share < 80 ? 'bg-success' : share < 95 ? 'bg-notice' : 'bg-danger';
  return (
    <span className="flex flex-col gap-1.5">
      <span className="text-lead">{formats.percent(share / 100)}</span>
      <meter className="sr-only" aria-label={name} min={0} max={100} value={share} />
      <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <span className={cx('block h-full rounded-full', look)} style={{ width: `${share}%` }} />
      </span>
      <span className="text-caption font-normal text-muted">
        {text(messages.ofTotal, { used: size(used), total: size(total) })}
      </span>
    </span>
  );
}
