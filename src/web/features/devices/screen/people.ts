import type { ConsentContext } from '#machines/consent/machine.ts';
import type { TimelineEvent } from '#web/entities/stream/replay.ts';

/** The name of an account, as recorded with its last action; null: it did nothing here. */
export const nameIn = (events: readonly TimelineEvent[], accountId: string): string | null =>
  events.findLast(({ actor }) => actor.kind === 'account' && actor.id === accountId)?.actor.name ?? null;

/** Names of the users who view the screen now, each once. */
export function namesOfViewers(
  events: readonly TimelineEvent[],
  { viewers }: Pick<ConsentContext, 'viewers'>,
): string[] {
  const joined = events.filter(
    ({ type, data }) => type === 'viewer.joined' && viewers.some((viewer) => viewer === data.viewerId),
  );
  return [...new Set(joined.flatMap(({ actor }) => actor.name ?? []))];
}
