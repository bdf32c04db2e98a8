import { type Kysely, sql } from 'kysely';
import type { Tables } from './database.ts';
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
 * Writes the effects of the accepted items and ends those that they replace or prove done, in the append's own
 * transaction: a crash can then neither lose an effect nor repeat one that an event says was done.
 */
export async function writeEffects(
  trx: Kysely<Tables>,
  logId: string,
  accepted: { prepared: PreparedItem; appended: Appended }[],
): Promise<StoredEffect[]> {
  const ended = new Set<string>();
  const endedStreams = new Set<string>();
  const effects = new Map<string, StoredEffect>();
  const slotKey = (streamId: string, slot: string) => `${streamId}\n${slot}`;
  for (const { prepared, appended } of accepted) {
    const { item, recordedAt } = prepared;
    for (const slot of item.endedSlots ?? []) {
      if (slot === '*') {
        endedStreams.add(item.streamId);
        for (const [key, effect] of effects) if (effect.streamId === item.streamId) effects.delete(key);
      } else {
        ended.add(slotKey(item.streamId, slot));
        effects.delete(slotKey(item.streamId, slot));
      }
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
  if (endedStreams.size > 0) {
    await sql`delete from es_effect where log_id = ${logId} and stream_id = any(${[...endedStreams]}::text[])`.execute(
      trx,
    );
  }
  if (ended.size > 0) {
    const pairs = [...ended].map((key) => key.split('\n'));
    await sql`delete from es_effect e
      using unnest(${pairs.map((pair) => pair[0] ?? '')}::text[], ${pairs.map((pair) => pair[1] ?? '')}::text[]) as x(stream_id, slot)
      where e.log_id = ${logId} and e.stream_id = x.stream_id and e.slot = x.slot`.execute(trx);
  }
  const rows = [...effects.values()];
  if (rows.length > 0) {
    await sql`
      insert into es_effect (log_id, effect_id, stream_id, kind, slot, params, due_at)
      select ${logId}, e.effect_id, e.stream_id, e.kind, e.slot, e.params, e.due_at
      from unnest(
        ${rows.map((row) => row.effectId)}::text[], ${rows.map((row) => row.streamId)}::text[],
        ${rows.map((row) => row.kind)}::text[], ${rows.map((row) => row.slot)}::text[],
        ${rows.map((row) => row.params)}::text[], ${rows.map((row) => row.dueAt.toISOString())}::timestamptz[]
      ) as e(effect_id, stream_id, kind, slot, params, due_at)`.execute(trx);
  }
  return rows;
}
