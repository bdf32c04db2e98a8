import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import { streamHandlers, type TimelineOperation } from '#server/core/http/stream-handlers.ts';
import type { CoreServices } from '#server/core/services.ts';
import { ScopedRollouts } from '../rollouts/queries/rollouts.ts';
import { rolloutStream } from '../rollouts/rollout-stream.ts';
import { waveStream } from '../rollouts/wave-stream.ts';
import { presentWave } from './answers.ts';

type RecordHandlers = Pick<
  Handlers,
  | 'getFirmwareWave'
  | 'getFirmwareWaveMembers'
  | TimelineOperation<'FirmwareProfile'>
  | TimelineOperation<'FirmwareWave'>
>;

/** Records of a firmware profile, from its plan to the end of its last wave, and of each wave. */
export const profileRecordHandlers = (services: Pick<CoreServices, 'log' | 'proof'>): RecordHandlers => ({
  async getFirmwareWave({ params: { waveId }, scope }) {
    const row = await scope.of(ScopedRollouts).wave(waveId);
    if (!row) throw await missingStream(services.log, `${waveStream.kind}:${waveId}`);
    return {
      data: {
        fpId: row.rollout_id,
        fpName: row.name,
        opId: row.op_id,
        operator: row.company_name,
        wave: presentWave(row),
        terminal: row.terminal,
        version: row.version,
      },
    };
  },

  async getFirmwareWaveMembers({ params: { waveId }, body, scope }) {
    const rollouts = scope.of(ScopedRollouts);
    const wave = await rollouts.wave(waveId);
    if (!wave) throw new ApiError('nodata');
    const rows = await rollouts.at(wave, body.ordinals);
    return {
      data: rows.map((row) => ({
        ordinal: row.ordinal,
        endpointId: row.endpoint_id,
        inScope: row.in_scope,
        deviceName: row.device_name,
        macAddress: row.mac_addr,
        serial: row.device_sn,
        upgradeId: row.upgrade_id,
      })),
    };
  },

  ...streamHandlers('FirmwareProfile', rolloutStream, services, {
    find: (scope, id) => scope.of(ScopedRollouts).findEver(id),
  }),

  ...streamHandlers('FirmwareWave', waveStream, services, {
    find: (scope, id) => scope.of(ScopedRollouts).wave(id),
  }),
});
