import type { Appended, NewEffect, StoredEffect } from './log.ts';
import type { PreparedItem } from './prepare.ts';
import type { WritePlan } from './storage.ts';

/**
 * Plans the effects of the accepted items, and the end of those that they replace or prove done. They are written
 * together with the events: a crash can then neither lose an effect nor repeat one that an event records as done.
 */
export function planEffects(
  accepted: { prepared: PreparedItem; appended: Appended }[],
): Pick<WritePlan, 'ended' | 'effects'> {
  const ended = new Map<string, { streamId: string; slot: string }>();
  const effects = new Map<string, StoredEffect>();
  const keyOf = (streamId: string, slot: string) => `${streamId}\n${slot}`;
  for (const { prepared, appended } of accepted) {
    const { item, recordedAt } = prepared;
    const { streamId } = item;
    const end = (slot: string) => ended.set(keyOf(streamId, slot), { streamId, slot });
    for (const slot of item.endedSlots ?? []) {
      end(slot);
      if (slot === '*') {
        for (const [key, effect] of effects) if (effect.streamId === streamId) effects.delete(key);
      } else effects.delete(keyOf(streamId, slot));
    }
    item.effects?.forEach((effect: NewEffect, index: number) => {
      const slot = effect.slot ?? `${appended.version}:${index}`;
      // A stream that has just begun has no earlier effect that this one could replace.
      if (appended.version > prepared.events.length) end(slot);
      effects.set(keyOf(streamId, slot), {
        effectId: `${streamId}:${appended.version}:${index}`,
        streamId,
        kind: effect.kind,
        slot,
        params: JSON.stringify(effect.params),
        dueAt: new Date(recordedAt.getTime() + (effect.dueInMs ?? 0)),
        state: 'pending',
      });
    });
  }
  return { ended: [...ended.values()], effects: [...effects.values()] };
}
