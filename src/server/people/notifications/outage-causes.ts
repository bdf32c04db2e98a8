import type { OutageCause } from '#machines/message/events.ts';

/** Device that went offline, with what it may have in common with others. */
export interface AwayDevice {
  endpointId: string;
  /** Path of its organisation. */
  opPath: string;
  modelName: string;
  firmwareVersion: string | null;
  province: string | null;
  /** Null or empty: not known. The device still counts for every other cause. */
  city: string | null;
  /** Endpoint id of the access point that reports it in its home network; null: none does. */
  accessPoint: string | null;
}

/** Limits at which devices that went offline are an outage, more than on any evening. */
export interface OutageRule {
  /** Least number of devices. */
  least: number;
  /** Least share of all devices with the cause. */
  share: number;
}

export const causeKey = ({ kind, value, of }: OutageCause): string => JSON.stringify([kind, value, of]);

/**
 * Lists what may be the cause for a device, within an organisation and those below it. Where two explain the same devices
 * equally well, the first is named: what is broken together comes before what is alike.
 */
export function causesOf(device: AwayDevice, within: string): OutageCause[] {
  const { accessPoint, city, province, opPath, modelName, firmwareVersion } = device;
  const causes: OutageCause[] = [];
  if (accessPoint !== null) causes.push({ kind: 'accessPoint', value: accessPoint, of: null });
  if (city) causes.push({ kind: 'place', value: city, of: province ?? '' });
  for (let path = opPath; path.startsWith(within); path = parentOf(path))
    causes.push({ kind: 'organisation', value: path, of: null });
  causes.push({ kind: 'model', value: modelName, of: null });
  if (firmwareVersion) causes.push({ kind: 'firmware', value: firmwareVersion, of: modelName });
  return causes;
}

export const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);

interface Candidate {
  cause: OutageCause;
  order: number;
  devices: AwayDevice[];
}

/**
 * Finds the causes that devices went offline from. First the smallest one that explains most of them: the one whose
 * devices resemble those that are away most (the harmonic mean of both shares). Then the same for the others, because two
 * things may break at once. Devices without a common cause are in none.
 */
export async function findOutages(
  away: readonly AwayDevice[],
  within: string,
  totalsOf: (causes: readonly OutageCause[]) => Promise<ReadonlyMap<string, number>>,
  rule: OutageRule,
): Promise<{ cause: OutageCause; total: number; devices: AwayDevice[] }[]> {
  const found: { cause: OutageCause; total: number; devices: AwayDevice[] }[] = [];
  let rest = away;
  let totals: ReadonlyMap<string, number> | null = null;
  while (rest.length >= rule.least) {
    const candidates = candidatesAmong(rest, within).filter(({ devices }) => devices.length >= rule.least);
    totals ??= await totalsOf(candidates.map(({ cause }) => cause));
    const best = bestOf(candidates, totals, rest.length, rule);
    if (!best) break;
    found.push(best);
    const explained = new Set(best.devices);
    rest = rest.filter((device) => !explained.has(device));
  }
  return found;
}

function candidatesAmong(away: readonly AwayDevice[], within: string): Candidate[] {
  const candidates = new Map<string, Candidate>();
  for (const device of away)
    for (const [order, cause] of causesOf(device, within).entries()) {
      const key = causeKey(cause);
      const known = candidates.get(key);
      if (known) known.devices.push(device);
      else candidates.set(key, { cause, order, devices: [device] });
    }
  return [...candidates.values()];
}

function bestOf(
  candidates: readonly Candidate[],
  totals: ReadonlyMap<string, number>,
  away: number,
  { share }: OutageRule,
) {
  let best: {
    cause: OutageCause;
    total: number;
    devices: AwayDevice[];
    score: number;
    order: number;
  } | null = null;
  for (const { cause, order, devices } of candidates) {
    // A counter may be behind the devices themselves.
    const total = Math.max(totals.get(causeKey(cause)) ?? 0, devices.length);
    if (devices.length < total * share) continue;
    const score = (2 * devices.length) / (total + away);
    if (!best || score > best.score || (score === best.score && order < best.order))
      best = { cause, total, devices, score, order };
  }
  return best;
}
