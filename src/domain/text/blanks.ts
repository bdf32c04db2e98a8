/** Tells if the text begins or ends with a blank, which is easy to miss and part of a network's name or passphrase. */
export const hasOuterBlanks = (text: string): boolean => text !== text.trim();

/** Replaces each outer blank by a visible sign. */
export const withVisibleBlanks = (text: string): string =>
  text.replace(/^\s+|\s+$/g, (blanks) => '␣'.repeat(blanks.length));
