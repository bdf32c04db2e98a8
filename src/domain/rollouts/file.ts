import type { PublicKey } from '../seal.ts';
import type { StreamClaimOfFile } from '../stream-export.ts';

/**
 * A rollout as a file (docs/verification.md), in lines of JSON: the head; each stream of the statement, in order; and
 * each device of the plan.
 */
export const rolloutFormat = 'waymark-rollout/1';

export interface RolloutStatement {
  format: typeof rolloutFormat;
  rolloutId: string;
  /** The rollout's own stream, followed by those of its waves. */
  streams: StreamClaimOfFile[];
  /** Position up to which the log was sealed; events before it have a proof in the file. */
  sealedTo: number;
  log: { logId: string; epoch: string; pos: number; hash: string };
  exportedAt: string;
  keyId: string;
}

export interface RolloutHead {
  format: typeof rolloutFormat;
  statement: RolloutStatement;
  signature: string;
  keys: PublicKey[];
}

export interface RolloutDevice {
  endpointId: string;
  opId: string;
  model: string;
  hardware: string | null;
  installed: string | null;
  zone: string;
  /** Reason that the device is not eligible; null: it is. */
  verdict: string | null;
  wave: number | null;
  /** Nothing takes the content back on this device. */
  noWayBack?: true;
  /** The same, in files from before other contents than firmware: the device has one bank. */
  oneBank?: true;
}

export interface RolloutDeviceLine {
  /** SHA-256 of the device's line in the list. */
  leaf: string;
  device: RolloutDevice;
}
