import type { ReactNode } from 'react';
import { BulkActionLink, TaskLink } from '#web/entities/links.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import type { Toast } from '#web/ui/toasts.ts';

function linkOf({ taskId, bulkActionId }: Toast, label: string): ReactNode {
  if (taskId) return <TaskLink taskId={taskId}>{label}</TaskLink>;
  return bulkActionId ? <BulkActionLink bulkActionId={bulkActionId}>{label}</BulkActionLink> : null;
}

/** Inside the router, because a toast may link to a timeline, and around every page, because it outlives each. */
export function Around(props: { children: ReactNode }) {
  return (
    <>
      {props.children}
      <Toaster link={linkOf} />
    </>
  );
}
