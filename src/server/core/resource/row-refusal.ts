import {
  filledIn,
  isRowRefusal,
  type RefusalParams,
  type RowRefusal,
  rowRefusals,
} from '#domain/import-refusals.ts';
import type { ApiError } from '#server/core/http/api-error.ts';

/** Error in a row of a file; `field` null: in the row as a whole. */
export interface WrongField {
  field: string | null;
  code: RowRefusal;
  params: RefusalParams;
  message: string;
}

export const wrongField = (
  field: string | null,
  code: RowRefusal,
  params: RefusalParams = {},
): WrongField => ({ field, code, params, message: filledIn(rowRefusals[code], params) });

interface ReportedError {
  field: string;
  message: string;
  reason?: unknown;
  params?: RefusalParams;
}

const errorsOf = ({ data }: ApiError): ReportedError[] => {
  const errors: unknown = data && typeof data === 'object' ? Reflect.get(data, 'errors') : undefined;
  return Array.isArray(errors) ? errors : [];
};

/**
 * Builds the field error from a refusal by a rule of the table, or the contract. `otherwise`: the reason for a refusal
 * that has none.
 */
export function wrongFieldOf(error: ApiError, fields: readonly string[], otherwise: RowRefusal): WrongField {
  const [first] = errorsOf(error);
  if (!first) return wrongField(null, 'rule', { message: error.message });
  const name = first.field.split('.')[1] ?? '';
  const field = fields.includes(name) ? name : null;
  if (isRowRefusal(first.reason)) return wrongField(field, first.reason, first.params);
  return wrongField(field, otherwise, otherwise === 'rule' ? { message: first.message } : {});
}
