import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { BulkActionLink, TaskLink } from '#web/entities/links.tsx';
import { type Toast, toastStore } from '#web/ui/toasts.ts';

// Loaded with the first toast: the sign-in page shows none.
const Toaster = lazy(() => import('#web/ui/toaster.tsx'));

function linkOf({ taskId, bulkActionId }: Toast, label: string): ReactNode {
  if (taskId) return <TaskLink taskId={taskId}>{label}</TaskLink>;
  return bulkActionId ? <BulkActionLink bulkActionId={bulkActionId}>{label}</BulkActionLink> : null;
}

/** Inside the router, because a toast may link to a timeline, and around every page, because it outlives each. */
export function WithToaster(props: { children: ReactNode }) {
  const anything = useSyncExternalStore(toastStore.subscribe, () => toastStore.read().length > 0);
  const [needed, setNeeded] = useState(false);
  if (anything && !needed) setNeeded(true);
  return (
    <>
      {props.children}
      {needed ? (
        <Suspense>
          <Toaster link={linkOf} />
        </Suspense>
      ) : null}
    </>
  );
}
