import type { Comparisons } from '#server/core/read-models/comparison/comparisons.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { SystemHealth } from './system/health.ts';

export interface AdministrationServices extends CoreServices {
  health: SystemHealth;
  /** The tables compared with the log. */
  tables: Comparisons;
  /** Contact for users of this installation; null: none is configured. */
  contact: string | null;
  privacyUrl: string | null;
  /** Browsers not seen before must be verified by mail (auth01). */
  verifyNewBrowsers: boolean;
  /** How long a login lasts, however often it is renewed. */
  sessionMs: number;
  /** How long streams that are over are kept; null: for ever. */
  retentionDays: number | null;
  /** How long entries of the audit trail and reports of devices are kept; null: for ever. */
  auditDays: number | null;
  deviceDays: number | null;
  /** Days that notifications, and rows that people left behind, are kept. */
  messageDays: number;
  leftDays: number;
}
