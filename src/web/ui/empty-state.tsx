import type { ReactNode } from 'react';

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
