import { between, noise, unit } from '../random.ts';
import type { At, Context } from './schema.ts';

/** Values that change by themselves, as functions of device and time. */

/** Returns a whole number that varies between two bounds, with a new direction every `periodMs`. */
export function wandering(
  c: Context,
  name: string,
  low: number,
  high: number,
  periodMs: number,
  ...keys: number[]
): number {
  return between(low, high, Math.min(noise(c.seed, name, c.now(), periodMs, ...keys), 0.9999));
}

/** Returns a value that is fixed for a device. */
export function fixed(c: Context, name: string, low: number, high: number, ...keys: number[]): number {
  return between(low, high, unit(c.seed, name, ...keys));
}

export function upSeconds(c: Context): number {
  return Math.max(0, (c.now() - c.bootedAt()) / 1000);
}

/**
 * Returns a counter from zero at boot with varying speed; it never decreases, as the wave is flatter than the slope.
 */
export function counter(c: Context, name: string, perSecond: number, ...keys: number[]): string {
  const up = upSeconds(c);
  const own = 0.4 + 1.2 * unit(c.seed, name, ...keys);
  const wave = 40 * (1 + Math.sin(up / 60));
  return Math.floor(perSecond * own * (up + wave)).toString();
}

export function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}

/** Returns TR-181's statistics of an interface; `load` is its mean traffic in bytes per second. */
export function interfaceStats(name: string, load: number) {
  const keys = (at: At) => [...at];
  const count = (which: string, perSecond: number) => (c: Context, at: At) =>
    counter(c, `${name}.${which}`, perSecond, ...keys(at));
  return {
    BytesSent: count('bytesSent', load / 6),
    BytesReceived: count('bytesReceived', load),
    PacketsSent: count('packetsSent', load / 3000),
    PacketsReceived: count('packetsReceived', load / 1000),
    ErrorsSent: count('errorsSent', 0.0001),
    ErrorsReceived: count('errorsReceived', 0.0004),
    DiscardPacketsSent: count('discardsSent', 0.0003),
    DiscardPacketsReceived: count('discardsReceived', 0.002),
  };
}

/** Returns the signal of the uplink in dBm: each device has its place in the house, and people moving change it. */
export function uplinkSignal(context: Context, at: number): number {
  const place = between(-74, -44, unit(context.seed, 'place'));
  const slow = noise(context.seed, 'uplinkSlow', at, 45_000);
  const fast = noise(context.seed, 'uplinkFast', at, 2_500);
  return Math.round(place + 8 * (slow - 0.5) + 5 * (fast - 0.5));
}
