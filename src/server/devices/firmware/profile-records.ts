import type { Handlers } from '#server/core/http/call.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import { streamHandlers, type TimelineOperation } from '#server/core/http/stream-handlers.ts';
import type { DeviceServices } from '#server/devices/services.ts';
import { ScopedRollouts } from '../rollouts/queries/rollouts.ts';
import { rolloutStream } from '../rollouts/rollout-stream.ts';
import { waveStream } from '../rollouts/wave-stream.ts';
import { presentWave } from './profile-answers.ts';

type RecordHandlers = Pick<
  Handlers,
  'getFirmwareWave' | TimelineOperation<'FirmwareProfile'> | TimelineOperation<'FirmwareWave'>
>;

/** The records of a firmware profile, from its plan to the end of its last wave, and of each wave. */
export const profileRecordHandlers = (services: DeviceServices): RecordHandlers => ({
  async getFirmwareWave({ params: { waveId }, scope }) {
    const row = await scope.of(ScopedRollouts).wave(waveId);
    if (!row) throw await missingStream(services.log, `${waveStream.kind}:${waveId}`);
    return {
      data: {
        ...{ fpId: row.rollout_id, fpName: row.name, opId: row.op_id, operator: row.company_name },
        ...{ wave: presentWave(row), terminal: row.terminal, version: row.version },
      },
    };
  },

  ...streamHandlers('FirmwareProfile', rolloutStream, services, {
    find: (scope, id) => scope.of(ScopedRollouts).findEver(id),
  }),

  ...streamHandlers('FirmwareWave', waveStream, services, {
    find: (scope, id) => scope.of(ScopedRollouts).wave(id),
  }),
});
