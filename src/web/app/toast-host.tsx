import { type ReactNode, useSyncExternalStore } from 'react';
import { BulkActionLink, BulkCommandLink, TaskLink, UpgradeLink } from '#web/entities/links.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { type Toast, toastStore } from '#web/ui/toasts.ts';

/** Loaded with the first toast. The shell requests it earlier, because being offline is reported in a toast too. */
const Toaster = lazyPart(() => import('#web/ui/toaster.tsx'));

function linkOf({ taskId, bulkActionId, commandId, upgradeId }: Toast, label: string): ReactNode {
  if (upgradeId) return <UpgradeLink upgradeId={upgradeId}>{label}</UpgradeLink>;
  if (taskId) return <TaskLink taskId={taskId}>{label}</TaskLink>;
  if (commandId)
    return (
      <BulkCommandLink commandId={commandId} parts={2}>
        {label}
      </BulkCommandLink>
    );
  return bulkActionId ? <BulkActionLink bulkActionId={bulkActionId}>{label}</BulkActionLink> : null;
}

/** Inside the router, because a toast may link to a timeline, and around every page, because it outlives each. */
export function ToastHost(props: { children: ReactNode }) {
  const isUsed = useSyncExternalStore(toastStore.subscribe, toastStore.isUsed);
  return (
    <>
      {props.children}
      {isUsed ? <Toaster link={linkOf} /> : null}
    </>
  );
}
