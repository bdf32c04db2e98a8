import { useCallback, useSyncExternalStore } from 'react';

/** Free part of the top bar, in pixels of the window. */
interface Place {
  left: number;
  width: number;
}

/** Below this width a toast has no room for its title and state. */
const leastWidth = 280;
const mostWidth = 440;
/** Distance to the controls on both sides. */
const gap = 12;

let place: Place | null = null;
const readers = new Set<() => void>();

const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => {
    readers.delete(reader);
  };
};

function set(next: Place | null): void {
  if (next?.left === place?.left && next?.width === place?.width) return;
  place = next;
  for (const reader of readers) reader();
}

/** The free space as a place for toasts at its right end, or null where it is too narrow for them. */
export function placeIn(left: number, width: number): Place | null {
  const free = Math.floor(width) - 2 * gap;
  if (free < leastWidth) return null;
  const used = Math.min(free, mostWidth);
  return { left: Math.floor(left) + gap + free - used, width: used };
}

/** Ref for the free space of the top bar. Toasts are shown in it while it exists, because they cover nothing there. */
export function useToastPlaceRef() {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const look = () => {
      const { left, width } = element.getBoundingClientRect();
      set(placeIn(left, width));
    };
    // The sidebar and the window also move it without a change of its width.
    const watch = new ResizeObserver(look);
    watch.observe(element);
    watch.observe(document.documentElement);
    return () => {
      watch.disconnect();
      set(null);
    };
  }, []);
}

/** Null: toasts are at the bottom right, above the page. */
export const useToastPlace = (): Place | null => useSyncExternalStore(subscribe, () => place);
