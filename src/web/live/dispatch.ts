import type { LiveMessage } from '#domain/live-message.ts';
import { after } from '#web/ambient/clock.ts';
import { guarded } from '#web/ambient/faults.ts';

/** CO-030, RU-031. */
const progressDelay = 3000;

type Handler = (message: LiveMessage) => void;
const handlers = new Set<Handler>();
const factHandlers = new Set<Handler>();
/** The socket is faster than the page around it: messages that arrive meanwhile wait for the listeners to come. */
let unheard: LiveMessage[] = [];
/** With more than these no page is about to listen; one that opens later reads its data itself. */
const unheardLimit = 1000;
/** A handler that fails leaves its own part old, not the other handlers and the connection. */
const deliver = (message: LiveMessage, to: Set<Handler>) => {
  for (const handler of to) guarded('live message', () => handler(message));
};
const listenOn = (set: Set<Handler>) => (handler: Handler) => {
  set.add(handler);
  return () => {
    set.delete(handler);
  };
};

function tellUnheard(): void {
  if (handlers.size === 0) return;
  const waiting = unheard;
  unheard = [];
  for (const message of waiting) dispatch.receive(message);
}

/** Hands each message to its listeners; progress 3 s late, as the specification wants it. */
export const dispatch = {
  receive(message: LiveMessage): void {
    if (handlers.size === 0 || unheard.length > 0) {
      unheard.push(message);
      if (unheard.length > unheardLimit) unheard.shift();
      return;
    }
    deliver(message, factHandlers);
    if (message.event === 'Progress' && message.task?.task_event === 'progress') {
      after(progressDelay, () => deliver(message, handlers));
    } else {
      deliver(message, handlers);
    }
  },
  listen(handler: Handler): () => void {
    const stop = listenOn(handlers)(handler);
    // Only after all listeners of this turn have subscribed: a page and the shell around it subscribe one after the other.
    if (unheard.length > 0) queueMicrotask(tellUnheard);
    return stop;
  },
  /** The session is over: its messages are not delivered to the next one. */
  forget(): void {
    unheard = [];
  },
  /** Every message at once, in the order of the log: for what shows the facts themselves, such as a timeline. */
  listenToFacts: listenOn(factHandlers),
};
