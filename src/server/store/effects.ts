import { type RawBuilder, sql } from 'kysely';
import type { Appended, NewEffect } from './log.ts';
import type { PreparedItem } from './prepare.ts';

/** One stored effect, as the runner performs it. */
export interface StoredEffect {
  effectId: string;
  streamId: string;
  kind: string;
  slot: string;
  params: string;
  dueAt: Date;
  state: 'pending' | 'inFlight';
}

/**
 * The effects of the accepted items, and the end of those that they replace or prove done. They are written in the
 * append's own transaction: a crash can then neither lose an effect nor repeat one that an event says was done.
 */
export function planEffects(
  logId: string,
  accepted: { prepared: PreparedItem; appended: Appended }[],
): { effects: StoredEffect[]; writes: RawBuilder<unknown>[] } {
  const ended = new Set<string>();
  const effects = new Map<string, StoredEffect>();
  const slotKey = (streamId: string, slot: string) => `${streamId}\n${slot}`;
  for (const { prepared, appended } of accepted) {
    const { item, recordedAt } = prepared;
    for (const slot of item.endedSlots ?? []) {
      ended.add(slotKey(item.streamId, slot));
      if (slot === '*') {
        for (const [key, effect] of effects) if (effect.streamId === item.streamId) effects.delete(key);
      } else effects.delete(slotKey(item.streamId, slot));
    }
    item.effects?.forEach((effect: NewEffect, index: number) => {
      const slot = effect.slot ?? `${appended.version}:${index}`;
      ended.add(slotKey(item.streamId, slot));
      effects.set(slotKey(item.streamId, slot), {
        effectId: `${item.streamId}:${appended.version}:${index}`,
        streamId: item.streamId,
        kind: effect.kind,
        slot,
        params: JSON.stringify(effect.params),
        dueAt: new Date(recordedAt.getTime() + (effect.dueInMs ?? 0)),
        state: 'pending',
      });
    });
  }
  const rows = [...effects.values()];
  return {
    effects: rows,
    writes: [
      ...(ended.size > 0 ? [deleteEnded(logId, [...ended])] : []),
      ...(rows.length > 0 ? [insertEffects(logId, rows)] : []),
    ],
  };
}

/** In one statement with the insert below: it sees only what was there before, so it cannot end what has just begun. */
function deleteEnded(logId: string, keys: string[]): RawBuilder<unknown> {
  const pairs = keys.map((key) => key.split('\n'));
  return sql`
    delete from es_effect e
    using unnest(${pairs.map((pair) => pair[0] ?? '')}::text[], ${pairs.map((pair) => pair[1] ?? '')}::text[]) as x(stream_id, slot)
    where e.log_id = ${logId} and e.stream_id = x.stream_id and (x.slot = '*' or e.slot = x.slot)`;
}

function insertEffects(logId: string, rows: StoredEffect[]): RawBuilder<unknown> {
  return sql`
    insert into es_effect (log_id, effect_id, stream_id, kind, slot, params, due_at)
    select ${logId}, e.effect_id, e.stream_id, e.kind, e.slot, e.params, e.due_at
    from unnest(
      ${rows.map((row) => row.effectId)}::text[], ${rows.map((row) => row.streamId)}::text[],
      ${rows.map((row) => row.kind)}::text[], ${rows.map((row) => row.slot)}::text[],
      ${rows.map((row) => row.params)}::text[], ${rows.map((row) => row.dueAt.toISOString())}::timestamptz[]
    ) as e(effect_id, stream_id, kind, slot, params, due_at)`;
}
