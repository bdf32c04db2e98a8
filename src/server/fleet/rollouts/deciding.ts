import { serverActor } from '#domain/logged-event.ts';
import type { RolloutContext } from '#machines/rollout/machine.ts';
import { openOf } from '#machines/wave/counts.ts';
import type { Row } from '#server/core/database/database.ts';
import type { Joining } from './joining.ts';
import { onlineWaiting } from './queries/members.ts';
import type { Rollouts, RolloutsDeps } from './rollouts.ts';

export interface DecidingDeps extends Pick<RolloutsDeps, 'database'> {
  rollouts: Pick<Rollouts, 'waves'>;
}

type WaveRow = Pick<Row<'rollout_wave'>, 'wave_id' | 'number' | 'state' | 'day'>;
const actor = serverActor('rollouts');

/** Decides a wave if all its reachable devices have ended. */
export async function decide(
  { rollouts, database }: DecidingDeps,
  id: string,
  { wave_id, number }: WaveRow,
): Promise<void> {
  const { snapshot } = await rollouts.waves.current(wave_id);
  if (snapshot.value !== 'running') return;
  const { counts, size } = snapshot.context;
  const online = await onlineWaiting(database.sql, id, number);
  const reachable = size - openOf(counts) + counts.running + online;
  await rollouts.waves.advance(wave_id, () => [{ type: 'wave.decided', data: { reachable }, actor }]);
}

/** Decides past days of a rule like other waves; the rule itself continues. */
export async function endDays(
  deps: DecidingDeps & { joining: Pick<Joining, 'isOpen'> },
  id: string,
  context: RolloutContext,
  begun: readonly Row<'rollout_wave'>[],
): Promise<void> {
  for (const wave of begun)
    if (wave.state === 'running' && !(await deps.joining.isOpen(context, wave))) await decide(deps, id, wave);
}
