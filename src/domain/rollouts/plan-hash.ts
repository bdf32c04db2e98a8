import type { Json, JsonObject } from '#machines/json.ts';
import { canonicalJson } from '../canonical-json.ts';
import type { Sha256 } from '../chain.ts';
import { toHex } from '../hex.ts';

/** Parts of an order and its plan that an approval is bound to. It verifies existing files, so it never changes. */
export interface BoundPlan {
  subject: object;
  content: object;
  hours: object | null;
  startsAt: string | null;
  waves: object;
  limits: object;
  /** Present for a rule; its devices are not listed, so its targets are bound too. */
  automatic?: object;
  targets: object;
  bytesPerSecond?: number;
}

const utf8 = new TextEncoder();

export function planHashOf(
  sha256: Sha256,
  order: BoundPlan,
  { asOf, setHash }: { asOf: string; setHash: string },
): string {
  const { subject, content, hours, startsAt, waves, limits, automatic, targets, bytesPerSecond } = order;
  const bound: JsonObject = {
    subject: { ...subject },
    content: { ...content },
    hours: hours && { ...hours },
    startsAt,
    asOf,
    setHash,
    waves: { ...waves },
    limits: { ...limits },
    ...(automatic && { automatic: { ...automatic }, targets: { ...targets } }),
    ...(bytesPerSecond !== undefined && { bytesPerSecond }),
  };
  return toHex(sha256(utf8.encode(canonicalJson(bound))));
}

/** Returns a device's line in the list of a plan. */
export const deviceLine = (device: Json): string => `${canonicalJson(device)}\n`;

export const deviceLeaf = (sha256: Sha256, line: string): Uint8Array => sha256(utf8.encode(line));
