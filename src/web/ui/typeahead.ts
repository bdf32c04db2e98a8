import { useRef } from 'react';
import { nowMs } from '#web/ambient/clock.ts';

const forgottenAfter = 700;

/** Typing letters leads to the next entry that begins with them; the same letter again leads to the one after. */
export function useTypeahead(): (key: string, labels: readonly string[], from: number) => number | null {
  const typed = useRef({ text: '', at: 0 });
  return (key, labels, from) => {
    if (key.length !== 1) return null;
    const now = nowMs();
    const { text, at } = typed.current;
    const word = (now - at < forgottenAfter ? text + key : key).toLowerCase();
    typed.current = { text: word, at: now };
    const sought = [...word].every((letter) => letter === word[0]) ? word.slice(0, 1) : word;
    const start = sought.length === 1 ? from + 1 : from;
    for (let offset = 0; offset < labels.length; offset++) {
      const index = (start + offset + labels.length) % labels.length;
      if (labels[index]?.trim().toLowerCase().startsWith(sought)) return index;
    }
    return null;
  };
}
