import type { TimelineEvent } from '#web/entities/stream/replay.ts';

/** The places in the plan that an event of a wave names, without repetition. */
export function placesOf({ data }: Pick<TimelineEvent, 'data'>): number[] {
  const { ordinal, ordinals, ended, again } = data;
  const named = [ordinal, ...listOf(ordinals), ...listOf(again), ...listOf(ended).map(ordinalOf)];
  return [...new Set(named.filter((place) => typeof place === 'number'))];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const ordinalOf = (end: unknown): unknown =>
  typeof end === 'object' && end !== null && 'ordinal' in end ? end.ordinal : null;
