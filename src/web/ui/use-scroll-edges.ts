import { type RefObject, useEffect, useRef } from 'react';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex]:not([tabindex="-1"])';

/**
 * Marks by `data-more-left` and `data-more-right` on the surrounding element on which side a table continues, so that its
 * edges can show it. By attributes and not by state: scrolling renders nothing again. A scroller without focusable content
 * takes the focus itself, so that the keyboard reaches the rest (WCAG 2.1.1).
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
    const takeFocus = () => {
      const scrolls =
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
      const alone = scrolls && !element.querySelector(focusable);
      if (alone) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const changed = () => {
      look();
      takeFocus();
    };
    const sizes = new ResizeObserver(changed);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    changed();
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return scroller;
}
