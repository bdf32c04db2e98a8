/** Events a second while playing. */
export const speeds = ['1', '5', '25', '250', '2500'] as const;
export type Speed = (typeof speeds)[number];

const shortestFrame = 40;

/** How often to move and by how many events: faster than the screen is worth drawing, several go by in one step. */
export function framesOf(speed: Speed): { everyMs: number; events: number } {
  const perSecond = Number(speed);
  const everyMs = Math.max(shortestFrame, 1000 / perSecond);
  return { everyMs, events: Math.max(1, Math.round((perSecond * everyMs) / 1000)) };
}
