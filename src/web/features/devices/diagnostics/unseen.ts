import type { LiveMessage } from '#domain/live-message.ts';
import { localStore } from '#web/ambient/storage.ts';
import { storedPrefix } from './stored-prefix.ts';

/** What the shell does for the diagnoses of other pages. Their machine is loaded only when there is one. */
const store = () => import('./store.ts');

export function noteUnseenResult(message: LiveMessage): void {
  if (message.event === 'DiagnosticsResult') void store().then((loaded) => loaded.noteUnseenResult(message));
}

export function dropExpired(): void {
  if (localStore.keys().some((key) => key.startsWith(storedPrefix)))
    void store().then((loaded) => loaded.dropExpired());
}
