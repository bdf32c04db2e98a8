import { createHash } from 'node:crypto';
import type { DesiredValue } from '#domain/presets/desired.ts';
import { type PresetField, presetFieldNames } from '#domain/presets/fields.ts';
import type { PresetContent, PresetPlan } from '#machines/preset/events.ts';
import type { Database } from '#server/core/database/database.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { rulesOf } from '../approvals/queries/rules.ts';
import { compare, wantedOf, withFilters } from './evaluate.ts';
import type { PresetFilters } from './filters.ts';
import { appliedSecrets } from './queries/applied.ts';
import { type KnownDevice, storedReadings, targetCondition, targetDevices } from './queries/devices.ts';
import { type PresetInForce, presetsInForce, targetIn, valuesIn } from './queries/in-force.ts';

export interface PlannerDeps {
  database: Database;
  models: DeviceModels;
  filters: PresetFilters;
  now(): Date;
}

/** Effect of a draft on a device, by the device's last report. */
export type PlannedChange = 'different' | 'same' | 'unknown' | 'unsupported' | 'lost';

/** Preset that decides a field instead of the draft, or that the draft takes it from. */
export interface Conflict {
  field: PresetField;
  presetId: string;
  name: string;
  weight: number;
  /** True: the draft wins. */
  wins: boolean;
  /** True: both want the same value. */
  agrees: boolean;
  devices: number;
}

export interface DraftOf {
  presetId: string;
  opId: string;
  opPath: string;
  createdAt: Date;
  content: PresetContent;
}

export interface Plan {
  devices: number;
  changes: Record<PlannedChange, number>;
  conflicts: Conflict[];
  /** Digest of the devices and what changes on them. */
  digest: string;
  /** True: it covers a part of the devices only. */
  isPart: boolean;
}

const slice = 250;

/** Compares a draft with the last reports of its devices. `most`: number of devices after which it stops. */
export async function planOf(
  deps: PlannerDeps,
  draft: DraftOf,
  most = Number.POSITIVE_INFINITY,
): Promise<Plan> {
  const { database, filters } = deps;
  const own = inForceOf(draft, deps.now());
  const all = [
    ...(await presetsInForce(database)).filter(({ presetId }) => presetId !== draft.presetId),
    own,
  ];
  const found = await filters.of(all);
  const condition = targetCondition(own, found);
  const changes: Plan['changes'] = { different: 0, same: 0, unknown: 0, unsupported: 0, lost: 0 };
  const conflicts = new Map<string, Conflict>();
  const hash = createHash('sha256');
  let devices = 0;
  for (let after = ''; ; ) {
    const page = await targetDevices(database, condition, { after, limit: Math.min(slice, most - devices) });
    const planned = await plannedOf(deps, page, { own, all, filters: found });
    for (const { device, values, change } of planned) {
      changes[change] += 1;
      hash.update(`${device.endpointId} ${change}\n`);
      for (const conflict of conflictsIn(values, own.presetId)) {
        const key = `${conflict.field} ${conflict.presetId} ${conflict.wins}`;
        const known = conflicts.get(key);
        conflicts.set(key, { ...conflict, devices: (known?.devices ?? 0) + 1 });
      }
    }
    devices += page.length;
    const last = page.at(-1);
    if (!last || page.length < slice || devices >= most)
      return {
        devices,
        changes,
        conflicts: [...conflicts.values()].toSorted((one, other) => other.devices - one.devices),
        digest: hash.digest('hex'),
        isPart: last !== undefined && devices >= most,
      };
    after = last.endpointId;
    // Requests come between two slices.
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

/** Plans a whole draft, for its submission and approval. */
export async function submittedPlan(
  deps: PlannerDeps,
  draft: DraftOf,
  revision: number,
): Promise<PresetPlan> {
  const { devices, changes, digest } = await planOf(deps, draft);
  const planHash = createHash('sha256')
    .update(JSON.stringify([draft.presetId, revision, draft.content, digest]))
    .digest('hex');
  const { fourEyes, fromDevices } = await rulesOf(deps.database.sql, draft.opId);
  const target = targetIn(draft.content);
  // Other devices may come into all other targets later, so their total counts as the largest.
  const total = target.kind === 'device' ? target.endpointIds.length : Number.MAX_SAFE_INTEGER;
  return { planHash, devices, changes, needsApproval: fourEyes && total >= fromDevices };
}

function inForceOf({ presetId, opId, opPath, createdAt, content }: DraftOf, now: Date): PresetInForce {
  return {
    presetId,
    name: content.name,
    opId,
    opPath,
    weight: content.weight,
    target: targetIn(content),
    createdAt: createdAt.toISOString(),
    values: valuesIn(content),
    revision: 0,
    paused: false,
    events: content.events,
    inForceAt: now,
    account: { id: '', name: '' },
  };
}

async function plannedOf(
  { database, models, now }: PlannerDeps,
  page: readonly KnownDevice[],
  {
    own,
    all,
    filters,
  }: {
    own: PresetInForce;
    all: readonly PresetInForce[];
    filters: Parameters<typeof withFilters>[1];
  },
) {
  const ids = page.map(({ endpointId }) => endpointId);
  const readings = await storedReadings(database, ids, presetFieldNames);
  const applied = await appliedSecrets(database, ids);
  const at = now().getTime();
  return Promise.all(
    page.map(async (device) => {
      const { values } = wantedOf(withFilters(device, filters), all, at);
      const won = values.filter(({ from }) => from.presetId === own.presetId);
      const stored = readings.get(device.endpointId);
      if (won.length === 0 || !stored) return { device, values, change: 'lost' as const };
      const model = await models.of({
        endpoint_id: device.endpointId,
        model_name: device.modelName,
        prod_class: device.prodClass,
      });
      const appliedSecrets = applied.get(device.endpointId) ?? new Map();
      const states = compare(won, { readings: stored.readings, appliedSecrets, at }, model).map(
        ({ state }) => state,
      );
      const first = (['different', 'unsupported', 'unknown'] as const).find((state) =>
        states.includes(state),
      );
      return { device, values, change: first ?? ('same' as const) };
    }),
  );
}

/** Lists the presets that a draft contends with on a device. */
function conflictsIn(values: readonly DesiredValue[], presetId: string): Omit<Conflict, 'devices'>[] {
  return values.flatMap(({ field, from, lost }): Omit<Conflict, 'devices'>[] => {
    if (from.presetId === presetId)
      return lost.map((one) => ({
        field,
        presetId: one.presetId,
        name: one.name,
        weight: one.weight,
        wins: true,
        agrees: one.agrees,
      }));
    const own = lost.find((one) => one.presetId === presetId);
    return own ? [{ field, ...from, wins: false, agrees: own.agrees }] : [];
  });
}
