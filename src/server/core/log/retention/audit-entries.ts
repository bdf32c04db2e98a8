import { sql } from 'kysely';
import {
  type Batch,
  type ErasableEvent,
  type Eraser,
  type ErasingDeps,
  type ErasingPass,
  erasedEvents,
  mostPutOff,
} from './eraser.ts';
import { erasable, linkedRows } from './stored-event.ts';

/** Read models with rows of entries, by the column with their position. */
const tables = ['audit_entry', 'audit_target', 'audit_object', 'audit_scope'] as const;
export const auditTables: readonly string[] = tables;

const kind = 'audit';
/** Number of entries read at once: one with the values of an imported file may be long. */
const pageSize = 200;

/**
 * Entries of the audit trail: no state is folded from them, so each is erased when its own retention time is over
 * (docs/decisions/247).
 */
export class AuditEntries implements Eraser {
  readonly what = 'audit';
  readonly days: number;
  readonly #deps: ErasingDeps;
  /** Positions of entries that were altered after recording, each reported once. */
  readonly #altered = new Set<number>();

  constructor(deps: ErasingDeps, { days }: { days: number }) {
    this.#deps = deps;
    this.days = days;
  }

  begin(before: Date): ErasingPass {
    const putOff = new Set<number>();
    return {
      next: async () => {
        if (putOff.size >= mostPutOff) return null;
        const found = await this.#gather(before, putOff);
        return found.length === 0 ? null : batchOf(found);
      },
    };
  }

  async #gather(before: Date, putOff: Set<number>): Promise<ErasableEvent[]> {
    const { database, logId, batchEvents, isReady, stopped } = this.#deps;
    const found: ErasableEvent[] = [];
    let last = sql`true`;
    for (;;) {
      const rows = await linkedRows(
        database,
        logId,
        sql`e.type = 'audit.recorded' and e.erased_by is null and e.recorded_at < ${before} and ${last}
          order by e.recorded_at, e.pos limit ${pageSize}`,
      );
      for (const row of rows) {
        if (stopped() || found.length >= batchEvents || putOff.size >= mostPutOff) return found;
        last = sql`(e.recorded_at, e.pos) > (${row.recorded_at}::timestamptz, ${row.pos}::bigint)`;
        if (this.#altered.has(row.pos)) continue;
        const event = erasable(row, row.stream_head);
        if (!event) this.#tell(row.pos);
        else if (isReady(row.pos)) found.push(event);
        else putOff.add(row.pos);
      }
      if (rows.length < pageSize) return found;
    }
  }

  #tell(pos: number): void {
    this.#altered.add(pos);
    const problem = `entry ${pos} of the audit trail is not what was recorded, and is not erased`;
    this.#deps.onFault('retention', new Error(problem));
  }
}

function batchOf(found: readonly ErasableEvent[]): Batch {
  const streams = [...Map.groupBy(found, ({ streamId }) => streamId)].map(([streamId, events]) => {
    const rows = events.flatMap(({ pos }) => tables.map((table) => ({ table, column: 'pos', value: pos })));
    return { kind, events, erasure: { streamId, events: erasedEvents(events), rows } };
  });
  return { streams, checkpoints: [] };
}
