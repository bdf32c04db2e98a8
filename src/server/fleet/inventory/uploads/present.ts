import type { components } from '#api/main.d.ts';
import { filledIn } from '#domain/import-refusals.ts';
import { type RowError, rowErrors } from '#domain/inventory-rows.ts';
import type { ListedRow, ListedUpload } from './queries/uploads.ts';

export type DeviceUpload = components['schemas']['DeviceUpload'];
export type DeviceUploadRow = components['schemas']['DeviceUploadRow'];
type ApiError = components['schemas']['InventoryRowError'];

export const presentError = ({ field, code, params }: RowError): ApiError => ({
  field,
  code,
  params,
  message: filledIn(rowErrors[code], params),
});

export const presentUpload = (row: ListedUpload): DeviceUpload => ({
  historyId: row.upload_id,
  fileName: row.file_name,
  type: row.upload_type as DeviceUpload['type'],
  state: row.state as DeviceUpload['state'],
  result: resultOf(row),
  totalRecords: row.rows,
  added: row.added,
  updated: row.updated,
  invalidData: row.invalid,
  valid: row.valid,
  unchanged: row.unchanged,
  applied: row.applied,
  skipped: row.skipped,
  undone: row.undone,
  removed: row.removed,
  restored: row.restored,
  kept: row.kept,
  errors: JSON.parse(row.errors),
  reading: JSON.parse(row.reading),
  planHash: row.plan_hash,
  requestedBy: { id: row.account_id, name: row.account_name, email: row.email ?? '' },
  requestTime: row.requested_at.toISOString(),
  updateTime: row.updated_at.toISOString(),
  finishTime: row.finished_at?.toISOString() ?? null,
  version: row.version,
  terminal: row.terminal,
});

function resultOf(row: ListedUpload): DeviceUpload['result'] {
  if (row.state === 'undone' || row.state === 'cancelled') return row.state;
  if (row.state !== 'done' && row.state !== 'stopped' && row.state !== 'closed') return 'pending';
  if (row.added + row.updated === 0) return 'failed';
  return row.invalid + row.skipped > 0 || row.applied < row.valid ? 'partial' : 'success';
}

export function presentRow(row: ListedRow): DeviceUploadRow {
  const errors: RowError[] = JSON.parse(row.errors);
  const reason: { code: string; by?: string; at?: string } | null =
    row.reason === null ? null : JSON.parse(row.reason);
  return {
    line: row.line,
    endpointId: row.endpoint_id,
    owner: row.owner,
    customerId: row.customer_id,
    cells: JSON.parse(row.cells),
    verdict: row.verdict,
    result: row.result,
    errors: errors.map(presentError),
    changes: JSON.parse(row.changes),
    reason: reason && { code: reason.code, by: reason.by ?? null, at: reason.at ?? null },
  };
}
