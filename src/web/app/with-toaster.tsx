import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { TaskLink } from '#web/entities/links.tsx';
import { toastStore } from '#web/ui/toasts.ts';

// Loaded with the first toast: the sign-in page shows none.
const Toaster = lazy(() => import('#web/ui/toaster.tsx'));

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
          <Toaster link={(taskId, label) => <TaskLink taskId={taskId}>{label}</TaskLink>} />
        </Suspense>
      ) : null}
    </>
  );
}
