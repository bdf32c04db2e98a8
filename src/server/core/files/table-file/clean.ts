/** Characters without a shape: zero width, direction, controls other than tabs and line ends. */
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|(?![\t\n\r])\p{Cc}/gu;
const blanks = /[\u00a0\u2007\u202f\u3000]/g;

/** The text of a cell as a person reads it. `="00123"` is how Excel is made to keep zeros. */
export function cleaned(cell: string): string {
  const text = /^[ -~]*$/.test(cell)
    ? cell.trim()
    : cell.replace(invisible, '').replace(blanks, ' ').normalize('NFC').trim();
  return text.startsWith('="') && text.endsWith('"') ? text.slice(2, -1) : text;
}

/** A name of a column, whatever its case, blanks and hyphens. */
export const folded = (name: string): string =>
  cleaned(name)
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
