import type { Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';

/** Who took over a device from whom; a device is taken from `ScopedDevices`, so it is the caller's. */
export class ScopedHandovers extends ScopedQueries {
  /** Newest first. */
  async last(
    { endpoint_id: endpointId, owner_since: since }: ListedDevice,
    limit: number,
  ): Promise<Row<'device_handover'>[]> {
    return (
      this.database.sql
        .selectFrom('device_handover')
        .selectAll()
        .where('endpoint_id', '=', endpointId)
        // The notes of another organisation are its own.
        .$if(since !== null, (query) => query.where('asked_at', '>=', since ?? new Date(0)))
        .orderBy('pos', 'desc')
        .limit(limit)
        .execute()
    );
  }

  /** Null for one of another device. */
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
