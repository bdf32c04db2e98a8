/** The drawn part of a list with rows of equal height, which keeps the selected row in sight. Lengths in pixels. */
export interface RowWindow {
  /** Scroll position of the list. */
  offset: number;
  /** Index of the first row that is drawn. */
  first: number;
  /** Index after the last row that is drawn. */
  end: number;
  /**
   * Row `index` has the key `index - base`. Rows that stay on the screen keep theirs; after a leap past all of them the
   * new rows take over the elements of the old ones, which is far cheaper than new elements.
   */
  base: number;
}

/** Drawn beyond both edges, so that a flick of the wheel does not meet an empty list. */
const beyond = 6;

export const emptyWindow: RowWindow = { offset: 0, first: 0, end: 0, base: 0 };

export function windowAt(
  before: RowWindow,
  offset: number,
  { count, height, rowHeight }: { count: number; height: number; rowHeight: number },
): RowWindow {
  const first = Math.max(0, Math.min(count, Math.floor(offset / rowHeight) - beyond));
  const end = height === 0 ? first : Math.min(count, Math.ceil((offset + height) / rowHeight) + beyond);
  const isLeap = first >= before.end || end <= before.first;
  return { offset, first, end, base: isLeap ? before.base + first - before.first : before.base };
}

/** The least scrolling that shows a row whole. */
export function offsetShowing(index: number, offset: number, height: number, rowHeight: number): number {
  const top = index * rowHeight;
  if (top < offset) return top;
  return Math.max(offset, top + rowHeight - height);
}
