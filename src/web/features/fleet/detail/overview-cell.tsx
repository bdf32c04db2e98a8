import type { ReactNode } from 'react';
import { cx } from '#web/ui/classes.ts';

/** A figure of the overview. */
export function Cell(props: { label: string; wide?: true; children: ReactNode }) {
  return (
    <div className={cx('flex min-w-0 flex-col gap-1 bg-raised px-3 py-3', props.wide && 'basis-66!')}>
      <dt className="text-caption text-secondary">{props.label}</dt>
      {/* Room for two lines: what lies below stays where it is when a task begins or ends. */}
      <dd className="flex min-h-11.5 min-w-0 flex-col items-start gap-1 wrap-anywhere text-dense text-primary">
        {props.children}
      </dd>
    </div>
  );
}
