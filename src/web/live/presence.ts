import type { LivePlace, LivePresence, PresentPerson } from '#domain/live-presence.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { guarded } from '#web/ambient/faults.ts';

const nobody: readonly PresentPerson[] = [];
const nowhere: LivePlace = { event: 'place', endpointId: null, doing: null };

let say: ((place: LivePlace) => void) | null = null;
let place = nowhere;
let people = nobody;
const readers = new Set<() => void>();

function know(next: readonly PresentPerson[]): void {
  people = next;
  for (const reader of readers) guarded('presence', reader);
}

function be(next: LivePlace): void {
  if (next.endpointId !== place.endpointId) know(nobody);
  place = next;
  say?.(place);
}

/**
 * Other users on the page that this tab shows, and this tab's own report. The server forgets it with the socket, so
 * each new socket reports it again.
 */
export const presence = {
  connected(sender: (place: LivePlace) => void): void {
    say = sender;
    if (place.endpointId !== null) say(place);
  },
  /** Without a connection the people on the page are not known. */
  disconnected(): void {
    say = null;
    know(nobody);
  },
  received(message: LivePresence): void {
    if (message.endpoint_id === place.endpointId) know(message.people);
  },
  /** The page of a device is shown, until the answer is called. */
  enter(endpointId: string): () => void {
    be({ ...nowhere, endpointId });
    return () => {
      if (place.endpointId === endpointId) be(nowhere);
    };
  },
  /** A form of this kind is open, until the answer is called. */
  edit(doing: TaskKind): () => void {
    be({ ...place, doing });
    return () => {
      if (place.doing === doing) be({ ...place, doing: null });
    };
  },
  people: (): readonly PresentPerson[] => people,
  subscribe(reader: () => void): () => void {
    readers.add(reader);
    return () => {
      readers.delete(reader);
    };
  },
};
