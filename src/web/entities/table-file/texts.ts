import { type FileEncoding, fileEncodings } from '#domain/file-encodings.ts';
import { type FileNote, fileRefusals, type RefusalParams } from '#domain/import-refusals.ts';
import { ApiError } from '#web/http/api-error.ts';
import type { useText } from '#web/i18n/use-text.ts';
import { TooLargeFile } from './content.ts';
import { fileNoteTexts, fileRefusalTexts, messages } from './messages.ts';
import { encodingNames } from './reading-messages.ts';

export type Text = ReturnType<typeof useText>;

/** Name of a field on the screen; a column without a field keeps its name. */
export type NameOf = (field: string) => string;

/** Text of a note to the importer. */
export const noteText = (
  text: Text,
  { code, params }: { code: FileNote; params: RefusalParams },
  nameOf: NameOf,
): string => text(fileNoteTexts[code], shownParams(text, params, nameOf));

const isEncoding = (word: string): word is FileEncoding => fileEncodings.some((each) => each === word);
const listOf = (value: string | number): string[] => String(value).split(', ');

function shownParams(text: Text, params: RefusalParams, nameOf: NameOf): RefusalParams {
  const encoding = (word: string) => (isEncoding(word) ? text(encodingNames[word]) : word);
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (name === 'column' || name === 'columns') return [name, listOf(value).map(nameOf).join(', ')];
      if (name === 'encoding' || name === 'alternatives')
        return [name, listOf(value).map(encoding).join(', ')];
      return [name, value];
    }),
  );
}

const isFileRefusal = (word: unknown): word is keyof typeof fileRefusals =>
  typeof word === 'string' && Object.hasOwn(fileRefusals, word);

const paramsOf = (details: object): RefusalParams => {
  const params: unknown = Reflect.get(details, 'params');
  return params !== null && typeof params === 'object' ? Object.fromEntries(Object.entries(params)) : {};
};

/**
 * Text for a file that is refused as a whole. Other failures have the server's words, which are in the user's language
 * too.
 */
export function failureText(text: Text, error: Error, nameOf: NameOf): string {
  if (error instanceof TooLargeFile) return text(messages.tooLarge, { megabytes: error.limit / 1e6 });
  const details = error instanceof ApiError ? error.details : null;
  if (details === null || typeof details !== 'object') return error.message;
  const reason: unknown = Reflect.get(details, 'reason');
  return isFileRefusal(reason)
    ? text(fileRefusalTexts[reason], shownParams(text, paramsOf(details), nameOf))
    : error.message;
}
