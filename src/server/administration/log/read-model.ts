import { sql, type Transaction } from 'kysely';
import { stateName } from '#domain/conformance.ts';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { versionsOf } from '#machines/recorded.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import type { Committed } from '#server/core/log/log.ts';
import type { Projection } from '#server/core/read-models/runner.ts';
import { upsertRows } from '#server/core/read-models/upsert.ts';
import { type Audience, kindOf, type StreamKinds } from '#server/core/streams/definition.ts';

/**
 * Counts the transitions of every recorded stream while the log grows, and shows impossible ones to auditors. Nothing
 * waits for it, so it pauses between two batches.
 */
export class ConformanceProjection implements Projection {
  readonly name = 'conformance';
  readonly version = 1;
  readonly lingerMs = 2_000;
  readonly folds = true;
  /** The counts stay, because they name no stream. */
  readonly rowsOfStreams = [{ table: 'conformance_finding', column: 'stream_id' }];
  readonly #kinds: StreamKinds;

  constructor(kinds: StreamKinds) {
    this.#kinds = kinds;
  }

  async reset(trx: Transaction<Tables>): Promise<void> {
    await sql`truncate conformance_pair, conformance_finding`.execute(trx);
  }

  wants(event: LoggedEvent): boolean {
    return versionsOf(kindOf(event.streamId)) !== null;
  }

  async apply(trx: Transaction<Tables>, _events: LoggedEvent[], folded: Committed[]): Promise<void> {
    const pairs = new Map<string, Row<'conformance_pair'>>();
    const findings: Row<'conformance_finding'>[] = [];
    const mine = folded.filter(({ event }) => this.wants(event));
    const operators = await this.#operatorsOf(trx, mine);
    for (const [index, { event, kind, machineVersion, step, problem }] of mine.entries()) {
      const state = step ? stateName(step.before) : '';
      const opId = operators[index] ?? '';
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

  /** Operator path per event; empty: unknown, so only the root sees it. */
  async #operatorsOf(trx: Transaction<Tables>, committed: readonly Committed[]): Promise<string[]> {
    const audiences = committed.map(({ kind, step }): Audience | null => {
      const audience = step && this.#kinds.get(kind)?.audience?.(step.after);
      return audience ?? null;
    });
    const asked = audiences.flatMap((audience) =>
      audience && 'endpointId' in audience ? [audience.endpointId] : [],
    );
    const rows = await trx
      .selectFrom('device')
      .select(['endpoint_id', 'op_id'])
      .where('endpoint_id', '=', sql<string>`any(${[...new Set(asked)]}::text[])`)
      .execute();
    const byDevice = new Map(rows.map((row) => [row.endpoint_id, row.op_id]));
    return audiences.map((audience) => {
      if (!audience) return '';
      return 'opId' in audience ? audience.opId : (byDevice.get(audience.endpointId) ?? '');
    });
  }
}

async function addUp(trx: Transaction<Tables>, rows: Row<'conformance_pair'>[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into conformance_pair select * from jsonb_populate_recordset(null::conformance_pair, ${JSON.stringify(rows)}::jsonb)
    on conflict (op_id, machine, machine_version, state, event) do update set n = conformance_pair.n + excluded.n`.execute(
    trx,
  );
}
