import type { LiveMessage } from '#domain/live-message.ts';
import { after } from '#web/ambient/clock.ts';

/** CO-030, RU-031. */
const progressDelay = 3000;

type Handler = (message: LiveMessage) => void;
const handlers = new Set<Handler>();
const factHandlers = new Set<Handler>();
const deliver = (message: LiveMessage, to: Set<Handler>) => {
  for (const handler of to) handler(message);
};
const listenOn = (set: Set<Handler>) => (handler: Handler) => {
  set.add(handler);
  return () => {
    set.delete(handler);
  };
};

/** Hands each message to whoever listens; progress 3 s late, as the specification wants it. */
export const dispatch = {
  receive(message: LiveMessage): void {
    deliver(message, factHandlers);
    if (message.event === 'Progress' && message.task?.task_event === 'progress') {
      after(progressDelay, () => deliver(message, handlers));
    } else {
      deliver(message, handlers);
    }
  },
  listen: listenOn(handlers),
  /** Every message at once, in the order of the log: for what shows the facts themselves, such as a timeline. */
  listenToFacts: listenOn(factHandlers),
};
