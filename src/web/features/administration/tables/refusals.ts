import type { components } from '#api/admin.d.ts';
import type { useText } from '#web/i18n/use-text.ts';
import { rowRefusalTexts } from '#web/resource/refusal-messages.ts';
import { fieldNames } from './field-messages.ts';
import { importMessages } from './import-messages.ts';

type Text = ReturnType<typeof useText>;
type Refusal = components['schemas']['ImportedRow']['refusals'][number];

const isFieldName = (name: string): name is keyof typeof fieldNames => Object.hasOwn(fieldNames, name);

/** Name of a column. */
export const plainName = (text: Text, field: string): string =>
  isFieldName(field) ? text(fieldNames[field]) : field;

/** Name of a column, beside its name in the file. */
export const columnName = (text: Text, field: string): string =>
  isFieldName(field) ? `${text(fieldNames[field])} (${field})` : field;

/** Reason why a row is refused, in the reader's language. */
export function refusalText(text: Text, { field, code, params }: Refusal): string {
  const reason = text(rowRefusalTexts[code], params);
  return field === null ? reason : text(importMessages.reason, { field: columnName(text, field), reason });
}
