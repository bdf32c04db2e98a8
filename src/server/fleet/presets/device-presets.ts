import type { components } from '#api/main.d.ts';
import type { DesiredValue } from '#domain/presets/desired.ts';
import { undoneValues } from '#domain/presets/effect.ts';
import type { JsonObject } from '#machines/json.ts';
import type { PresetDeviceContext } from '#machines/preset-device/machine.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { findDevice } from '#server/devices/target.ts';
import { secretsIn } from './applied-secrets.ts';
import type { PresetChecks } from './checks.ts';
import { compare, wantedOf, withFilters } from './evaluate.ts';
import { type Origin, presentOrigin, presentValue } from './present.ts';
import type { Presets } from './presets.ts';
import { knownDevice, storedReadings } from './queries/devices.ts';
import { type PresetInForce, presetsInForce, wantOf } from './queries/in-force.ts';

type Answer = components['schemas']['DevicePresets'];
type Effect = components['schemas']['PresetEffect'];

export interface DevicePresetServices extends Pick<CoreServices, 'database' | 'now'> {
  models: DeviceModels;
  presets: Presets;
  presetChecks: Pick<PresetChecks, 'streams'>;
}

/** Reads what presets want of a device, and what it last reported. */
export async function devicePresets(
  services: DevicePresetServices,
  scope: Scope,
  endpointId: string,
): Promise<Answer> {
  await findDevice(scope, { endpointId });
  const { snapshot, version } = await services.presetChecks.streams.load(endpointId);
  const context: PresetDeviceContext = snapshot.context;
  const looked = await lookedAt(services, endpointId);
  const base = {
    state: version === 0 ? null : stateOf(snapshot.value),
    unreachable: context.unreachable,
    deferred: context.deferred,
    comparedTime: context.comparedAt === '' ? null : context.comparedAt,
    taskId: context.task?.taskId ?? null,
  };
  if (!looked) return { ...base, values: [], observedAt: null };
  const { wanted, all, stored, model, at } = looked;
  const isCurrent = context.opId === looked.device.opId;
  const appliedSecrets = secretsIn(isCurrent ? context.secrets : {});
  const found = compare(wanted.values, { readings: stored.readings, appliedSecrets, at }, model);
  const originOf = originIn(all, scope);
  const live = new Set(wanted.live.map(({ field }) => field));
  const values = found.map(({ field, value, now, state, reason, from, lost }): Answer['values'][number] => {
    const preset = all.find(({ presetId }) => presetId === from.presetId);
    const record = isCurrent ? context.fields[field] : undefined;
    const isFought =
      state === 'different' && preset !== undefined && record?.fighting.includes(wantOf(preset)) === true;
    return {
      field,
      value: presentValue(value),
      now: now.map(presentValue),
      state: live.has(field) ? (isFought ? 'fighting' : state) : 'paused',
      reason,
      from: presentOrigin(originOf(from)),
      lost: lost.map((one) => ({
        ...presentOrigin(originOf(one)),
        value: presentValue(one.value),
        lostBy: one.lostBy,
        agrees: one.agrees,
      })),
    };
  });
  return { ...base, values, observedAt: stored.at?.toISOString() ?? null };
}

/** Returns the values of a planned change that presets would write again. */
export async function presetEffect(
  services: DevicePresetServices,
  scope: Scope,
  {
    endpointId,
    ...change
  }: { endpointId: string; kind: 'TimeSettings' | 'RadioSettings' | 'HdmiCec'; params: JsonObject },
): Promise<Effect[]> {
  await findDevice(scope, { endpointId });
  const looked = await lookedAt(services, endpointId);
  if (!looked) return [];
  const { wanted, all, stored, at } = looked;
  const originOf = originIn(all, scope);
  return undoneValues(wanted.live, change, { readings: stored.readings, at }).map(
    ({ field, value, from }) => ({
      field,
      value: presentValue(value),
      from: presentOrigin(originOf(from)),
    }),
  );
}

async function lookedAt({ database, models, presets, now }: DevicePresetServices, endpointId: string) {
  const device = await knownDevice(database, endpointId);
  if (!device) return null;
  const all = await presetsInForce(database);
  const at = now().getTime();
  const wanted = wantedOf(withFilters(device, await presets.planner.filters.of(all)), all, at);
  const fields = wanted.values.map(({ field }) => field);
  const stored = (await storedReadings(database, [endpointId], fields)).get(endpointId);
  if (!stored) return null;
  const model = await models.of({
    endpoint_id: endpointId,
    model_name: device.modelName,
    prod_class: device.prodClass,
  });
  return { device, all, wanted, stored, model, at };
}

/** Hides presets of organisations outside of the caller's scope. */
export const originIn =
  (all: readonly PresetInForce[], { opPath }: Pick<Scope, 'opPath'>) =>
  ({ presetId, name, weight }: DesiredValue['from']): Origin => {
    const preset = all.find((one) => one.presetId === presetId);
    return preset?.opPath.startsWith(opPath)
      ? { presetId, name, weight }
      : { presetId: null, name: '', weight };
  };

const states = ['idle', 'checking', 'due', 'applying', 'confirming'] as const;
const stateOf = (value: unknown) => states.find((state) => state === value) ?? null;
