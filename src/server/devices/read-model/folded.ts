import type { Row } from '#server/core/database/database.ts';

/** A device as its stream tells it. */
export interface FoldedDevice {
  device: Row<'device'>;
  state: Row<'device_state'>;
}
