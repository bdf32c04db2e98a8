import { type RefObject, useLayoutEffect } from 'react';

export interface Placement {
  side: 'top' | 'bottom' | 'right';
  align: 'start' | 'center' | 'end';
  gap: number;
}

/** Kept between a popup and the edge of the window. */
const margin = 8;
const clamp = (value: number, room: number) => Math.max(margin, Math.min(value, room - margin));

function place(popup: HTMLElement, anchor: Element, { side, align, gap }: Placement): void {
  const at = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth: width, offsetHeight: height } = popup;
  if (side === 'right') {
    popup.style.left = `${clamp(at.right + gap, clientWidth - width)}px`;
    popup.style.top = `${clamp(at.top + (at.height - height) / 2, clientHeight - height)}px`;
    return;
  }
  const left = {
    start: at.left,
    center: at.left + (at.width - width) / 2,
    end: at.right - width,
  }[align];
  const above = at.top - gap - height;
  const below = at.bottom + gap;
  const fitsAbove = above >= margin;
  const fitsBelow = below + height <= clientHeight - margin;
  const top =
    side === 'top' ? (fitsAbove || !fitsBelow ? above : below) : fitsBelow || !fitsAbove ? below : above;
  popup.style.left = `${clamp(left, clientWidth - width)}px`;
  popup.style.top = `${clamp(top, clientHeight - height)}px`;
}

/**
 * Shows a popup in the browser's top layer, beside what it belongs to, and keeps it there while the page scrolls. The
 * popover attribute brings what a portal and a layer library would: nothing clips it, and outside clicks and Escape close it.
 */
export function useAnchored(
  popup: RefObject<HTMLElement | null>,
  anchor: () => Element | null,
  placement: Placement,
): void {
  const { side, align, gap } = placement;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the anchor is looked up each time
  useLayoutEffect(() => {
    const shown = popup.current;
    const beside = anchor();
    if (!shown || !beside) return;
    const follow = () => place(shown, beside, { side, align, gap });
    shown.showPopover();
    follow();
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [side, align, gap]);
}

/** What every popup looks like before its own class. */
export const popupLook =
  'inset-auto m-0 overflow-auto rounded whitespace-normal border border-stroke bg-raised p-1 text-primary shadow-overlay animate-fade';
