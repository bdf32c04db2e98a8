import type { components } from '#api/admin.d.ts';
import { fileRefusals, type RefusalParams } from '#domain/import-refusals.ts';
import { ApiError } from '#web/http/api-error.ts';
import type { useText } from '#web/i18n/use-text.ts';
import { rowRefusalTexts } from '#web/resource/refusal-messages.ts';
import { fieldNames } from './field-messages.ts';
import { fileNoteTexts, fileRefusalTexts } from './file-refusal-messages.ts';
import { largestFile, TooLargeFile } from './import-file.ts';
import { importMessages } from './import-messages.ts';

type Text = ReturnType<typeof useText>;
type Refusal = components['schemas']['ImportedRow']['refusals'][number];
type Note = components['schemas']['ImportPlan']['notes'][number];

const isFileRefusal = (word: unknown): word is keyof typeof fileRefusals =>
  typeof word === 'string' && Object.hasOwn(fileRefusals, word);

const isFieldName = (name: string): name is keyof typeof fieldNames => Object.hasOwn(fieldNames, name);

/** What a column is called. */
export const plainName = (text: Text, field: string): string =>
  isFieldName(field) ? text(fieldNames[field]) : field;

/** What a column is called, beside the name that it has in the file. */
export const columnName = (text: Text, field: string): string =>
  isFieldName(field) ? `${text(fieldNames[field])} (${field})` : field;

/** Why a row is refused, in the reader's language. */
export function refusalText(text: Text, { field, code, params }: Refusal): string {
  const reason = text(rowRefusalTexts[code], params);
  return field === null ? reason : text(importMessages.reason, { field: columnName(text, field), reason });
}

/** What the importer should know of the file. */
export const noteText = (text: Text, { code, params }: Note): string =>
  text(fileNoteTexts[code], {
    ...params,
    ...('column' in params ? { column: columnName(text, String(params.column)) } : {}),
  });

const paramsOf = (details: object): RefusalParams => {
  const params: unknown = Reflect.get(details, 'params');
  return params !== null && typeof params === 'object' ? Object.fromEntries(Object.entries(params)) : {};
};

/** Why a file is refused as a whole; other failures are shown in the server's words, which are in the user's language too. */
export function failureText(text: Text, error: Error): string {
  if (error instanceof TooLargeFile) return text(importMessages.tooLarge, { megabytes: largestFile / 1e6 });
  const details = error instanceof ApiError ? error.details : null;
  if (details === null || typeof details !== 'object') return error.message;
  const reason: unknown = Reflect.get(details, 'reason');
  return isFileRefusal(reason) ? text(fileRefusalTexts[reason], paramsOf(details)) : error.message;
}
