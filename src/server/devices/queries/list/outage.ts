import { type RawBuilder, sql } from 'kysely';
import type { Outage } from '#machines/message/events.ts';
import { OpenOutages } from '#server/core/read-models/open-outages.ts';
import { awayInOutage } from '#server/core/read-models/outage-cause.ts';
import { type Access, ScopedQueries } from '#server/core/read-models/scope.ts';

/** Devices of outages: of those in the caller's messages, and of those that last. */
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
   * Builds the condition on `device d` for those that are offline since an outage: one that lasts, or that of a message.
   * It is true of none if the caller may not see it.
   */
  async of(id: string): Promise<RawBuilder<unknown>> {
    const outage = (await new OpenOutages(this.database, this.opPath).find(id)) ?? (await this.#reported(id));
    return outage ? awayInOutage(outage) : sql`false`;
  }

  async #reported(messageId: string): Promise<Outage | null> {
    const { rows } = await sql<{ outage: Outage }>`
      select outage from message where message_id = ${messageId} and account_id = ${this.#accountId}
        and outage is not null`.execute(this.database.sql);
    return rows[0]?.outage ?? null;
  }
}
