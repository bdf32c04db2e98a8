import type { JsonObject, Redactable } from '../json.ts';

/**
 * CL-175: purpose of a file's rows. `create` adds devices to the inventory, `deploy` adds or deploys them, `edit`
 * changes them.
 */
export const uploadTypes = ['create', 'deploy', 'edit'] as const;
export type UploadType = (typeof uploadTypes)[number];

/** Guesses made while reading a file, for the user to check: ignored columns, and numbers that may have lost zeros. */
export interface UploadReading {
  ignored: string[];
  notes: { code: string; params: JsonObject }[];
}

/**
 * The facts of one file of devices, stream `inventory-upload:<id>`. The rows are in a table beside the log, which holds
 * their digest and number.
 */
export type InventoryUploadFact =
  | {
      type: 'upload.received';
      data: {
        uploadType: UploadType;
        fileName: string;
        sha256: string;
        rows: number;
        reading: UploadReading;
        opId: string;
        /** Time limits in milliseconds: to apply the file, and afterwards to undo it. */
        previewMs: number;
        undoMs: number;
      };
    }
  /**
   * `errors`: number of rows by code. `planHash`: digest of the verdicts of all rows; the request to apply names it.
   */
  | {
      type: 'upload.previewed';
      data: {
        planHash: string;
        valid: number;
        unchanged: number;
        invalid: number;
        errors: Record<string, number>;
      };
    }
  | { type: 'apply.requested'; data: { planHash: string } }
  /**
   * The next `count` valid rows were applied; stored together with the facts of their devices. `skipped`: rows that are
   * no longer valid.
   */
  | { type: 'upload.sliceApplied'; data: { count: number; added: number; updated: number; skipped: number } }
  | { type: 'undo.requested'; data: Record<string, never> }
  /** The next `count` applied rows were undone. `kept`: rows whose device a person has changed since. */
  | { type: 'upload.sliceUndone'; data: { count: number; removed: number; restored: number; kept: number } }
  | { type: 'cancel.requested'; data: Record<string, never> }
  | { type: 'deadline.passed'; data: { name: 'preview' | 'undo' } };

export const inventoryUploadRedactable = {
  'upload.received': ['fileName', 'reading'],
} satisfies Redactable<InventoryUploadFact>;

const previewed = (valid: number): InventoryUploadFact => ({
  type: 'upload.previewed',
  data: { planHash: 'plan', valid, unchanged: 0, invalid: 1, errors: { macconflict: 1 } },
});

export const inventoryUploadSamples: InventoryUploadFact[] = [
  {
    type: 'upload.received',
    data: {
      uploadType: 'create',
      fileName: 'devices.csv',
      sha256: '0'.repeat(64),
      rows: 3,
      reading: { ignored: [], notes: [] },
      opId: 'northwind',
      previewMs: 604_800_000,
      undoMs: 2_592_000_000,
    },
  },
  previewed(0),
  previewed(2),
  { type: 'apply.requested', data: { planHash: 'plan' } },
  { type: 'apply.requested', data: { planHash: 'another' } },
  { type: 'upload.sliceApplied', data: { count: 1, added: 1, updated: 0, skipped: 0 } },
  { type: 'upload.sliceApplied', data: { count: 1, added: 0, updated: 0, skipped: 1 } },
  { type: 'upload.sliceApplied', data: { count: 2, added: 1, updated: 1, skipped: 0 } },
  { type: 'undo.requested', data: {} },
  { type: 'upload.sliceUndone', data: { count: 1, removed: 1, restored: 0, kept: 0 } },
  { type: 'upload.sliceUndone', data: { count: 2, removed: 1, restored: 0, kept: 1 } },
  { type: 'cancel.requested', data: {} },
  { type: 'deadline.passed', data: { name: 'preview' } },
  { type: 'deadline.passed', data: { name: 'undo' } },
];
