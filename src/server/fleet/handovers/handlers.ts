import { randomUUID } from 'node:crypto';
import type { DeviceFact } from '#machines/device/events.ts';
import type { JsonObject } from '#machines/json.ts';
import type { Row } from '#server/core/database/database.ts';
import { VersionConflict } from '#server/core/database/errors.ts';
import { ApiError, hintError } from '#server/core/http/api-error.ts';
import type { Caller, Handlers } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import { findDevice } from '#server/devices/target.ts';
import { ScopedHandovers } from './queries.ts';

type HandoverHandlers = Pick<Handlers, 'listHandovers' | 'handOver' | 'answerHandover'>;

const most = 50;
const mostTries = 20;

/**
 * Handovers: an engineer asks another one on the same page to take over. They are kept in the device's stream
 * (docs/decisions/195).
 */
export const deviceHandoverHandlers = (
  services: Pick<CoreServices, 'live' | 'log' | 'readModels'>,
): HandoverHandlers => ({
  async listHandovers({ query, scope }) {
    const rows = await scope.of(ScopedHandovers).last(await findDevice(scope, query), most);
    return { data: rows.map(present) };
  },

  async handOver({ body, scope, caller, audit }) {
    const { endpointId, to, note } = body;
    await findDevice(scope, { endpointId });
    audit.about(endpointId);
    const name = services.live.nameOnPage(endpointId, to, scope.opPath);
    if (name === null || to === caller.actor.id)
      throw new ApiError('custom', { message: 'That person is not on the page of this device.' });
    const handoverId = randomUUID();
    await append(services, endpointId, caller, async () => ({
      type: 'device.handoverAsked',
      data: { handoverId, to: { id: to, name }, note },
    }));
    audit.changed(null, { to: name, note });
    return { data: { handoverId } };
  },

  async answerHandover({ params, body, scope, caller, audit }) {
    const { endpointId, accepted } = body;
    const device = await findDevice(scope, { endpointId });
    audit.about(endpointId);
    const handovers = scope.of(ScopedHandovers);
    await append(services, endpointId, caller, async () => {
      const asked = await handovers.find(device, params.handoverId);
      // The answer for a request to another person is the same as for a missing one.
      if (asked?.to_id !== caller.actor.id) throw new ApiError('nodata');
      if (asked.accepted !== null) throw hintError('conflict');
      audit.changed(null, { from: asked.from_name, accepted });
      return { type: 'device.handoverAnswered', data: { handoverId: params.handoverId, accepted } };
    });
    return { data: {} };
  },
});

/**
 * Appends the decision and settles when the list shows it. It decides again if the device's stream has moved meanwhile,
 * so that a request gets one answer only.
 */
async function append(
  { log, readModels }: Pick<CoreServices, 'live' | 'log' | 'readModels'>,
  endpointId: string,
  { actor }: Caller,
  decide: () => Promise<DeviceFact>,
): Promise<void> {
  const streamId = `device:${endpointId}`;
  for (let tries = 1; ; tries++) {
    const [stream] = await log.streams([streamId]);
    await readModels.reached((await log.head()).pos);
    const { type, data } = await decide();
    try {
      const [appended] = await log.append([
        {
          streamId,
          kind: 'device',
          machineVersion: '1',
          expectedVersion: stream?.version ?? 0,
          events: [{ type, data: data as unknown as JsonObject, actor }],
        },
      ]);
      return await readModels.reached(appended?.pos ?? 0);
    } catch (error) {
      if (!(error instanceof VersionConflict) || tries === mostTries) throw error;
    }
  }
}

const present = (row: Row<'device_handover'>) => ({
  handoverId: row.handover_id,
  from: { accountId: row.from_id, name: row.from_name },
  to: { accountId: row.to_id, name: row.to_name },
  note: row.note,
  askedAt: row.asked_at.toISOString(),
  accepted: row.accepted,
  answeredAt: row.answered_at?.toISOString() ?? null,
});
