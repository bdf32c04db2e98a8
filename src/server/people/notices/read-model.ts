import { sql, type Transaction } from 'kysely';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import type { Projection } from '#server/core/read-models/runner.ts';
import { upsertRows } from '#server/core/read-models/upsert.ts';

type ReaderRow = Omit<Row<'notice_reader'>, 'read_at'> & { read_at: string };

/** Readers of each notice: for the badge of each user, and for its author. */
export class NoticeReaders implements Projection {
  readonly name = 'noticeReaders';
  readonly version = 1;
  readonly rowsOfStreams = [{ table: 'notice_reader', column: 'stream_id' }];

  async reset(trx: Transaction<Tables>): Promise<void> {
    await sql`truncate notice_reader`.execute(trx);
  }

  wants({ type }: LoggedEvent): boolean {
    return type === 'notice.read';
  }

  async apply(trx: Transaction<Tables>, events: LoggedEvent[]): Promise<void> {
    const rows = events.flatMap((event): ReaderRow[] =>
      this.wants(event)
        ? [
            {
              stream_id: event.streamId,
              account_id: String(event.data.accountId),
              read_at: event.recordedAt,
            },
          ]
        : [],
    );
    if (rows.length > 0) await upsertRows(trx, 'notice_reader', ['stream_id', 'account_id'], rows);
  }
}
