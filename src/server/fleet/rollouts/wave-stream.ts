import { badOf, calledOffOf } from '#machines/wave/counts.ts';
import { waveMachine, waveMachineVersion } from '#machines/wave/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import { defineStream, streamMessage } from '#server/core/streams/definition.ts';
import { readersOf } from './readers.ts';

export type WaveMachine = typeof waveMachine;

export const waveId = (rolloutId: string, number: number): string => `${rolloutId}.${number}`;

/** Stream of a wave: connects the machine in machines/wave to the server. */
export const waveStream = defineStream<WaveMachine, Row<'rollout_wave'>>({
  kind: 'wave',
  machine: waveMachine,
  version: waveMachineVersion,
  list: {
    table: {
      name: 'rollout_wave',
      key: 'wave_id',
      changing: [
        'state',
        'size',
        'terminal',
        'waiting',
        'running',
        'held',
        'succeeded',
        'bad',
        'called_off',
        'version',
        'updated_at',
        'started_at',
        'finished_at',
        'soak_until',
      ] satisfies (keyof Row<'rollout_wave'>)[],
    },
    version: 3,
    row: (before, { id, version, recordedAt, type }, { after }) => {
      const { counts, rolloutId, number, size, day, soakMs } = after.context;
      const soaks = after.value === 'soaking';
      const begins = soaks && (before === null || before.soak_until === null);
      const terminal = after.hasTag('terminal');
      return {
        wave_id: id,
        rollout_id: rolloutId,
        number,
        state: String(after.value),
        terminal,
        size,
        day: day ?? null,
        waiting: counts.waiting,
        running: counts.running,
        held: counts.held,
        succeeded: counts.succeeded,
        bad: badOf(counts),
        called_off: calledOffOf(counts),
        version,
        updated_at: recordedAt,
        started_at: type === 'wave.opened' ? recordedAt : (before?.started_at ?? null),
        finished_at: terminal ? recordedAt : null,
        soak_until: begins
          ? new Date(recordedAt.getTime() + soakMs)
          : soaks
            ? (before?.soak_until ?? null)
            : null,
      };
    },
  },
  live: streamMessage,
  audience: ({ context }) => ({ opId: context.opId, permission: readersOf(context.cargo) }),
  lane: () => 'bulk',
});
