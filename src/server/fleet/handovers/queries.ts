import type { Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';

/** Handovers of a device. The device comes from `ScopedDevices`, so it is in scope. */
export class ScopedHandovers extends ScopedQueries {
  /** Lists the latest handovers, newest first. */
  async last(
    { endpoint_id: endpointId, owner_since: since }: ListedDevice,
    limit: number,
  ): Promise<Row<'device_handover'>[]> {
    return (
      this.database.sql
        .selectFrom('device_handover')
        .selectAll()
        .where('endpoint_id', '=', endpointId)
        // Notes from before the device's transfer belong to the other organisation.
        .$if(since !== null, (query) => query.where('asked_at', '>=', since ?? new Date(0)))
        .orderBy('pos', 'desc')
        .limit(limit)
        .execute()
    );
  }

  /** Finds a handover; null if it is for another device. */
  async find(
    { endpoint_id: endpointId }: ListedDevice,
    handoverId: string,
  ): Promise<Row<'device_handover'> | null> {
    const row = await this.database.sql
      .selectFrom('device_handover')
      .selectAll()
      .where('endpoint_id', '=', endpointId)
      .where('handover_id', '=', handoverId)
      .executeTakeFirst();
    return row ?? null;
  }
}
