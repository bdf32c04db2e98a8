import type { ReadModels } from '#server/core/read-models/read-models.ts';

export type DeviceFollower = Pick<ReadModels, 'reached' | 'positionOf'>;

/** Each wait ends after two seconds at most. */
const mostWaits = 60;

/**
 * Settles when the devices are read up to this position. A registration is stored as a whole: made from an older one, it would take back what
 * another person has changed since.
 */
export async function caughtUp(readModels: DeviceFollower, position: number): Promise<void> {
  for (let waits = 0; readModels.positionOf('devices') < position; waits++) {
    if (waits === mostWaits) throw new Error(`the devices are not read up to ${position}`);
    await readModels.reached(position);
  }
}
