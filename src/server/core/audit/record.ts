import type { Json } from '#machines/json.ts';

/** Data of an `audit.recorded` event (docs/decisions/031). */
export type AuditRecord = {
  operation: string;
  method: string;
  reads: boolean;
  targets: string[];
  result: string;
  /** Of the caller; events of earlier versions are without it. */
  address?: string;
  taskIds: string[];
  oldValue: Json;
  newValue: Json;
  /** Operator whose users may read the two values; null: every reader of all targets. Events of earlier versions lack it. */
  valuesOf?: string | null;
  /** What the call named that is no device. Events of earlier versions are without it and the three that follow. */
  objects?: string[];
  /** Organisation in which the call was made: the one that its caller had chosen, or their own. */
  operator?: string | null;
  chosen?: boolean;
  /** Role that the caller looked through. */
  preview?: string | null;
};
