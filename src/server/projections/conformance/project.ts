import { sql, type Transaction } from 'kysely';
import { Latest } from '#domain/latest.ts';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { Tables } from '#server/store/database.ts';
import type { ConformanceFindingRow, ConformancePairRow } from '#server/store/projection-tables.ts';
import type { Projection } from '../runner.ts';
import { upsertRows } from '../upsert.ts';
import { type Followed, followedBefore } from './followed.ts';

/** Streams kept folded; others are folded again from their first event. */
const limit = 2_000;

/**
 * Folds every recorded stream with its machine while the log grows: what never happens is not in question, what cannot
 * have happened is shown to auditors. Nobody waits for it, so it takes its time between two batches.
 */
export class ConformanceProjection implements Projection {
  readonly name = 'conformance';
  readonly version = 1;
  readonly lingerMs = 2_000;
  readonly #followed = new Latest<string, Followed>(limit);

  async reset(trx: Transaction<Tables>): Promise<void> {
    this.#followed.clear();
    await sql`truncate conformance_pair, conformance_finding`.execute(trx);
  }

  wants(event: LoggedEvent): boolean {
    return event.streamId.startsWith('task:') || event.streamId.startsWith('case:');
  }

  async apply(trx: Transaction<Tables>, events: LoggedEvent[]): Promise<void> {
    const pairs = new Map<string, ConformancePairRow>();
    const findings: ConformanceFindingRow[] = [];
    const mine = events.filter((event) => this.wants(event));
    const followed = await this.#follow(trx, mine);
    for (const event of mine) {
      const known = followed.get(event.streamId);
      if (!known) continue;
      const { kind, machineVersion, opId, stream } = known;
      const { state, problem } = stream.step(event);
      const key = { op_id: opId, machine: kind, machine_version: machineVersion, state, event: event.type };
      if (problem === null) {
        const text = JSON.stringify(Object.values(key));
        pairs.set(text, { ...key, n: (pairs.get(text)?.n ?? 0) + 1 });
      } else {
        findings.push({
          ...key,
          pos: event.pos,
          stream_id: event.streamId,
          version: event.version,
          problem,
          recorded_at: new Date(event.recordedAt),
        });
      }
    }
    await addUp(trx, [...pairs.values()]);
    await upsertRows(trx, 'conformance_finding', ['pos'], findings);
  }

  /** The streams of these events as they stood before them. */
  async #follow(trx: Transaction<Tables>, events: LoggedEvent[]): Promise<Map<string, Followed>> {
    const first = new Map<string, LoggedEvent>();
    for (const event of events) if (!first.has(event.streamId)) first.set(event.streamId, event);
    const followed = new Map<string, Followed>();
    const unknown: LoggedEvent[] = [];
    for (const [streamId, event] of first) {
      const known = this.#followed.get(streamId);
      if (known?.stream.version === event.version - 1) followed.set(streamId, known);
      else unknown.push(event);
    }
    for (const [streamId, known] of await followedBefore(trx, unknown)) followed.set(streamId, known);
    for (const [streamId, known] of followed) this.#followed.set(streamId, known);
    return followed;
  }
}

async function addUp(trx: Transaction<Tables>, rows: ConformancePairRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into conformance_pair select * from jsonb_populate_recordset(null::conformance_pair, ${JSON.stringify(rows)}::jsonb)
    on conflict (op_id, machine, machine_version, state, event) do update set n = conformance_pair.n + excluded.n`.execute(
    trx,
  );
}
