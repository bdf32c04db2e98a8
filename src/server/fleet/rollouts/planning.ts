import { Buffer } from 'node:buffer';
import { MerkleTree } from '#domain/merkle.ts';
import type { RolloutDevice } from '#domain/rollouts/file.ts';
import { deviceLine, planHashOf } from '#domain/rollouts/plan-hash.ts';
import { deviceZone } from '#domain/zones/device-zone.ts';
import { ianaZone } from '#domain/zones/zone.ts';
import type { RolloutOrder, RolloutPlan, RolloutWaves } from '#machines/rollout/events.ts';
import type { StoredBlob } from '#server/core/blobs/port.ts';
import type { Database } from '#server/core/database/database.ts';
import { sha256 } from '#server/core/log/sha256.ts';
import type { Cargo } from './cargo.ts';
import { dropMembers, type NewMember, storeMembers } from './queries/members.ts';
import { onlineAmong, type TargetDevice, type TargetQuery, targetSlice } from './queries/targets.ts';

const readSlice = 5_000;
const writeSlice = 2_000;

export interface PlanDeps {
  database: Database;
  cargo: Cargo;
  /** Stores the list of devices in the blob store. */
  keep(lines: AsyncIterable<Uint8Array>): Promise<StoredBlob>;
  now(): Date;
}

export interface Judgement {
  /** By device, the reason that it does not get the content; null: it does. */
  verdicts: Map<string, string | null>;
  /** Devices that get it after their running work ends. */
  later: Set<string>;
}

/** Evaluates a plan's devices: from their rows, and from what online devices report. */
export async function evaluate(
  database: Database,
  cargo: Cargo,
  order: RolloutOrder,
  devices: readonly TargetDevice[],
  { rolloutId, isAsked = true }: { rolloutId: string | null; isAsked?: boolean },
): Promise<Judgement> {
  const found = await cargo.verdicts(order, devices, { rolloutId, insisted: new Set() });
  const verdicts = new Map(found);
  const later = new Set<string>();
  // For a rollback, the refusal passes before the device's turn.
  for (const [id, verdict] of found)
    if (order.undoes && verdict !== null && cargo.isPassing(verdict)) {
      later.add(id);
      verdicts.set(id, null);
    }
  if (!cargo.ask || !isAsked) return { verdicts, later };
  const may = devices.filter(({ endpoint_id: id }) => (found.get(id) ?? null) === null);
  const online = await onlineAmong(
    database.sql,
    may.map(({ endpoint_id }) => endpoint_id),
  );
  const asked = await cargo.ask(
    order,
    may.filter(({ endpoint_id: id }) => online.has(id)),
  );
  for (const [id, refusal] of asked) verdicts.set(id, refusal);
  return { verdicts, later };
}

interface Evaluated {
  device: TargetDevice;
  verdict: string | null;
  zone: string;
  zoneSource: 'device' | 'organisation' | 'utc';
  wave: number | null;
}

/**
 * Reads the devices in slices, evaluates each, and deals the eligible ones out to waves. If it is killed before its
 * fact is stored it begins again, since nothing reads its rows until then.
 */
export async function computePlan(
  { database, cargo, keep, now }: PlanDeps,
  rolloutId: string,
  order: RolloutOrder,
  query: TargetQuery,
): Promise<RolloutPlan> {
  const asOf = now().toISOString();
  const evaluated: Evaluated[] = [];
  for (let after = ''; ; ) {
    const devices = await targetSlice(database.sql, query, after, readSlice);
    const { verdicts } = await evaluate(database, cargo, order, devices, { rolloutId });
    for (const device of devices)
      evaluated.push({
        device,
        verdict: verdicts.get(device.endpoint_id) ?? null,
        wave: null,
        ...zoneOfDevice(device),
      });
    const last = devices.at(-1);
    if (!last || devices.length < readSlice) break;
    after = last.endpoint_id;
  }
  const eligible = inTurn(
    rolloutId,
    evaluated.filter(({ verdict }) => verdict === null),
  );
  // Devices join a rule later: its plan counts how many match now.
  const waves = order.automatic ? [] : waveSizes(order.waves, eligible.length, kindsOf(eligible));
  const members: NewMember[] = [];
  let ordinal = 0;
  for (const [at, size] of waves.entries())
    for (const one of eligible.slice(ordinal, ordinal + size)) {
      one.wave = at + 1;
      ordinal += 1;
      members.push(memberOf(one, ordinal, at + 1));
    }
  await dropMembers(database.sql, rolloutId);
  for (let at = 0; at < members.length; at += writeSlice)
    await storeMembers(database.sql, rolloutId, members.slice(at, at + writeSlice));

  const tree = new MerkleTree(sha256);
  const lines = evaluated.map((one) => Buffer.from(lineOf(one)));
  for (const line of lines) tree.add(sha256(line));
  const { sha256: manifest } = await keep(chunksOf(lines));
  const setHash = Buffer.from(tree.root()).toString('hex');
  const planHash = planHashOf(sha256, order, { asOf, setHash });
  return {
    eligible: eligible.length,
    refused: evaluated.length - eligible.length,
    refusals: refusalsOf(evaluated),
    waves,
    manifest,
    setHash,
    planHash,
    bytes: eligible.length * cargo.bytesOf(order),
    asOf,
    // A rule's total is unknown, so it counts as the largest.
    needsApproval: await cargo.needsApproval(
      order.opId,
      order.automatic ? Number.MAX_SAFE_INTEGER : eligible.length,
    ),
  };
}

const kindOf = ({ device }: Evaluated): string =>
  `${device.hardware_version ?? ''}\n${device.installed ?? ''}`;
const kindsOf = (devices: readonly Evaluated[]): number => new Set(devices.map(kindOf)).size;

/**
 * Orders devices by a digest, so that each wave is a fair sample; one device of each hardware and installed version
 * comes first.
 */
function inTurn(rolloutId: string, devices: readonly Evaluated[]): Evaluated[] {
  const place = (one: Evaluated) =>
    Buffer.from(sha256(Buffer.from(`${rolloutId}\n${one.device.endpoint_id}`))).toString('hex');
  const shuffled = devices
    .map((one) => ({ one, at: place(one) }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ one }) => one);
  const seen = new Set<string>();
  const first: Evaluated[] = [];
  const rest: Evaluated[] = [];
  for (const one of shuffled) {
    const kind = kindOf(one);
    (seen.has(kind) ? rest : first).push(one);
    seen.add(kind);
  }
  return [...first, ...rest];
}

/** Computes wave sizes; the first wave has at least one device of each kind. */
export function waveSizes(
  { canary, factor, largest }: Pick<RolloutWaves, 'canary' | 'factor' | 'largest'>,
  devices: number,
  kinds: number,
): number[] {
  const usual = Math.min(200, Math.max(10, Math.ceil(devices / 200)));
  const sizes: number[] = [];
  let next = Math.max(canary ?? usual, Math.min(kinds, 200));
  for (let left = devices; left > 0; ) {
    const size = Math.min(next, left, Math.max(largest, sizes.length === 0 ? next : 1));
    sizes.push(size);
    left -= size;
    next = Math.min(size * factor, largest);
  }
  return sizes;
}

function zoneOfDevice({
  time_zone,
  local_time,
  operator_zone,
}: TargetDevice): Pick<Evaluated, 'zone' | 'zoneSource'> {
  const reported = deviceZone(time_zone, local_time);
  if (reported) return { zone: reported.name, zoneSource: 'device' };
  if (ianaZone(operator_zone)) return { zone: operator_zone, zoneSource: 'organisation' };
  return { zone: 'UTC', zoneSource: 'utc' };
}

/** Builds the member for a device that joins a rule. */
export const joiningMember = (device: TargetDevice, ordinal: number, wave: number): NewMember =>
  memberOf({ device, ...zoneOfDevice(device) }, ordinal, wave);

const memberOf = (
  { device, zone, zoneSource }: Pick<Evaluated, 'device' | 'zone' | 'zoneSource'>,
  ordinal: number,
  wave: number,
): NewMember => ({
  ordinal,
  wave,
  zone,
  zone_source: zoneSource,
  endpoint_id: device.endpoint_id,
  model_name: device.model_name,
  hardware_version: device.hardware_version,
  from_version: device.installed,
  no_way_back: device.no_way_back,
});

const lineOf = ({ device, verdict, zone, wave }: Evaluated): string => {
  const line: RolloutDevice = {
    endpointId: device.endpoint_id,
    opId: device.op_id,
    model: device.model_name,
    hardware: device.hardware_version,
    installed: device.installed,
    zone,
    verdict,
    wave,
    ...(device.no_way_back && { noWayBack: true }),
  };
  return deviceLine({ ...line });
};

function refusalsOf(evaluated: readonly Evaluated[]): RolloutPlan['refusals'] {
  const counts = new Map<string, number>();
  for (const { verdict } of evaluated)
    if (verdict !== null) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .toSorted((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1));
}

async function* chunksOf(lines: readonly Buffer[]): AsyncIterable<Uint8Array> {
  for (let at = 0; at < lines.length; at += writeSlice) yield Buffer.concat(lines.slice(at, at + writeSlice));
}
