import { useCallback, useEffect, useState } from 'react';
import { after } from '#web/ambient/clock.ts';

/** The address follows once the scrubber rests, so that scrubbing costs no navigation. */
const restMs = 250;

/** To an event, or so far from the one that is looked at. */
export type Move = (to: number | ((at: number) => number)) => void;

interface Position {
  /** Version of the event that is looked at; 0 while there is none. */
  at: number;
  /** No event was chosen: the newest is looked at, and it stays the newest. */
  following: boolean;
  move: Move;
}

/**
 * Where in the timeline one looks. While a long stream is still being read, a place beyond what has come waits at the
 * first event instead of running along with every page.
 */
export function usePosition(
  version: number,
  reading: boolean,
  asked: number | undefined,
  write: (at: number | undefined) => void,
): Position {
  const [picked, setPicked] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const [written, setWritten] = useState(asked);
  if (asked !== seen) {
    setSeen(asked);
    // The address also changes because it followed; only somebody else's change moves the view.
    if (asked !== written) setPicked(asked);
  }
  useEffect(() => {
    if (picked === asked) return;
    return after(restMs, () => {
      setWritten(picked);
      write(picked);
    });
  });
  const move = useCallback<Move>(
    (to) =>
      setPicked((before) => {
        const next = typeof to === 'number' ? to : to(lookedAt(before, version, reading));
        return next >= version ? undefined : Math.max(1, next);
      }),
    [version, reading],
  );
  return { at: lookedAt(picked, version, reading), following: picked === undefined, move };
}

function lookedAt(picked: number | undefined, version: number, reading: boolean): number {
  if (reading && (picked === undefined || picked > version)) return Math.min(1, version);
  return Math.min(picked ?? version, version);
}
