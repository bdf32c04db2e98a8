import type { Json } from '#machines/json.ts';

/** Data of an `audit.recorded` event (docs/decisions/031). */
export type AuditRecord = {
  operation: string;
  method: string;
  reads: boolean;
  targets: string[];
  result: string;
  /** Address of the caller; absent in events of earlier versions. */
  address?: string;
  taskIds: string[];
  oldValue: Json;
  newValue: Json;
  /**
   * Operator whose users may read the two values; null: every reader of all targets. Absent in events of earlier
   * versions.
   */
  valuesOf?: string | null;
  /** Named objects other than devices. Events of earlier versions lack this and the next three fields. */
  objects?: string[];
  /** Organisation in which the call was made: the one that its caller had chosen, or their own. */
  operator?: string | null;
  chosen?: boolean;
  /** Role that the caller previewed. */
  preview?: string | null;
};
