import type { Handlers } from '#server/core/http/call.ts';
import { streamHandlers, type TimelineOperation } from '#server/core/http/stream-handlers.ts';
import type { DeviceServices } from '#server/devices/services.ts';
import { ScopedRollouts } from '../rollouts/queries/rollouts.ts';
import { rolloutStream } from '../rollouts/rollout-stream.ts';

type RecordHandlers = Pick<Handlers, TimelineOperation<'FirmwareProfile'>>;

/** The record of a firmware profile, from its plan to the end of its last wave. */
export const profileRecordHandlers = (services: DeviceServices): RecordHandlers =>
  streamHandlers('FirmwareProfile', rolloutStream, services, {
    find: (scope, id) => scope.of(ScopedRollouts).find(id),
  });
