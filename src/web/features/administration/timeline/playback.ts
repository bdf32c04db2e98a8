import { useEffect, useEffectEvent } from 'react';

/** To an event, or by a distance from the selected one. */
export type Move = (to: number | ((at: number) => number)) => void;

/** Elements that use these keys themselves keep them. */
const owners =
  'input, textarea, select, [contenteditable=true], [role=tablist], [role=combobox], [role=menu], [role=dialog], [role=listbox]:not([data-events])';

export type Step = 'first' | 'back' | 'forward' | 'last';

/** The step a key asks for, wherever on the page it is pressed; null for any other key and for keys that have an owner. */
export function stepOf(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): Step | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  switch (event.key) {
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    case 'ArrowLeft':
      return 'back';
    case 'ArrowRight':
      return 'forward';
    default:
      return null;
  }
}

export function useKeys(onStep: (step: Step) => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event);
    if (step === null || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(owners)) return;
    event.preventDefault();
    onStep(step);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => listen(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Events a second while playing. */
export const speeds = ['1', '5', '25', '250', '2500'] as const;
export type Speed = (typeof speeds)[number];

const shortestFrame = 40;

/**
 * Interval and number of events of each move. Several events pass in one step if the speed exceeds a useful frame rate.
 */
export function framesOf(speed: Speed): { everyMs: number; events: number } {
  const perSecond = Number(speed);
  const everyMs = Math.max(shortestFrame, 1000 / perSecond);
  return { everyMs, events: Math.max(1, Math.round((perSecond * everyMs) / 1000)) };
}
