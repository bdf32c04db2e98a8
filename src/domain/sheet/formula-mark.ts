/** First characters of a text that a spreadsheet would calculate; East Asian programs accept full width too. */
const beginning = '[=+\\-@\\t\\r\uFF1D\uFF0B\uFF0D\uFF20]';
const formula = new RegExp(`^${beginning}`);
const markedFormula = new RegExp(`^'${beginning}`);

/** Marks a text that a spreadsheet would calculate (OWASP, CSV injection). */
export const marked = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Removes this mark. */
export const unmarked = (text: string): string => (markedFormula.test(text) ? text.slice(1) : text);
