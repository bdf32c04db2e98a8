import { sql, type Transaction } from 'kysely';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { Tables } from '#server/store/database.ts';
import type { CaseRow } from '#server/store/projection-tables.ts';
import type { Projection } from '../runner.ts';
import { upsertRows } from '../upsert.ts';
import { foldCase } from './fold.ts';

/** The list of cases, from the `case:*` streams. */
export class CaseProjection implements Projection {
  readonly name = 'cases';
  readonly version = 1;

  async reset(trx: Transaction<Tables>): Promise<void> {
    await sql`truncate case_file`.execute(trx);
  }

  wants(event: LoggedEvent): boolean {
    return event.streamId.startsWith('case:');
  }

  async apply(trx: Transaction<Tables>, events: LoggedEvent[]): Promise<void> {
    const mine = events.filter((event) => this.wants(event));
    if (mine.length === 0) return;
    const ids = [...new Set(mine.map(caseIdOf))];
    const rows = await trx.selectFrom('case_file').selectAll().where('case_id', 'in', ids).execute();
    const cases = new Map<string, CaseRow>(rows.map((row) => [row.case_id, row]));
    for (const event of mine) {
      const next = foldCase(cases.get(caseIdOf(event)) ?? null, event);
      if (next) cases.set(next.case_id, next);
    }
    await upsertRows(trx, 'case_file', ['case_id'], [...cases.values()]);
  }
}

const caseIdOf = (event: LoggedEvent) => event.streamId.slice('case:'.length);
