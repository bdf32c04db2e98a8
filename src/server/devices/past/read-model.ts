import { sql, type Transaction } from 'kysely';
import { checkpointType } from '#domain/erasure.ts';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { Tables } from '#server/core/database/database.ts';
import type { Projection } from '#server/core/read-models/runner.ts';
import { upsertRows } from '#server/core/read-models/upsert.ts';
import { changesIn } from '../queries/past/changes.ts';
import { eventsUntil } from '../queries/past/read.ts';
import { neededOf } from '../queries/past/reported.ts';
import { endpointOf } from '../read-model/fold.ts';
import { forgetBefore } from '../read-model/forgotten.ts';

/**
 * Number of a device's events between two checkpoints: at most this many are folded, besides those that the checkpoint
 * names.
 */
export const checkpointEvery = 100;

/**
 * Checkpoints of device streams: the events from which a past state is folded (docs/decisions/194). They hold no
 * values, so redacting or erasing events in the log covers them.
 */
export class PastProjection implements Projection {
  readonly name = 'past';
  readonly version = 1;
  /**
   * Milliseconds that updates may wait: without a checkpoint only more events are folded, so no answer waits for it.
   */
  readonly lingerMs = 1_000;

  async reset(trx: Transaction<Tables>): Promise<void> {
    await sql`truncate device_checkpoint`.execute(trx);
  }

  wants(event: LoggedEvent): boolean {
    return isIndexed(event) || event.type === checkpointType;
  }

  async apply(trx: Transaction<Tables>, events: LoggedEvent[]): Promise<void> {
    for (const event of events.filter(isIndexed)) {
      const { pos, version, recordedAt } = event;
      const endpointId = endpointOf(event);
      const until = await eventsUntil(trx, endpointId, { version });
      const isNew = (one: { version: number }) => one.version > version - checkpointEvery;
      await upsertRows(
        trx,
        'device_checkpoint',
        ['endpoint_id', 'pos'],
        [
          {
            endpoint_id: endpointId,
            pos,
            version,
            create_time: recordedAt,
            needed: positionsOf(neededOf(until).filter(({ type }) => type !== checkpointType)),
            // The previous values come first, since the new events changed them.
            changing: positionsOf(
              changesIn(new Map(), until)
                .map(({ event: one }) => one)
                .filter(isNew),
            ),
          },
        ],
      );
    }
    await forgetBefore(trx, 'device_checkpoint', events);
  }
}

/** Tells if an event gets a checkpoint. One in the log is always indexed, but not one that replaces erased events. */
const isIndexed = ({ streamId, type, version, data }: LoggedEvent): boolean =>
  streamId.startsWith('device:') &&
  version % checkpointEvery === 0 &&
  !(type === checkpointType && data.version === version);

const positionsOf = (events: readonly { pos: number }[]): string =>
  JSON.stringify(events.map(({ pos }) => pos));
