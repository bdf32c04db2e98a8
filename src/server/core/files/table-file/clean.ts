/** Matches invisible characters: zero width, direction, controls other than tabs and line ends. */
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|(?![\t\n\r])\p{Cc}/gu;
const blanks = /[\u00a0\u2007\u202f\u3000]/g;

/** Cleans the text of a cell. `="00123"` is a trick to make Excel keep zeros. */
export function cleaned(cell: string): string {
  const text = /^[ -~]*$/.test(cell)
    ? cell.trim()
    : cell.replace(invisible, '').replace(blanks, ' ').normalize('NFC').trim();
  return text.startsWith('="') && text.endsWith('"') ? text.slice(2, -1) : text;
}

/**
 * Decodes characters that XML cannot contain, by ECMA-376: `_x000D_` is a line end. Other programs pass it on
 * unchanged.
 */
export const withCharacters = (text: string): string =>
  !text.includes('_x')
    ? text
    : text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
