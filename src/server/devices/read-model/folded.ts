import type { Row } from '#server/core/database/database.ts';

/** Device state folded from its stream. */
export interface FoldedDevice {
  device: Row<'device'>;
  state: Row<'device_state'>;
}
