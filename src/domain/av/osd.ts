/** A message on the screen of a television (CL-117): plain text in one line. */

/** Maximum characters that the display of a set-top box shows without scrolling (docs/usp-extension.md). */
export const longestOsdText = 200;

export type OsdProblem = 'empty' | 'tooLong' | 'controls';

/** Control characters, and those that change the text direction: a message must not look like another one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them.
const controls = /[\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/u;

/** Normalises typed text for sending: line breaks and other white space become one space each. */
export const osdTextOf = (typed: string): string => typed.replace(/\s+/gu, ' ').trim();

/** Counts characters as a person does, not code units. */
export const lengthOf = (text: string): number => [...text].length;

export function osdProblem(text: string): OsdProblem | null {
  if (text === '') return 'empty';
  if (lengthOf(text) > longestOsdText) return 'tooLong';
  return controls.test(text) ? 'controls' : null;
}
