import type { ReadModels } from '#server/core/read-models/read-models.ts';

export type DeviceFollower = Pick<ReadModels, 'reached' | 'positionOf'>;

/** Maximum number of waits, each of at most two seconds. */
const mostWaits = 60;

/**
 * Settles when the read model of devices has reached this position. A registration is stored as a whole: one built from
 * an older state would undo another person's changes.
 */
export async function untilCurrent(readModels: DeviceFollower, position: number): Promise<void> {
  for (let waits = 0; readModels.positionOf('devices') < position; waits++) {
    if (waits === mostWaits) throw new Error(`the devices are not read up to ${position}`);
    await readModels.reached(position);
  }
}
