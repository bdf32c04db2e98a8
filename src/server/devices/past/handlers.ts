import type { components } from '#api/main.d.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { Change } from '#server/devices/queries/past/changes.ts';
import { ScopedPast } from '#server/devices/queries/past/past.ts';
import { type ListedTask, ScopedTasks } from '#server/devices/tasks/queries/tasks.ts';
import { findDevice } from '../target.ts';

type PastHandlers = Pick<Handlers, 'getDevicePast' | 'listDeviceChanges'>;

/** Maximum numbers in one answer. */
const most = { values: 5_000, differences: 1_000, changes: 200, tasks: 500 };
/** Milliseconds after a task's end in which the device's report of its change may still be stored. */
const afterTaskMs = 1_000;

/** Past state of a device, and its changes since (docs/decisions/194). */
export const devicePastHandlers = (): PastHandlers => ({
  async getDevicePast({ query, scope }) {
    const { endpointId, at, withValues = false } = query;
    const device = await findDevice(scope, { endpointId });
    const moment = await scope.of(ScopedPast).moment(device, new Date(at));
    if (!moment) throw new ApiError('nodata');
    const { values, differences } = moment;
    const shown = withValues ? [...values].slice(0, most.values) : [];
    return {
      data: {
        at: new Date(at).toISOString(),
        begins: moment.begins.toISOString(),
        earlier: moment.earlier?.toISOString() ?? null,
        later: moment.later?.toISOString() ?? null,
        differences: differences.slice(0, most.differences).map(({ path, was, is }) => ({
          path,
          was: was.value,
          wasTold: was.observedAt.toISOString(),
          is: is.value,
          isTold: is.observedAt.toISOString(),
        })),
        values: Object.fromEntries(
          shown.map(([path, { value, observedAt }]) => [
            path,
            { value, observedAt: observedAt.toISOString() },
          ]),
        ),
        truncated: (withValues && values.size > most.values) || differences.length > most.differences,
      },
    };
  },

  async listDeviceChanges({ query, scope }) {
    const { endpointId, since } = query;
    const device = await findDevice(scope, { endpointId });
    const changes = await scope.of(ScopedPast).changesSince(device, new Date(since), most.changes);
    const tasks = await scope.of(ScopedTasks).newest({ endpointId }, most.tasks);
    return { data: changes.map((change) => present(change, tasks)) };
  },
});

function present(
  { event, values }: Change,
  tasks: readonly ListedTask[],
): components['schemas']['DeviceChange'] {
  const base = { id: String(event.pos), at: event.recordedAt.toISOString(), values };
  if (event.type === 'device.registered') {
    const { kind, name } = JSON.parse(event.actor);
    return { ...base, taskId: null, action: null, by: kind === 'account' ? String(name) : null };
  }
  const task = tasks.find((candidate) => ranAt(candidate, event.recordedAt));
  return {
    ...base,
    taskId: task?.task_id ?? null,
    action: (task?.kind as components['schemas']['TaskKind'] | undefined) ?? null,
    by: task?.account_name ?? null,
  };
}

/** Tells if a task that sets something ran on the device at that time. */
const ranAt = ({ feature, requested_at: from, finished_at: to }: ListedTask, at: Date): boolean =>
  feature !== 'diagnostics' && from <= at && (to === null || at.getTime() <= to.getTime() + afterTaskMs);
