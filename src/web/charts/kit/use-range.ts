import { useState } from 'react';

export interface Range {
  from: number;
  to: number;
}

const ordered = (one: number, other: number): Range => ({
  from: Math.min(one, other),
  to: Math.max(one, other),
});

/** A range of labels that is being selected, by dragging or with the Shift key. */
export function useRange(onRange: ((from: number, to: number) => void) | undefined) {
  const [anchor, setAnchor] = useState<number | null>(null);
  const [end, setEnd] = useState<number | null>(null);
  const isOpen = anchor !== null && end !== null && anchor !== end;
  const clear = () => {
    setAnchor(null);
    setEnd(null);
  };
  return {
    range: onRange && isOpen ? ordered(anchor, end) : null,
    /** Begins at a label. */
    begin(at: number | null): void {
      setAnchor(onRange ? at : null);
      setEnd(null);
    },
    /** Moves the end; the range begins at `from` if it did not begin before. */
    extend(from: number | null, to: number | null): void {
      if (!onRange) return;
      setAnchor((known) => known ?? from);
      setEnd(to);
    },
    clear,
    /** Takes the range; false: none was selected. */
    take(): boolean {
      if (!onRange || !isOpen) {
        clear();
        return false;
      }
      const { from, to } = ordered(anchor, end);
      clear();
      onRange(from, to);
      return true;
    },
  };
}
