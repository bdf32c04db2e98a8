import type { ReactNode } from 'react';
import { TaskLink } from '#web/resource/task-link.tsx';
import { Toaster } from '#web/ui/toaster.tsx';

/** Inside the router, because a toast may link to a timeline, and around every page, because it outlives each. */
export function WithToaster(props: { children: ReactNode }) {
  return (
    <>
      {props.children}
      <Toaster link={(taskId, label) => <TaskLink taskId={taskId}>{label}</TaskLink>} />
    </>
  );
}
