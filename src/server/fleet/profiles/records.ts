import { ApiError } from '#server/core/http/api-error.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { ScopedRollouts } from '../rollouts/queries/rollouts.ts';
import { waveStream } from '../rollouts/wave-stream.ts';
import { presentWave } from './answers.ts';
import type { ProfileKind } from './kind.ts';

/** Records of a kind's profiles, from the plan to the end of the last wave, and of each wave. */
export const profileRecords = (
  { cargo }: Pick<ProfileKind<unknown>, 'cargo'>,
  { log }: { log: EventLog },
) => ({
  /** Finds the stream of a profile, even of a deleted one. */
  find: (scope: Scope, id: string) => scope.of(ScopedRollouts).findEver(cargo, id),
  findWave: (scope: Scope, waveId: string) => scope.of(ScopedRollouts).wave(cargo, waveId),

  async wave(scope: Scope, waveId: string) {
    const row = await scope.of(ScopedRollouts).wave(cargo, waveId);
    if (!row) throw await missingStream(log, `${waveStream.kind}:${waveId}`);
    return {
      id: row.rollout_id,
      name: row.name,
      answer: {
        opId: row.op_id,
        operator: row.company_name,
        wave: presentWave(row),
        terminal: row.terminal,
        version: row.version,
      },
    };
  },

  /** Reads the devices at these places of a wave. */
  async waveMembers(scope: Scope, waveId: string, ordinals: readonly number[]) {
    const rollouts = scope.of(ScopedRollouts);
    const wave = await rollouts.wave(cargo, waveId);
    if (!wave) throw new ApiError('nodata');
    const rows = await rollouts.at(wave, ordinals);
    return rows.map((row) => ({
      ordinal: row.ordinal,
      endpointId: row.endpoint_id,
      inScope: row.in_scope,
      deviceName: row.device_name,
      macAddress: row.mac_addr,
      serial: row.device_sn,
      workId: row.work_id,
    }));
  },
});
