import { useEffect, useSyncExternalStore } from 'react';
import type { TaskKind } from '#machines/task/kinds.ts';
import { presence } from '#web/live/presence.ts';

/** Other users on the page of a device; they see this tab as well. */
export function usePeople(endpointId: string) {
  useEffect(() => presence.enter(endpointId), [endpointId]);
  return useSyncExternalStore(presence.subscribe, presence.people);
}

/** The others on the page see that a form for this is open, as long as it is. */
export function useEditing(kind: TaskKind, isOpen: boolean): void {
  useEffect(() => (isOpen ? presence.edit(kind) : undefined), [kind, isOpen]);
}
