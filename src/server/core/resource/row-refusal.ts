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

interface ToldError {
  field: string;
  message: string;
  reason?: unknown;
  params?: RefusalParams;
}

const errorsOf = ({ data }: ApiError): ToldError[] => {
  const errors: unknown = data && typeof data === 'object' ? Reflect.get(data, 'errors') : undefined;
  return Array.isArray(errors) ? errors : [];
};

/**
 * Builds the field error from a refusal by a rule of the table, or the contract. `otherwise`: the reason for a refusal
 * that has none.
 */
export function wrongFieldOf(error: ApiError, fields: readonly string[], otherwise: RowRefusal): WrongField {
  const [told] = errorsOf(error);
  if (!told) return wrongField(null, 'rule', { message: error.message });
  const name = told.field.split('.')[1] ?? '';
  const field = fields.includes(name) ? name : null;
  if (isRowRefusal(told.reason)) return wrongField(field, told.reason, told.params);
  return wrongField(field, otherwise, otherwise === 'rule' ? { message: told.message } : {});
}
