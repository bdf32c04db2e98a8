import type { Replay } from '#web/entities/stream/replay.ts';
import type { Shown } from './search.ts';

/** One row of the list: an event, or in compact view a run of the same kind. Versions, inclusive. */
export interface Row {
  first: number;
  last: number;
}

/** Rows are derived on reading; events stay what they are. */
export function rowsOf(replay: Replay, shown: Shown, compact: boolean): Row[] {
  const rows: Row[] = [];
  let before = 'empty';
  for (const event of replay.events) {
    const state = replay.states[event.version - 1] ?? '';
    const moved = state !== before;
    before = state;
    if (shown === 'states' ? !moved : shown !== 'all' && event.actor.kind !== shown) continue;
    const previous = rows.at(-1);
    const same =
      compact &&
      !moved &&
      previous !== undefined &&
      previous.last === event.version - 1 &&
      replay.events[previous.last - 1]?.type === event.type;
    if (same) previous.last = event.version;
    else rows.push({ first: event.version, last: event.version });
  }
  return rows;
}

/** Index of the row that shows a version, or of the last one before it; -1 where there is none. */
export function rowOf(rows: readonly Row[], version: number): number {
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((rows[middle]?.first ?? 0) <= version) low = middle;
    else high = middle - 1;
  }
  return (rows[low]?.first ?? Number.POSITIVE_INFINITY) <= version ? low : -1;
}
