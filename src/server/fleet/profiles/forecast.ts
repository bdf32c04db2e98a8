import type { RolloutTargets } from '#machines/rollout/events.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import {
  type CargoColumns,
  countTargets,
  type TargetDevice,
  targetSlice,
} from '../rollouts/queries/targets.ts';
import { resolveTargets } from '../rollouts/targets.ts';
import type { ProfileServices } from './kind.ts';

/** Maximum number of devices that a forecast evaluates; beyond it, it only counts the targets. */
const mostEvaluated = 2_000;
const mostCounted = 2_000_000;

interface Content {
  modelName: string;
  columns: CargoColumns;
  /** Bytes that one device downloads. */
  bytes: number;
  /** Returns, by device, the reason that it does not get the content; null: it does. */
  verdicts(devices: readonly TargetDevice[]): Promise<Map<string, string | null>>;
}

/** Forecasts how many devices a profile would reach while its form is filled in; nothing is stored. */
export async function forecastProfile(
  { database }: Pick<ProfileServices, 'database'>,
  scope: Scope,
  targets: RolloutTargets,
  { modelName, columns, bytes, verdicts }: Content,
) {
  if (targets.opId !== undefined && (await scope.of(ScopedDevices).operatorPath(targets.opId)) === null)
    throw new ApiError('nodata');
  const query = await resolveTargets(scope, targets, { modelName, columns });
  const targeted = await countTargets(database.sql, query, mostCounted);
  if (targeted > mostEvaluated) return { data: { targeted, eligible: null, bytes: targeted * bytes } };
  const found = await verdicts(await targetSlice(database.sql, query, '', mostEvaluated));
  const eligible = [...found.values()].filter((verdict) => verdict === null).length;
  return { data: { targeted, eligible, bytes: eligible * bytes } };
}
