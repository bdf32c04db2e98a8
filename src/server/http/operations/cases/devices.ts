import type { CaseDevice } from '#domain/case/file.ts';
import { deviceValues } from '#server/projections/cases/device-values.ts';
import type { ListedTask } from '#server/projections/tasks/queries.ts';
import type { Services } from '../../services.ts';

/** What changed on each device between the first and the last event of its tasks, in the order of the case. */
export async function changedDevices(
  { database }: Pick<Services, 'database'>,
  tasks: readonly ListedTask[],
): Promise<CaseDevice[]> {
  const spans = new Map<string, Omit<CaseDevice, 'values'>>();
  for (const { endpoint_id: endpointId, requested_pos, last_pos } of tasks) {
    const known = spans.get(endpointId);
    spans.set(endpointId, {
      endpointId,
      from: Math.min(known?.from ?? requested_pos, requested_pos),
      to: Math.max(known?.to ?? last_pos, last_pos),
    });
  }
  const devices: CaseDevice[] = [];
  for (const span of spans.values()) devices.push({ ...span, values: await deviceValues(database, span) });
  return devices;
}
