import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linkLook } from '#web/ui/link-look.ts';

/** Every mention of a task leads to its timeline. */
export function TaskLink(props: { taskId: string; children: ReactNode; className?: string }) {
  return (
    <Link
      to="/tasks/$taskId"
      params={{ taskId: props.taskId }}
      className={props.className ?? `text-dense ${linkLook}`}
    >
      {props.children}
    </Link>
  );
}
