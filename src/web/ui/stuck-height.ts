import { useCallback } from 'react';

/** Parts that stay on screen while the page scrolls; the styles put others below them by these names. */
type StuckPart = '--top-bar' | '--page-head';

/** A ref of the part: tells its height to the styles for as long as it is there. */
export function useStuckHeight(part: StuckPart) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const { style } = document.documentElement;
      const watch = new ResizeObserver(() => style.setProperty(part, `${element.offsetHeight}px`));
      watch.observe(element);
      return () => {
        watch.disconnect();
        style.removeProperty(part);
      };
    },
    [part],
  );
}
