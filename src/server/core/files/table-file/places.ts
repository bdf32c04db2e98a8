/** Maximum number of lines that a note names. */
const mostLines = 10;

export const listed = (lines: readonly number[]): string =>
  lines.slice(0, mostLines).join(', ') + (lines.length > mostLines ? ' …' : '');

/** Returns the name of a column in spreadsheets. */
export function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}
