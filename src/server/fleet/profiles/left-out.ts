import { createInterface } from 'node:readline';
import type { RolloutDevice } from '#domain/rollouts/file.ts';
import type { RolloutContext } from '#machines/rollout/machine.ts';
import { pagination } from '#server/core/http/paging.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import type { PresentMember } from './answers.ts';

interface Asked {
  page: number;
  limit: number;
  keyword?: string | undefined;
}

/** Reads a page of the target devices that the plan left out, from the device list that the plan keeps. */
export async function leftOutPage(
  { blobs }: Pick<CoreServices, 'blobs'>,
  scope: Scope,
  { plan }: RolloutContext,
  { page, limit, keyword }: Asked,
): Promise<{ data: PresentMember[]; pagination: ReturnType<typeof pagination> }> {
  const list = plan && plan.refused > 0 ? await blobs.read(plan.manifest) : null;
  const from = (page - 1) * limit;
  const word = keyword?.toLowerCase();
  const found: RolloutDevice[] = [];
  let count = 0;
  if (list)
    for await (const line of createInterface({ input: list, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line === '') continue;
      const device: RolloutDevice = JSON.parse(line);
      if (device.verdict === null || (word && !device.endpointId.toLowerCase().includes(word))) continue;
      count += 1;
      if (count > from && found.length < limit) found.push(device);
      // Without a keyword the plan has the total.
      if (!word && found.length === limit) break;
    }
  const total = word ? count : (plan?.refused ?? 0);
  const named = await scope.of(ScopedDevices).findMany(found.map(({ endpointId }) => endpointId));
  const names = new Map(named.map((device) => [device.endpoint_id, device.device_name]));
  return {
    data: found.map(({ endpointId, model, installed, verdict }) => ({
      endpointId,
      deviceName: names.get(endpointId) ?? null,
      modelName: model,
      fromVersion: installed,
      wave: null,
      state: 'leftOut',
      outcome: null,
      reason: verdict ?? '',
      waitsFor: null,
      attempt: 0,
      workId: null,
      progress: null,
      nextTime: null,
      startTime: null,
      endTime: null,
    })),
    pagination: pagination({ page, limit }, total),
  };
}
