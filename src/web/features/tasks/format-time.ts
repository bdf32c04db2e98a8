/** A span in the two largest units that matter: `340 ms`, `4.2 s`, `3 m 05 s`, `2 h 10 m`. Units need no translation. */
export function formatSpan(ms: number): string {
  if (ms < 1000) return `${Math.max(0, Math.round(ms))} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  if (ms < 3_600_000) return `${Math.floor(ms / 60_000)} m ${two((ms % 60_000) / 1000)} s`;
  return `${Math.floor(ms / 3_600_000)} h ${two((ms % 3_600_000) / 60_000)} m`;
}
