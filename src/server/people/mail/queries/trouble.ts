import { sql } from 'kysely';
import type { Database } from '#server/core/database/database.ts';

/** Counts delayed and refused mails of the whole installation, for its administrators. */
export async function mailTrouble({ sql: db }: Database, now: Date) {
  const yesterday = new Date(now.getTime() - 86_400_000);
  const { rows } = await sql<{ waiting: number; oldest: Date | null; refused: number }>`
    select count(*) filter (where state in ('sending', 'waiting'))::int as waiting,
      min(queued_at) filter (where state in ('sending', 'waiting')) as oldest,
      count(*) filter (where state = 'refused' and updated_at > ${yesterday})::int as refused
    from mail where not terminal`.execute(db);
  return rows[0] ?? { waiting: 0, oldest: null, refused: 0 };
}
