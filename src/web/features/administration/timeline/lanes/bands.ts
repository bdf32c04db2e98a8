import type { Passage } from '#web/entities/stream/replay.ts';
import type { Axis } from './axis.ts';

/** A stretch of the axis in which the stream was in one state. */
export interface Band {
  state: string;
  /** Version of the event that began it. */
  version: number;
  /** 0..1, both ends. */
  from: number;
  to: number;
  /** Version of the event that ended it; null for the state that the stream is in. */
  until: number | null;
}

/** In which state the stream was when. The last one reaches to the end of the axis, which is now while it goes on. */
export function bandsOf(passages: readonly Passage[], axis: Pick<Axis, 'positions'>): Band[] {
  return passages.map(({ to: state, version }, index) => {
    const until = passages[index + 1]?.version ?? null;
    return {
      state,
      version,
      from: axis.positions[version - 1] ?? 0,
      to: until === null ? 1 : (axis.positions[until - 1] ?? 1),
      until,
    };
  });
}
