import { isRowRefusal, type RefusalParams } from '#domain/import-refusals.ts';
import { type Failure, foreignCode } from '#web/http/api-error.ts';
import type { Message } from '#web/i18n/message.ts';
import { plainText } from '#web/i18n/plain-text.ts';
import { messages } from './messages.ts';
import { foreignTexts, patternTexts, rowRefusalTexts } from './refusal-messages.ts';

/** A field that the server has refused: its place in the call, and why in the words of the API. */
export interface RefusedField {
  field: string;
  message: string;
  reason?: unknown;
  params?: RefusalParams;
}

/** By the patterns of the contract. */
const byPattern: Record<string, Message> = {
  '^[A-Za-z0-9 ._-]*$': patternTexts.name,
  '^[A-Za-z0-9][A-Za-z0-9 ._-]*$': patternTexts.name,
  '^[A-Za-z0-9._-]+$': patternTexts.word,
  '^[A-Za-z0-9._-]{1,64}$': patternTexts.word,
  '^[\\x20-\\x7e]*$': patternTexts.ascii,
  '^[\\x21-\\x7e ]*$': patternTexts.ascii,
  '^[0-9A-Fa-f]{64}$': patternTexts.key,
  '\\S': patternTexts.blank,
  '^\\S(.*\\S)?$': patternTexts.outerBlanks,
  '^\\+[1-9][0-9]{5,14}$': patternTexts.phone,
  '^\\s*[^\\s@,;<>]+@[^\\s@,;<>]+\\.[^\\s@,;<>]+\\s*$': patternTexts.email,
  '^[A-Z]{2}$': patternTexts.country,
  '^\\s*0*[1-9]\\d{0,3}(\\s*,\\s*0*[1-9]\\d{0,3})*\\s*$': patternTexts.channels,
};

/** Describes a pattern's accepted input in a sentence. */
export const patternText = (pattern: unknown): Message => byPattern[String(pattern)] ?? messages.fieldPattern;

/** A sentence that the server has written for a person; anything else are words of the contract. */
const isSentence = (message: string): boolean => /^\P{Ll}.*[.!?…)]$/su.test(message.trim());

/** Explains a refused value to a person. The words of the contract stay behind Details. */
export function refusalText({ message, reason, params = {} }: RefusedField): string {
  if (reason === 'pattern') return plainText(patternText(params.pattern));
  if (reason === 'choice' || !isRowRefusal(reason))
    return isSentence(message) ? message : plainText(rowRefusalTexts.form);
  return plainText(rowRefusalTexts[reason], params);
}

const isRefusedField = (value: unknown): value is RefusedField =>
  value !== null &&
  typeof value === 'object' &&
  'field' in value &&
  typeof value.field === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

/** `{errors: [{field: 'body.schoolName', message}]}`, as the server refuses fields. */
export function refusedIn(details: unknown): RefusedField[] {
  if (details === null || typeof details !== 'object' || !('errors' in details)) return [];
  return Array.isArray(details.errors) ? details.errors.filter(isRefusedField) : [];
}

/** By the status of an answer that a proxy between has made. */
export const foreignText = (status: number): Message =>
  status === 413
    ? foreignTexts.tooLarge
    : status === 504
      ? foreignTexts.tooSlow
      : status === 502 || status === 503
        ? foreignTexts.away
        : foreignTexts.other;

/** Sentence for a failure, wherever it is shown: never `body.radios.0.idx must be <= 255`. */
export function failureSentence({ status, code, message, details }: Failure): string {
  if (code === foreignCode) return plainText(foreignText(status), { status });
  const [first] = refusedIn(details);
  if (!first || !message.startsWith(`${first.field} `)) return message;
  return plainText(messages.valueRefused, { reason: refusalText(first) });
}
