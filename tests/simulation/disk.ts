import { emptyDigest } from '#domain/chain.ts';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { TaskRow } from '#server/core/database/database.ts';
import { toLoggedEvent } from '#server/core/log/grouped-log.ts';
import type { StoredEffect, StreamHead } from '#server/core/log/log.ts';
import type { LogHead, StoredEvent, WritePlan } from '#server/core/log/storage.ts';

export interface Backup {
  pos: number;
  effects: StoredEffect[];
  lists: Map<string, Map<string, object>>;
  checkpoints: Map<string, { epoch: string; pos: number }>;
}

/** State that survives a crash: the tables of the log, its effects and its task list, written by one plan at a time. */
export class Disk {
  head: LogHead;
  stored: StoredEvent[] = [];
  logged: LoggedEvent[] = [];
  readonly streams = new Map<string, StreamHead>();
  readonly byStream = new Map<string, LoggedEvent[]>();
  /** Effects by stream, then by effect id. */
  readonly effects = new Map<string, Map<string, StoredEffect>>();
  /** Rows of lists, by table and key. */
  lists = new Map<string, Map<string, object>>();
  /** Positions up to which reactors have read, by name. */
  checkpoints = new Map<string, { epoch: string; pos: number }>();

  constructor(epoch: string) {
    this.head = { epoch, pos: 0, hash: emptyDigest };
  }

  /** Works like the SQL storage: applies the whole plan if the log still has its start position, else nothing. */
  apply(plan: WritePlan): boolean {
    const { from, to } = plan;
    if (from.epoch !== this.head.epoch || from.pos !== this.head.pos || !same(from.hash, this.head.hash))
      return false;
    this.head = to;
    for (const event of plan.events) this.#add(event);
    for (const { streamId, slot } of plan.ended) {
      const rows = this.effects.get(streamId);
      for (const effect of rows?.values() ?? []) {
        if (slot === '*' || effect.slot === slot) rows?.delete(effect.effectId);
      }
    }
    for (const effect of plan.effects) this.#addEffect(effect);
    for (const { table, rows } of plan.rows) {
      const list = this.lists.get(table.name) ?? new Map<string, object>();
      for (const row of rows) list.set(String(Reflect.get(row, table.key)), row);
      this.lists.set(table.name, list);
    }
    for (const stream of plan.streams) this.streams.set(stream.streamId, stream);
    return true;
  }

  holds({ epoch, pos, hash }: LogHead): boolean {
    const event = this.stored[pos - 1];
    return epoch === this.head.epoch && event !== undefined && same(event.hash, hash);
  }

  get tasks(): Map<string, TaskRow> {
    return (this.lists.get('task') ?? new Map()) as Map<string, TaskRow>;
  }

  stream(streamId: string): LoggedEvent[] {
    return this.byStream.get(streamId) ?? [];
  }

  *allEffects(): Generator<StoredEffect> {
    for (const rows of this.effects.values()) yield* rows.values();
  }

  backup(): Backup {
    return {
      pos: this.head.pos,
      effects: [...this.allEffects()].map((effect) => ({ ...effect })),
      lists: copyOf(this.lists),
      checkpoints: new Map(this.checkpoints),
    };
  }

  /** Restores an earlier log under another epoch (docs/operations.md). */
  restore({ pos, effects, lists, checkpoints }: Backup, epoch: string): void {
    const kept = this.stored.slice(0, pos);
    const kinds = new Map(this.streams);
    this.stored = [];
    this.logged = [];
    for (const table of [this.streams, this.byStream, this.effects]) table.clear();
    for (const event of kept) {
      this.#add(event);
      const { kind = '', machineVersion = '' } = kinds.get(event.streamId) ?? {};
      const { streamId, version, leaf: head } = event;
      this.streams.set(streamId, { streamId, kind, machineVersion, version, head });
    }
    for (const effect of effects) this.#addEffect({ ...effect });
    this.lists = copyOf(lists);
    this.checkpoints = new Map(checkpoints);
    this.head = { epoch, pos, hash: kept.at(-1)?.hash ?? emptyDigest };
  }

  #add(event: StoredEvent): void {
    const logged = toLoggedEvent(event);
    this.stored.push(event);
    this.logged.push(logged);
    const stream = this.byStream.get(event.streamId);
    if (stream) stream.push(logged);
    else this.byStream.set(event.streamId, [logged]);
  }

  #addEffect(effect: StoredEffect): void {
    const rows = this.effects.get(effect.streamId);
    if (rows) rows.set(effect.effectId, effect);
    else this.effects.set(effect.streamId, new Map([[effect.effectId, effect]]));
  }
}

const copyOf = (lists: Backup['lists']): Backup['lists'] =>
  new Map([...lists].map(([table, rows]) => [table, new Map(rows)]));

const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;
