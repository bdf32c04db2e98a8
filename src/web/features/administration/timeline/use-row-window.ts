import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { emptyWindow, offsetShowing, type RowWindow, windowAt } from './row-window.ts';

interface Watched extends RowWindow {
  /** Input of the last computation of the window. */
  count: number;
  height: number;
  selected: number;
  /** Requested scroll position. Each request is a new object, because the hand may have moved the list since. */
  wanted: { offset: number } | null;
}

const begin: Watched = { ...emptyWindow, count: 0, height: 0, selected: -1, wanted: null };

/**
 * The rows to draw of a scrolled list of equal rows that follows its selection. Where the list will be is known from the
 * numbers alone, so that a move of the selection costs one drawing and no look at the laid-out page: a look forces the
 * browser to lay out in the middle of the frame, and the scroll event that follows would draw the rows a second time.
 */
export function useRowWindow(
  frame: RefObject<HTMLElement | null>,
  count: number,
  selected: number,
  rowHeight: number,
): { window: RowWindow; onScroll: (offset: number) => void } {
  const [height, setHeight] = useState(0);
  const [watched, setWatched] = useState(begin);
  let now = watched;
  if (watched.count !== count || watched.height !== height || watched.selected !== selected) {
    const follows = height > 0 && selected >= 0 && (selected !== watched.selected || watched.height === 0);
    const offset = follows ? offsetShowing(selected, watched.offset, height, rowHeight) : watched.offset;
    now = {
      ...windowAt(watched, offset, { count, height, rowHeight }),
      count,
      height,
      selected,
      wanted: offset === watched.offset ? watched.wanted : { offset },
    };
    setWatched(now);
  }
  useLayoutEffect(() => {
    if (frame.current && now.wanted) frame.current.scrollTop = now.wanted.offset;
  }, [frame, now.wanted]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => entry && setHeight(entry.contentRect.height));
    watch.observe(element);
    setHeight(element.clientHeight);
    return () => watch.disconnect();
  }, [frame]);
  const onScroll = (offset: number) => {
    if (offset === watched.offset) return;
    // In the same frame: rows that follow a frame later leave a gap under a fast hand.
    flushSync(() =>
      setWatched((before) => ({ ...before, ...windowAt(before, offset, { count, height, rowHeight }) })),
    );
  };
  return { window: now, onScroll };
}
