import { useLayoutEffect, useState } from 'react';

/** Returns the first part that is in sight; null: none is. */
export function targetOf(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((found) => found.getClientRects().length > 0) ?? null;
}

/** Follows the place of a part on the screen while the page scrolls or changes its size. */
export function useTarget(selector: string): DOMRect | null {
  const [place, setPlace] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    targetOf(selector)?.scrollIntoView({ block: 'nearest' });
    const measure = () => setPlace(targetOf(selector)?.getBoundingClientRect() ?? null);
    measure();
    const changes = new ResizeObserver(measure);
    changes.observe(document.body);
    window.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      changes.disconnect();
      window.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [selector]);
  return place;
}
