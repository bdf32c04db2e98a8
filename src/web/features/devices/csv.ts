/** A leading `=`, `+`, `-` or `@` would be run as a formula by a spreadsheet. */
function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvOf = (head: readonly string[], rows: readonly Record<string, unknown>[]): string =>
  [head.join(','), ...rows.map((row) => head.map((name) => cell(row[name])).join(','))].join('\r\n');
