import { between, noise, unit } from '../random.ts';
import type { Context } from './schema.ts';

/** Signal of the uplink in dBm at a time: each device has its place in the house, and people walk about in it. */
export function uplinkSignal(context: Context, at: number): number {
  const place = between(-74, -44, unit(context.seed, 'place'));
  const slow = noise(context.seed, 'uplinkSlow', at, 45_000);
  const fast = noise(context.seed, 'uplinkFast', at, 2_500);
  return Math.round(place + 8 * (slow - 0.5) + 5 * (fast - 0.5));
}
