import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells by `data-more-left` and `data-more-right` on the element around it on which side a table goes on, so that its
 * edges can show it. By attributes and not by state: nothing is drawn anew while it is scrolled.
 */
export function useScrollEdges(): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = scroller.current;
    const around = element?.parentElement;
    if (!element || !around) return;
    const look = () => {
      const left = Math.round(element.scrollLeft);
      around.toggleAttribute('data-more-left', left > 0);
      around.toggleAttribute('data-more-right', left + element.clientWidth < element.scrollWidth - 1);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return scroller;
}
