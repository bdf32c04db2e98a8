const units = ['KB', 'MB', 'GB', 'TB'] as const;

/** Converts bytes to the largest unit in which the value is at least 1, or to KB (CO-067); a KB has 1,024 bytes. */
export function sizeOf(bytes: number): { value: number; unit: (typeof units)[number] } {
  let value = bytes / 1024;
  for (const unit of units) {
    if (value < 1024 || unit === 'TB') return { value, unit };
    value /= 1024;
  }
  return { value, unit: 'TB' };
}
