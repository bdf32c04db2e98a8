import { type FileNote, fileRefusals, type RefusalParams } from '#domain/import-refusals.ts';
import { ApiError } from '#web/http/api-error.ts';
import type { useText } from '#web/i18n/use-text.ts';
import { TooLargeFile } from './content.ts';
import { fileNoteTexts, fileRefusalTexts, messages } from './messages.ts';

type Text = ReturnType<typeof useText>;

/** What the importer should know of the file; `params` may name its column in the reader's language. */
export const noteText = (text: Text, code: FileNote, params: RefusalParams): string =>
  text(fileNoteTexts[code], params);

const isFileRefusal = (word: unknown): word is keyof typeof fileRefusals =>
  typeof word === 'string' && Object.hasOwn(fileRefusals, word);

const paramsOf = (details: object): RefusalParams => {
  const params: unknown = Reflect.get(details, 'params');
  return params !== null && typeof params === 'object' ? Object.fromEntries(Object.entries(params)) : {};
};

/** Why a file is refused as a whole; other failures are shown in the server's words, which are in the user's language too. */
export function failureText(text: Text, error: Error): string {
  if (error instanceof TooLargeFile) return text(messages.tooLarge, { megabytes: error.limit / 1e6 });
  const details = error instanceof ApiError ? error.details : null;
  if (details === null || typeof details !== 'object') return error.message;
  const reason: unknown = Reflect.get(details, 'reason');
  return isFileRefusal(reason) ? text(fileRefusalTexts[reason], paramsOf(details)) : error.message;
}
