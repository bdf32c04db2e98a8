import { useEffect, useEffectEvent } from 'react';
import type { LiveHint } from '#domain/live-message.ts';
import { after } from '#web/ambient/clock.ts';
import { guarded } from '#web/ambient/faults.ts';
import { randomPart } from '#web/ambient/random.ts';

/** All consoles of an organisation are notified at once, and need not all read at once. */
const spreadMs = 2_000;

const readers = new Set<(hint: LiveHint) => void>();

export const hints = {
  received(hint: LiveHint): void {
    for (const reader of readers) guarded('live hint', () => reader(hint));
  },
};

/** Runs, within two seconds, when the server says that something of this kind may be another now. */
export function useLiveHint(of: LiveHint['of'], handler: () => void): void {
  const onHint = useEffectEvent(handler);
  useEffect(() => {
    let forget = () => {};
    const read = (hint: LiveHint) => {
      if (hint.of !== of) return;
      forget();
      forget = after(randomPart() * spreadMs, () => guarded('live hint', onHint));
    };
    readers.add(read);
    return () => {
      forget();
      readers.delete(read);
    };
  }, [of]);
}
