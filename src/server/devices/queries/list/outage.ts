import { type RawBuilder, sql } from 'kysely';
import type { Outage } from '#machines/message/events.ts';
import { underCause } from '#server/core/read-models/outage-cause.ts';
import { type Access, ScopedQueries } from '#server/core/read-models/scope.ts';

/** Devices of the outages in the caller's messages. */
export class OutageDevices extends ScopedQueries {
  readonly #accountId: string;

  private constructor({ database, opPath, asOf, actor }: Access) {
    super(database, opPath, asOf);
    this.#accountId = actor.id;
  }

  static within(access: Access): OutageDevices {
    return new OutageDevices(access);
  }

  /**
   * Builds the condition on `device d` for those that are offline since the outage of a message; for none if the message
   * is another user's.
   */
  async of(messageId: string): Promise<RawBuilder<unknown>> {
    const { rows } = await sql<{ outage: Outage }>`
      select outage from message where message_id = ${messageId} and account_id = ${this.#accountId}
        and outage is not null`.execute(this.database.sql);
    const [row] = rows;
    if (!row) return sql`false`;
    const { cause, since } = row.outage;
    return sql`(${underCause(cause)} and d.device_status = 'Deployed' and d.endpoint_id in (
      select endpoint_id from device_state where not online and offline_at >= ${since}::timestamptz))`;
  }
}
