import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Longer lists mount only the rows in view. In shorter ones the browser's search finds every row. */
const mostMounted = 150;
/** Height of a row before it is measured, pixels. */
const usualHeight = 57;
/** Rows above and below those in view: the next one must be there for the keyboard. */
const spare = 10;

interface RowWindow {
  /** Places in the list, in order. */
  shown: readonly { index: number; top: number }[];
  /** Height of the whole list, pixels. */
  height: number;
  /** Measures a row, by its `data-index`. */
  measure: (row: HTMLElement | null) => void;
}

/**
 * Mounted rows of a list on a scrolling page; null: all of them. `kept`: places that are mounted wherever the page is
 * scrolled to, since a row that is dragged or has the focus would lose it.
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  kept: readonly number[],
): RowWindow | null {
  const isLong = ids.length > mostMounted;
  const [above, setAbove] = useState(0);
  // At each render: the parts above the list come and go.
  useLayoutEffect(() => {
    const { current } = list;
    if (isLong && current) setAbove(Math.round(current.getBoundingClientRect().top + window.scrollY));
  });
  const rows = useWindowVirtualizer({
    count: isLong ? ids.length : 0,
    estimateSize: () => usualHeight,
    getItemKey: (index) => ids[index] ?? index,
    overscan: spare,
    scrollMargin: above,
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...kept])]
        .filter((index) => index >= 0 && index < range.count)
        .sort((one, other) => one - other),
  });
  if (!isLong) return null;
  return {
    shown: rows.getVirtualItems().map(({ index, start }) => ({ index, top: start - above })),
    height: rows.getTotalSize(),
    measure: rows.measureElement,
  };
}
