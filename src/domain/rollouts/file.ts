import type { PublicKey } from '../seal.ts';
import type { StreamClaimOfFile } from '../stream-export.ts';

/**
 * A rollout as a file (docs/verification.md), in lines of JSON: the head; each stream that it claims, in that order; and each
 * device of the plan.
 */
export const rolloutFormat = 'waymark-rollout/1';

export interface RolloutStatement {
  format: typeof rolloutFormat;
  rolloutId: string;
  /** The rollout's own stream, and then those of its waves. */
  streams: StreamClaimOfFile[];
  /** Position to which the log was sealed; events up to it have a proof in the file. */
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
  /** Why it does not get it; null: it does. */
  verdict: string | null;
  wave: number | null;
  /** It has one bank for firmware, so that nothing takes the upgrade back. */
  oneBank?: true;
}

export interface RolloutDeviceLine {
  /** SHA-256 of the device's line in the list. */
  leaf: string;
  device: RolloutDevice;
}
