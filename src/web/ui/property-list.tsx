import type { ReactNode } from 'react';
import { cx } from './classes.ts';

export function PropertyList(props: { children: ReactNode; columns?: 1 | 2 }) {
  return (
    <dl className={cx('grid gap-x-10', props.columns === 1 ? 'grid-cols-1' : 'grid-cols-1 md:grid-cols-2')}>
      {props.children}
    </dl>
  );
}

export function Property(props: { label: string; mono?: boolean; children: ReactNode }) {
  return (
    <div className="grid min-h-9 grid-cols-[minmax(112px,40%)_1fr] items-center gap-3 border-b border-stroke py-1.5">
      <dt className="min-w-0 wrap-anywhere text-dense text-secondary">{props.label}</dt>
      <dd className={cx('min-w-0 break-words text-dense text-primary', props.mono && 'font-mono')}>
        {props.children}
      </dd>
    </div>
  );
}

interface CardProps {
  title: string;
  /** Anchor for links to this card. */
  id?: string;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Card(props: CardProps) {
  return (
    <section id={props.id} className={cx('rounded border border-stroke bg-raised', props.className)}>
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-stroke px-4">
        <h2 className="py-2 text-body font-medium">{props.title}</h2>
        {props.actions}
      </header>
      <div className="p-4">{props.children}</div>
    </section>
  );
}
