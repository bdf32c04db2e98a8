const shown = ['all', 'states', 'device', 'server', 'account'] as const;
export type Shown = (typeof shown)[number];

export interface TimelineSearch {
  /** Version of the selected event; absent: the newest, also while events are added. */
  at?: number;
  show?: Shown;
  compact?: boolean;
}

export function readTimelineSearch(search: Record<string, unknown>): TimelineSearch {
  const read: TimelineSearch = {};
  const at = Math.trunc(Number(search.at));
  if (at > 0) read.at = at;
  const show = shown.find((candidate) => candidate === search.show);
  if (show && show !== 'all') read.show = show;
  if (search.compact === true) read.compact = true;
  return read;
}
