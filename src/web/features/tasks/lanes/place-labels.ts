export interface Label {
  key: string;
  text: string;
  /** Where it should stand, and what it may not do without. */
  x: number;
  width: number;
  /** The heavier one stays where two would overlap. */
  weight: number;
}

const gap = 10;

/** Labels of one row that do not touch, held inside the row; the lighter of two that would overlap is left out. */
export function placeLabels(labels: readonly Label[], room: number): Label[] {
  const placed: Label[] = [];
  for (const label of [...labels].sort((a, b) => b.weight - a.weight)) {
    const half = label.width / 2;
    if (label.width > room) continue;
    const x = Math.max(half, Math.min(room - half, label.x));
    const free = placed.every((other) => Math.abs(other.x - x) >= half + other.width / 2 + gap);
    if (free) placed.push({ ...label, x });
  }
  return placed.sort((a, b) => a.x - b.x);
}
