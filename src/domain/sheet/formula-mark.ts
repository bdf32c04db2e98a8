/** How a text begins that a spreadsheet would calculate; of East Asian programs also in full width. */
const beginning = '[=+\\-@\\t\\r\uFF1D\uFF0B\uFF0D\uFF20]';
const formula = new RegExp(`^${beginning}`);
const markedFormula = new RegExp(`^'${beginning}`);

/** Marks as text what a spreadsheet would calculate (OWASP, CSV injection). */
export const marked = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** A text without that mark. */
export const unmarked = (text: string): string => (markedFormula.test(text) ? text.slice(1) : text);
