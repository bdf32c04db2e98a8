import { sql, type Transaction } from 'kysely';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { DeviceFact } from '#machines/device/events.ts';
import type { Tables } from '#server/core/database/database.ts';
import type { Projection } from '#server/core/read-models/runner.ts';
import { upsertRows } from '#server/core/read-models/upsert.ts';
import { endpointOf, factOf } from '#server/devices/read-model/fold.ts';
import { forgetBefore } from '#server/devices/read-model/forgotten.ts';

const handoverTypes: ReadonlySet<string> = new Set<DeviceFact['type']>([
  'device.handoverAsked',
  'device.handoverAnswered',
  'device.checkpointed',
]);

/** Requests to take over a device, with their outcomes, from device streams. */
export class HandoverProjection implements Projection {
  readonly name = 'handovers';
  readonly version = 1;

  async reset(trx: Transaction<Tables>): Promise<void> {
    await sql`truncate device_handover`.execute(trx);
  }

  wants({ type }: LoggedEvent): boolean {
    return handoverTypes.has(type);
  }

  async apply(trx: Transaction<Tables>, events: LoggedEvent[]): Promise<void> {
    for (const event of events) {
      const fact = factOf(event);
      if (fact.type === 'device.handoverAsked')
        await upsertRows(
          trx,
          'device_handover',
          ['handover_id'],
          [
            {
              handover_id: fact.data.handoverId,
              endpoint_id: endpointOf(event),
              pos: event.pos,
              from_id: event.actor.id,
              from_name: event.actor.name,
              to_id: fact.data.to.id,
              to_name: fact.data.to.name,
              note: fact.data.note,
              asked_at: event.recordedAt,
            },
          ],
        );
      else if (fact.type === 'device.handoverAnswered')
        await trx
          .updateTable('device_handover')
          .set({ accepted: fact.data.accepted, answered_at: new Date(event.recordedAt) })
          .where('handover_id', '=', fact.data.handoverId)
          .execute();
    }
    await forgetBefore(trx, 'device_handover', events);
  }
}
