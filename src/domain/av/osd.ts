/** A message on the screen of a television (CL-117): plain text in one line. */

/** Characters; what the display of a set-top box shows without scrolling (docs/usp-extension.md). */
export const longestOsdText = 200;

export type OsdProblem = 'empty' | 'tooLong' | 'controls';

/** Control characters, and those that turn the direction of what follows: a message must not look like another one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const controls = /[\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/u;

/** What is sent of what was typed: breaks of lines and other spaces become one space each. */
export const osdTextOf = (typed: string): string => typed.replace(/\s+/gu, ' ').trim();

/** Characters as a person counts them, not the units of their encoding. */
export const lengthOf = (text: string): number => [...text].length;

export function osdProblem(text: string): OsdProblem | null {
  if (text === '') return 'empty';
  if (lengthOf(text) > longestOsdText) return 'tooLong';
  return controls.test(text) ? 'controls' : null;
}
