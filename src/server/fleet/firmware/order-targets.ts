import type { components } from '#api/main.d.ts';
import type { RolloutTargets } from '#machines/rollout/events.ts';
import { refusal } from '#server/core/http/validators.ts';

type Order = components['schemas']['ProfileOrder'];

const flat = ['opId', 'gid', 'opRegionId', 'opCityIds', 'addDids'] as const;

/** Reads an order's targets: from `targets`, or from the same fields at the top level (CL-190..CL-192, CL-238). */
export function targetsOf(body: Order): RolloutTargets {
  const named = flat.filter((field) => body[field] !== undefined);
  if (named.length === 0 && body.opCityId === undefined) return body.targets ?? {};
  if (body.targets)
    throw refusal([{ field: 'targets', message: 'is beside other fields that name devices' }]);
  if (body.opCityId !== undefined && body.opCityIds)
    throw refusal([{ field: 'opCityId', message: 'is beside opCityIds' }]);
  return {
    ...Object.fromEntries(named.map((field) => [field, body[field]])),
    ...(body.opCityId !== undefined && { opCityIds: [body.opCityId] }),
  };
}

/** Reads how often a device whose upgrade failed is retried. */
export function retriesOf({ autoRetry, maxRetryCount, fpRetry, maxRetry }: Order): number {
  const given = [maxRetryCount, fpRetry, maxRetry].filter((count) => count !== undefined);
  if (new Set(given).size > 1)
    throw refusal([{ field: 'maxRetryCount', message: 'differs from fpRetry or maxRetry' }]);
  return autoRetry === false ? 0 : (given[0] ?? 2);
}
