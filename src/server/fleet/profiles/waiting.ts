import type { components } from '#api/main.d.ts';
import type { Row } from '#server/core/database/database.ts';
import type { RolloutRow, ScopedRollouts } from '../rollouts/queries/rollouts.ts';
import { windowOf } from './answers.ts';

type Waiting = components['schemas']['ProfileWaiting'];

interface Moment {
  now: Date;
  /** True if bandwidth, not places, holds devices up. */
  isShort: boolean;
}

const of = (
  reason: Waiting['reason'],
  devices: number | null = null,
  until: Date | null = null,
): Waiting => ({
  reason,
  devices,
  until: until?.toISOString() ?? null,
});

/** Returns the reasons that the profile is still open. */
export async function waitingOf(
  rollouts: ScopedRollouts,
  row: RolloutRow,
  waves: readonly Row<'rollout_wave'>[],
  moment: Moment,
): Promise<Waiting[]> {
  switch (row.state) {
    case 'planning':
      return [of('plan')];
    case 'planned':
      return [of('submission')];
    case 'awaitingApproval':
      return [of('approval', null, row.waits_until)];
    case 'scheduled':
      return [of('startDate', null, row.starts_at)];
    case 'paused':
      return [of(row.paused_by === 'fileMissing' ? 'file' : 'person')];
    case 'cancelling':
      return [of('cancellation', row.running)];
    case 'running':
    case 'gate':
      return underWay(rollouts, row, waves, moment);
    default:
      return [];
  }
}

async function underWay(
  rollouts: ScopedRollouts,
  row: RolloutRow,
  waves: readonly Row<'rollout_wave'>[],
  { now, isShort }: Moment,
): Promise<Waiting[]> {
  const found: Waiting[] = row.state === 'gate' ? [of('person')] : [];
  const present = waves.find(({ number }) => number === row.wave);
  if (present?.state === 'soaking') found.push(of('soak', null, present.soak_until));
  let [connection, retry, home, places, hours] = [0, 0, 0, 0, 0];
  let retryUntil: Date | null = null;
  let hoursUntil: Date | null = null;
  for (const zone of await rollouts.waiting(row.rollout_id, row.wave, now)) {
    connection += zone.connection;
    retry += zone.retry;
    home += zone.home;
    retryUntil = earlier(retryUntil, zone.retry_until);
    const window = windowOf(row, zone.zone, now);
    if (window && window.start > now.getTime()) {
      hours += zone.ready;
      hoursUntil = earlier(hoursUntil, new Date(window.start));
    } else places += zone.ready;
  }
  const held = waves.reduce((sum, wave) => sum + wave.held, 0);
  const open = connection + retry + home + places + hours + held + row.running;
  if (row.automatic) {
    const today = present?.state === 'running' ? present.size : 0;
    const isFull = row.daily_most !== null && today >= row.daily_most;
    if (isFull) found.push(of('day', today));
    else if (open === 0) found.push(of('match'));
  }
  if (connection > 0) found.push(of('connection', connection));
  if (retry > 0) found.push(of('retry', retry, retryUntil));
  if (hours > 0) found.push(of('hours', hours, hoursUntil));
  if (places > 0) found.push(of(isShort ? 'bandwidth' : 'places', places));
  if (home > 0) found.push(of('home', home));
  if (held > 0) found.push(of('person', held));
  return found;
}

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one === null ? other : other === null ? one : one < other ? one : other;
