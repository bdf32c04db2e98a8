import type { DeviceFollower } from '#server/devices/read-model/follower.ts';
import { noteErasures } from '../queries/life.ts';
import { endOptOuts } from '../queries/opt-outs.ts';

/**
 * Time after a removal until which reports still belong to the device: one that is being stored when the device is
 * removed is erased too.
 */
export const graceMs = 60_000;

/**
 * Notes removed devices, whose viewing is erased. A rebuild notes old removals again, and each erases only what was
 * reported until then: a device that was registered again keeps its later viewing.
 */
export const removedViewing: DeviceFollower = {
  tables: [],
  follow(trx) {
    const removed = new Map<string, Date>();
    return {
      take: ({ type, streamId, recordedAt }) => {
        if (type !== 'device.removed') return;
        removed.set(streamId.slice('device:'.length), new Date(Date.parse(recordedAt) + graceMs));
      },
      write: async () => {
        const erasures = [...removed].map(([endpoint_id, before]) => ({ endpoint_id, before }));
        await noteErasures(trx, erasures);
        await endOptOuts(trx, erasures);
      },
    };
  },
};
